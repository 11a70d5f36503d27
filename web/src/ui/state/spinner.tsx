export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`animate-spin ${className}`}>
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        opacity="0.25"
      />
      <path
        d="M12 3a9 9 0 0 1 9 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function LoadingRow({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p role="status" className={`flex gap-3 text-ink-soft ${className}`}>
      <Spinner className="mt-0.5 size-5 shrink-0" /> {text}
    </p>
  );
}

export function FullScreenSpinner({ text = 'Cargando...' }: { text?: string }) {
  return (
    <div
      role="status"
      className="flex min-h-dvh flex-col items-center justify-center gap-4 text-ink-soft"
    >
      <Spinner className="size-10 noscript:hidden" />
      <p className="noscript:hidden">{text}</p>
      <p className="hidden noscript:block">Esta página necesita JavaScript.</p>
    </div>
  );
}
