import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { SessionEnded } from './session-ended.tsx';

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
  /** What is on screen stays there when a later look fails. */
  keepsShown?: boolean;
  /** What to sign in again for, where the answer is null. */
  ended?: string;
  /** In the place of that, where it says nothing of a session. */
  otherwise?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
};

/** What a query answers, or how it stands with it. */
export function Loaded<Data>(props: LoadedProps<Data>): ReactNode {
  const { query, loading, failed, failedHint, keepsShown, ended, otherwise, children } = props;
  if (query.isPending) return loading;
  if (query.isError && !(keepsShown && query.data)) {
    return (
      <ErrorState title={failed} query={query}>
        {failedHint}
      </ErrorState>
    );
  }
  if (query.data !== undefined && query.data !== null) return children(query.data);
  return otherwise === undefined ? <SessionEnded>{ended}</SessionEnded> : otherwise;
}
