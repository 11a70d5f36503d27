import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { SessionEnded } from './session-ended.tsx';
import { StaleNote } from './stale-note.tsx';

type LoadedProps<Data> = {
  query: {
    data: Data | undefined;
    isPending: boolean;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Keeps its place until it is there. */
  loading: ReactNode;
  /** What is said where it did not come. */
  failed: string;
  failedHint?: string;
  /** Nothing is said of a later look that fails: something else says it, or it is of no account. */
  silent?: boolean;
  /** What to sign in again for, where the answer is null. */
  ended?: string;
  /** In the place of that, where it says nothing of a session. */
  otherwise?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
};

/**
 * What a query answers, or how it stands with it. What is on screen stays there when a later look fails.
 * See docs/rules/screens.md#four-states.
 */
export function Loaded<Data>(props: LoadedProps<Data>): ReactNode {
  const { query, loading, failed, failedHint, silent, ended, otherwise, children } = props;
  const { data, isPending, isError } = query;
  if (isPending) return loading;
  if (data !== undefined && data !== null) {
    return (
      <>
        {children(data)}
        {isError && !silent && <StaleNote failed={failed} query={query} />}
      </>
    );
  }
  if (isError) {
    return (
      <ErrorState title={failed} query={query}>
        {failedHint}
      </ErrorState>
    );
  }
  return otherwise === undefined ? <SessionEnded>{ended}</SessionEnded> : otherwise;
}
