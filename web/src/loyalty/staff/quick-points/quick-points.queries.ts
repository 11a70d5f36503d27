// What staff do with a customer's points at the counter.
// See docs/rules/loyalty.md#quick-points-dialog.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AssignReply,
  AssignRequest,
  ConsumeReply,
  PointsSearchReply,
} from '@brasa/core/loyalty/loyalty.contract.ts';
import { request } from '../../../browser/api/api-client.ts';
import { invalidatePoints, pointsKeys } from '../points-changes.ts';

/** Then staff may try again; the key makes sure that it is done once. */
const PATIENCE_MS = 20_000;

/** By what a customer was looked for: a phone as it is stored, or the text of a QR. */
export type Target = { phone: string } | { qrCode: string };

const SEARCHES = { phone: '/api/points/search-phone', qr: '/api/points/search-qr' };

export function useSearchCustomer() {
  return useMutation({
    mutationFn: (target: Target) =>
      request<PointsSearchReply>('POST', 'phone' in target ? SEARCHES.phone : SEARCHES.qr, {
        body: target,
        timeoutMs: PATIENCE_MS,
      }),
  });
}

/** Whoever has the phone, and their points. */
export function useCustomerOfPhone(phone: string) {
  return useQuery({
    queryKey: [SEARCHES.phone, phone],
    queryFn: ({ signal }) =>
      request<PointsSearchReply>('POST', SEARCHES.phone, {
        body: { phone },
        timeoutMs: PATIENCE_MS,
        signal,
      }),
    staleTime: 0,
  });
}

export type Assignment = Pick<AssignRequest, 'phone' | 'points' | 'isCashPayment' | 'description'>;

export type Consumption = {
  userId: number;
  orderId?: number;
  qrCode?: string;
  phoneDigits?: string;
};

type Callbacks<Reply> = {
  onSuccess: (reply: Reply) => void;
  onError: (error: Error) => void;
};

/** The callbacks run when the answer comes, even when the dialog is closed by then. */
export function useAssignPoints(callbacks: Callbacks<AssignReply>) {
  return useChange<Assignment, AssignReply>('/api/points/assign-by-phone', callbacks);
}

/** As useAssignPoints(). */
export function useConsumeBonus(callbacks: Callbacks<ConsumeReply>) {
  return useChange<Consumption, ConsumeReply>('/api/points/consume-bonus', callbacks);
}

/**
 * A change of points. Sent again with the same content, after a lost answer or by a second tap, it
 * has the key of the first and is done once, in another dialog too; after a success the same content
 * is a new change.
 */
function useChange<Body, Reply>(path: string, { onSuccess, onError }: Callbacks<Reply>) {
  const queryClient = useQueryClient();
  const mutationKey = [path];
  const change = useMutation({
    mutationKey,
    mutationFn: (body: Body) =>
      request<Reply>('POST', path, {
        body,
        headers: { 'Idempotency-Key': pointsKeys.keyFor(path, body) },
        timeoutMs: PATIENCE_MS,
      }),
    onSuccess: (reply, body) => {
      pointsKeys.forget(path, body);
      invalidatePoints(queryClient);
      onSuccess(reply);
    },
    onError,
  });
  return {
    ...change,
    /** Does nothing while the same is under way: what was drawn may be older than a second tap. */
    send: (body: Body) => {
      const content = JSON.stringify(body);
      const isUnderWay = queryClient.isMutating({
        mutationKey,
        predicate: ({ state }) => JSON.stringify(state.variables) === content,
      });
      if (isUnderWay === 0) change.mutate(body);
    },
  };
}
