// The reviews as staff edit them; apart from reviews.queries, which the home page loads.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import type { EditedReview } from '@brasa/core/site/reviews.contract.ts';
import { editReview, listReviews, orderReviews, readReviews } from '@brasa/core/site/site.calls.ts';
import { invalidate, keyOf, queryOf, send } from '../../browser/api/send.ts';
import type { Callbacks } from '../../browser/api/single-change.ts';

/** A call that has not been answered by then counts as one that never will be. */
const PATIENCE_MS = 15_000;

/** All of them; null when the session has ended meanwhile. */
export function useEditedReviews() {
  return useQuery({ ...queryOf(readReviews), staleTime: 0 });
}

/** After every change, and after a failure: somebody else may have been faster. */
function refetchReviews(queryClient: QueryClient): void {
  void invalidate(queryClient, readReviews, listReviews);
}

export type ReviewChange = Omit<BodyOf<typeof editReview>, 'version'>;

export function useSaveReview(callbacks: Callbacks<EditedReview>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, change }: { seen: EditedReview; change: ReviewChange }) =>
      send(editReview, {
        params: { id: seen.id },
        body: { ...change, version: seen.version },
        timeoutMs: PATIENCE_MS,
      }),
    ...callbacks,
    onSettled: () => refetchReviews(queryClient),
  });
}

export function useOrderReviews(callbacks: Callbacks<EditedReview[]>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof orderReviews>) =>
      send(orderReviews, { body, timeoutMs: PATIENCE_MS }),
    onSuccess: (reviews: EditedReview[]) => {
      queryClient.setQueryData(keyOf(readReviews), reviews);
      callbacks.onSuccess(reviews);
    },
    onError: callbacks.onError,
    onSettled: () => refetchReviews(queryClient),
  });
}
