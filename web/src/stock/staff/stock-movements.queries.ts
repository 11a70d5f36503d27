// What staff do to the day's stock by hand; apart from stock.queries, which public pages load.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MovedStock, MovementType, StockMovements } from '@brasa/core/stock/stock.contract.ts';
import { request } from '../../browser/api/api-client.ts';

const PATH = '/api/stock/movements';
const PATIENCE_MS = 10_000;
/** What shows the stock, by its path. */
const CHANGED = [PATH, '/api/stock', '/api/dashboard-data'];

/** Today's stock with its history, newest first; null when the session has ended. */
export function useStockMovements() {
  return useQuery<StockMovements | null>({ queryKey: [PATH], staleTime: 0 });
}

export type MovementSent = { type: MovementType; quantity: string };

/** The key makes a repeat of the same movement harmless. */
export function useMoveStock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ movement, key }: { movement: MovementSent; key: string }) =>
      request<MovedStock>('POST', PATH, {
        body: movement,
        headers: { 'Idempotency-Key': key },
        timeoutMs: PATIENCE_MS,
      }),
    onSettled: () => {
      for (const path of CHANGED) void queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
}
