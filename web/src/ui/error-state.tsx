import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What was kept and what to do next. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
};

/** Something could not be shown, in the place where it would stand. */
export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border-l-4 border-bad bg-bad-surface px-6 py-6"
    >
      <p className="font-semibold">{title}</p>
      {children !== undefined && <div>{children}</div>}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} pending={retrying}>
          Reintentar
        </Button>
      )}
    </div>
  );
}
