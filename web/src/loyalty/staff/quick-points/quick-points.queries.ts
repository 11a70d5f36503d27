// See docs/rules/loyalty.md#quick-points-dialog.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '@brasa/core/kernel/call.ts';
import { assignPoints, searchByPhone, searchByQr } from '@brasa/core/loyalty/loyalty.calls.ts';
import { consumeBonus } from '@brasa/core/orders/orders.calls.ts';
import { keyOf, send } from '../../../browser/api/send.ts';
import { invalidatePoints, pointsKeys } from '../points-changes.ts';

/** Then staff may try again; the key makes sure that it is done once. */
const PATIENCE_MS = 20_000;

/** By what a customer was looked for: a phone as it is stored, or the text of a QR. */
export type Target = { phone: string } | { qrCode: string };

export function useSearchCustomer() {
  return useMutation({
    mutationFn: (target: Target) =>
      'phone' in target
        ? send(searchByPhone, { body: target, timeoutMs: PATIENCE_MS })
        : send(searchByQr, { body: target, timeoutMs: PATIENCE_MS }),
  });
}

export function useCustomerOfPhone(phone: string) {
  return useQuery({
    queryKey: [...keyOf(searchByPhone), phone],
    queryFn: ({ signal }) =>
      send(searchByPhone, { body: { phone }, timeoutMs: PATIENCE_MS, signal }),
    staleTime: 0,
  });
}

export type Assignment = BodyOf<typeof assignPoints>;

export type Consumption = BodyOf<typeof consumeBonus>;

type Callbacks<Reply> = {
  onSuccess: (reply: Reply) => void;
  onError: (error: Error) => void;
};

/** The callbacks run when the answer comes, even when the dialog is closed by then. */
export function useAssignPoints(callbacks: Callbacks<ReplyOf<typeof assignPoints>>) {
  return useChange(
    assignPoints.path,
    (body: Assignment, key) => send(assignPoints, { body, key, timeoutMs: PATIENCE_MS }),
    callbacks,
  );
}

export function useConsumeBonus(callbacks: Callbacks<ReplyOf<typeof consumeBonus>>) {
  return useChange(
    consumeBonus.path,
    (body: Consumption, key) => send(consumeBonus, { body, key, timeoutMs: PATIENCE_MS }),
    callbacks,
  );
}

/**
 * A change of points. Sent again with the same content, after a lost answer or by a second tap, it
 * has the key of the first and is done once, in another dialog too; after a success the same content
 * is a new change.
 */
function useChange<Body, Reply>(
  path: string,
  sendChange: (body: Body, key: string) => Promise<Reply>,
  { onSuccess, onError }: Callbacks<Reply>,
) {
  const queryClient = useQueryClient();
  const mutationKey = [path];
  const change = useMutation({
    mutationKey,
    mutationFn: (body: Body) => sendChange(body, pointsKeys.keyFor(path, body)),
    onSuccess: (reply, body) => {
      pointsKeys.forget(path, body);
      invalidatePoints(queryClient);
      onSuccess(reply);
    },
    onError,
  });
  return {
    ...change,
    /** Does nothing while the same is under way: what was rendered may be older than a second tap. */
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
