export function FlameMark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        d="M17.8 1.5c1 5.2-2 7.4-4.3 10.3-.9-1.5-1.2-2.9-1-4.7C8.3 10 5 14.6 5 19.8 5 26 9.8 30.5 16 30.5s11-4.5 11-10.7c0-4-1.7-6.5-3.5-9.3-.5 1.9-1.3 3.2-2.7 4.3.5-5.3-.4-9.8-3-13.3Z"
      />
      <path
        fill="var(--paper)"
        d="M16.3 16.3c-.2 2.6-3.8 4-3.8 7.5 0 2.3 1.6 3.9 3.6 3.9s3.7-1.6 3.7-3.9c0-1.4-.6-2.3-1.3-3.3-.3.9-.7 1.5-1.4 2 .2-2.4 0-4.5-.8-6.2Z"
      />
    </svg>
  );
}
