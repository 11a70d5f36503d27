// What was typed and not sent yet, kept in memory only, in the query cache, which signing out empties:
// for forms that hold what customers have told us. Whoever signs in again after the session has ended
// goes on with their own.
import { useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { DRAFTS } from '../api/query-client.ts';

/** The draft of the customers' order form. A reload keeps it for guests alone (handed-over-drafts.ts). */
export const ORDER_DRAFT = 'order-draft';

const under = (key: QueryKey) => [DRAFTS, ...key];

export function hasDraft(queryClient: QueryClient, ...key: QueryKey): boolean {
  return queryClient.getQueryCache().find({ queryKey: under(key), exact: false }) !== undefined;
}

/** Forgets the drafts whose key begins with `name` and goes on as `isOver` says. */
export function dropDrafts(
  queryClient: QueryClient,
  name: string,
  isOver: (rest: QueryKey) => boolean,
): void {
  queryClient.removeQueries({
    queryKey: [DRAFTS, name],
    predicate: ({ queryKey }) => isOver(queryKey.slice(2)),
  });
}

/** What is kept under one key is kept under another from now on, changed so. */
export function moveDraft<Draft>(
  queryClient: QueryClient,
  [from, to]: readonly [QueryKey, QueryKey],
  change: (draft: Draft) => Draft,
): void {
  const draft = queryClient.getQueryData<Draft>(under(from));
  if (draft === undefined) return;
  queryClient.setQueryData(under(to), change(draft));
  queryClient.removeQueries({ queryKey: under(from), exact: true });
}

/** The draft under the key as it was when the form was opened, and what becomes of it. */
export function useCachedDraft<Draft>(...key: QueryKey) {
  const queryClient = useQueryClient();
  // It names one form for as long as that is open.
  const [queryKey] = useState(() => under(key));
  const [draft] = useState(() => queryClient.getQueryData<Draft>(queryKey));
  const actions = useMemo(
    () => ({
      /** As it is at this moment, whichever form has kept it. */
      draftNow: () => queryClient.getQueryData<Draft>(queryKey),
      storeDraft: (values: Draft) => void queryClient.setQueryData(queryKey, values),
      dropDraft: () => queryClient.removeQueries({ queryKey, exact: true }),
      /** Also heard by the form that was opened while what it holds was under way. */
      onDraftDropped: (listener: () => void) =>
        queryClient.getQueryCache().subscribe(({ type, query }) => {
          if (type === 'removed' && query.queryHash === hashKey(queryKey)) listener();
        }),
    }),
    [queryClient, queryKey],
  );
  return { draft, ...actions };
}

const RESTORABLE = 'place';

/**
 * As useState(); what is set is there again when whoever's session has ended signs in and comes back.
 * For what is open, not for what is typed.
 */
export function useRestorableState<Value>(
  name: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const { draft, storeDraft } = useCachedDraft<Value>(RESTORABLE, name);
  const [value, setValue] = useState(draft ?? initial);
  useEffect(() => storeDraft(value), [storeDraft, value]);
  return [value, setValue];
}

/** Whether the draft under the key holds something typed and not sent. */
export const isTyped = (key: QueryKey): boolean => key[1] !== RESTORABLE;

/** Whether anything has been typed and not sent. */
export function useHasDrafts(): boolean {
  const queryClient = useQueryClient();
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: [DRAFTS] })
    .some(({ queryKey }) => isTyped(queryKey));
}
