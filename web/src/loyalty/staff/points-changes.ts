// Around every change of points that staff send: its key, and what has to be refetched after it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listUsers } from '@brasa/core/accounts/accounts.calls.ts';
import {
  readDashboard,
  readDeliveredToday,
  readUserStatistics,
} from '@brasa/core/dashboard/dashboard.calls.ts';
import {
  listMovements,
  readPointsNotification,
  readWalletQr,
  searchByPhone,
} from '@brasa/core/loyalty/loyalty.calls.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { readOrder } from '@brasa/core/orders/orders.calls.ts';
import { UnansweredKeys, useSentState } from '../../browser/api/unanswered-keys.ts';
import { invalidate } from '../../browser/api/send.ts';
import type { SentCallbacks } from '../../browser/api/single-change.ts';
import { BALANCES } from '../loyalty.queries.ts';

/** Then staff may try again; the key makes sure that it is done once. */
export const PATIENCE_MS = 20_000;

/**
 * What has been sent and not been answered. It outlives the dialogs, which are closed and opened again
 * between a lost answer and its repeat, and a reload.
 */
export const pointsKeys = new UnansweredKeys('points');

/** Everything that shows somebody's points, or an order's discount: staff may have points of their own. */
const CHANGED = [
  ...BALANCES,
  searchByPhone,
  listMovements,
  readPointsNotification,
  readWalletQr,
  readOrder,
  readDashboard,
  readDeliveredToday,
  listUsers,
  readUserStatistics,
];

/**
 * A change of points; `bodyOf` answers what is sent. Sent again with the same body, after a lost answer or
 * by a second tap, it has the key of the first and is done once, in another dialog too; after a success
 * the same body is a new change. The callbacks run when the answer comes, even when the dialog is closed.
 */
export function usePointsChange<Sent, Reply>(
  { path }: Pick<Call, 'path'>,
  sendChange: (sent: Sent, key: string) => Promise<Reply>,
  { onSuccess, onError }: SentCallbacks<Reply, Sent>,
  bodyOf: (sent: Sent) => unknown = (sent) => sent,
) {
  const queryClient = useQueryClient();
  const mutationKey = [path];
  const change = useMutation({
    mutationKey,
    mutationFn: (sent: Sent) => pointsKeys.send(path, bodyOf(sent), (key) => sendChange(sent, key)),
    onSuccess: (reply, sent) => {
      void invalidate(queryClient, ...CHANGED);
      onSuccess(reply, sent);
    },
    onError: (error, sent) => {
      // The answer may have been lost, or another device was faster.
      void invalidate(queryClient, ...CHANGED);
      onError(error, sent);
    },
  });
  return {
    ...change,
    /** Does nothing while the same is under way: what was rendered may be older than a second tap. */
    send: (sent: Sent) => {
      const content = JSON.stringify(sent);
      const isUnderWay = queryClient.isMutating({
        mutationKey,
        predicate: ({ state }) => JSON.stringify(state.variables) === content,
      });
      if (isUnderWay === 0) change.mutate(sent);
    },
  };
}

/** Whether what a form shows went out and nobody knows what became of it: sent again it is done once, unless it is said to be another. */
export function useUnansweredPoints({ path }: Pick<Call, 'path'>, shown: unknown) {
  return {
    isRepeat: useSentState(pointsKeys, path, shown) === 'unknown',
    beginAnew: () => pointsKeys.forget(path, shown),
  };
}
