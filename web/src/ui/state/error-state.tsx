import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

type ErrorStateProps = {
  title: string;
  /** What was kept and what to do next. */
  children?: ReactNode;
  /** The query that failed; Reintentar refetches it. */
  query?: { refetch: () => unknown; isFetching: boolean };
};

/** Something could not be shown, in the place where it would stand. */
export function ErrorState({ title, children, query }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border-l-4 border-bad bg-bad-surface px-6 py-6"
    >
      <p className="font-semibold">{title}</p>
      {children !== undefined && <div>{children}</div>}
      {query && (
        <Button variant="secondary" onClick={() => void query.refetch()} pending={query.isFetching}>
          Reintentar
        </Button>
      )}
    </div>
  );
}
