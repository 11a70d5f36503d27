/** Keeps the place of what is loading; give it the size of the real thing. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`block animate-glimmer rounded bg-sunk ${className}`} />
  );
}

type SkeletonsProps = {
  count: number;
  /** What is on its way, for whoever hears it. */
  label: string;
  /** How they lie, and with `*:h-…` how high they are. */
  className: string;
};

export function Skeletons({ count, label, className }: SkeletonsProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  );
}
