// Marks as a waiter's pen makes them on a slip.

const STAR =
  'm12.2 1.8 3.1 6.8 7.3.7c.6.1.8.8.3 1.2l-5.6 4.9 1.7 7.2c.1.6-.5 1-1 .7L11.9 19.5l-6.3 3.9c-.5.3-1.1-.1-1-.7l1.6-7.3L.6 10.7c-.5-.4-.2-1.1.3-1.2l7.4-.8 3-6.9c.2-.5.7-.5.9 0Z';

export function Stars({ count, className = '' }: { count: number; className?: string }) {
  return (
    <span role="img" aria-label={`${count} de 5 estrellas`} className={`flex gap-0.5 ${className}`}>
      {Array.from({ length: count }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" className="size-[1em] fill-current">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}

/** Four strokes and one across for five, as many strokes as the figure otherwise. */
const STROKES = [
  'M4 3.5 3 21',
  'M10 2.5 9.2 20',
  'M16.5 3.5 15 21',
  'M22 2.5 21.5 20.5',
  'M.5 17 26 6',
];

export function Tally({ count }: { count: number }) {
  return (
    <svg
      viewBox="0 0 27 24"
      aria-hidden="true"
      className="h-[1.3em] fill-none stroke-current stroke-2"
    >
      <path strokeLinecap="round" d={STROKES.slice(0, count).join('')} />
    </svg>
  );
}
