/** Keeps the place of what is loading; give it the size of the real thing. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`block animate-glimmer rounded bg-sunk ${className}`} />
  );
}
