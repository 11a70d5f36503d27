import type { ReactNode } from 'react';

type FigureListProps = { children: ReactNode; className?: string };

/** Names on the left, figures on the right, one below the other. */
export function FigureList({ children, className = '' }: FigureListProps) {
  return <dl className={`grid gap-2 ${className}`}>{children}</dl>;
}

type FigureLineProps = { label: ReactNode; value: ReactNode; isSum?: boolean };

export function FigureLine({ label, value, isSum = false }: FigureLineProps) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isSum ? 'border-t border-line pt-2 font-bold' : ''}`}
    >
      <dt className="min-w-0">{label}</dt>
      <dd className="ml-auto text-right whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
