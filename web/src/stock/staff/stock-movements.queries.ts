// What staff do to the day's stock by hand; apart from stock.queries, which public pages load.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import type { ReplyOf } from '@brasa/core/kernel/call.ts';
import { listStockMovements, moveStock, readStock } from '@brasa/core/stock/stock.calls.ts';
import type { MovementType } from '@brasa/core/stock/stock.contract.ts';
import { invalidate, queryOf, send } from '../../browser/api/send.ts';
import type { SentCallbacks } from '../../browser/api/single-change.ts';

const PATIENCE_MS = 10_000;
const CHANGED = [listStockMovements, readStock, readDashboard];

/** Today's stock with its history, newest first; null when the session has ended. */
export function useStockMovements() {
  return useQuery({ ...queryOf(listStockMovements), staleTime: 0 });
}

export type MovementSent = { type: MovementType; quantity: string };

type MoveCallbacks<Sent> = SentCallbacks<ReplyOf<typeof moveStock>, Sent> & {
  onSettled: () => void;
};

/** The key makes a repeat of the same movement harmless. The callbacks run when the answer comes, even when the drawer is closed by then. */
export function useMoveStock<Sent extends { attempt: { movement: MovementSent; key: string } }>(
  callbacks: MoveCallbacks<Sent>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...callbacks,
    mutationFn: ({ attempt: { movement, key } }: Sent) =>
      send(moveStock, { body: movement, key, timeoutMs: PATIENCE_MS }),
    onSettled: () => {
      void invalidate(queryClient, ...CHANGED);
      callbacks.onSettled();
    },
  });
}
