// Selling at the counter; what changes with a sale is asked for anew.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readOpenBooks } from '@brasa/core/books/books.calls.ts';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import type { ReplyOf } from '@brasa/core/kernel/call.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { annulSale, listSales, sellAtCounter } from '@brasa/core/sales/sales.calls.ts';
import { listStockMovements, readStock } from '@brasa/core/stock/stock.calls.ts';
import { changeReasonOf } from '../../browser/api/error-texts.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { invalidate, queryOf, send } from '../../browser/api/send.ts';
import type { SentCallbacks } from '../../browser/api/single-change.ts';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import type { SaleBody } from './sale-values.ts';

const PATIENCE_MS = 10_000;
/** Others sell meanwhile. */
const LIVE_MS = 10_000;
const PAGE_LENGTH = 20;
const CHANGED = [listSales, listStockMovements, readStock, readDashboard, readOpenBooks];

/** A page of a day's sales, the last one first; null is today, and the first page. */
export function useDaySales(day: Day | null, before: number | null) {
  const query = {
    limit: PAGE_LENGTH,
    ...(day !== null && { day }),
    ...(before !== null && { before: String(before) }),
  };
  return useQuery({ ...queryOf(listSales, { query }), staleTime: 0, refetchInterval: LIVE_MS });
}

export type Attempt = { body: SaleBody; key: string };

type SellCallbacks<Sent> = SentCallbacks<ReplyOf<typeof sellAtCounter>, Sent> & {
  onSettled: () => void;
};

/**
 * The key makes a repeat of the same sale harmless. A refusal may mean that the menu has changed. The callbacks run when the answer
 * comes, even when the drawer is closed by then.
 */
export function useSell<Sent extends { attempt: Attempt }>(callbacks: SellCallbacks<Sent>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ attempt: { body, key } }: Sent) =>
      send(sellAtCounter, { body, key, timeoutMs: PATIENCE_MS }),
    onSuccess: callbacks.onSuccess,
    onError: (error, sent) => {
      void invalidate(queryClient, listProducts);
      callbacks.onError(error, sent);
    },
    onSettled: () => {
      void invalidate(queryClient, ...CHANGED);
      callbacks.onSettled();
    },
  });
}

/** Takes a sale back and says what came of it, also once whoever asked for it is gone from the screen. */
export function useAnnulSale() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(annulSale, { params: { id }, key: newKey() }),
    onSuccess: ({ sale }) => toastSuccess('Venta anulada', eurosText(sale.total)),
    onError: (error) => toastError('No se pudo anular la venta', changeReasonOf(error)),
    onSettled: () => void invalidate(queryClient, ...CHANGED),
  });
}
