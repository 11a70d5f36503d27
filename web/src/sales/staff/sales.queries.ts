// Selling at the counter; what changes with a sale is asked for anew.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readOpenBooks } from '@brasa/core/books/books.calls.ts';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import type { BodyOf, ReplyOf } from '@brasa/core/kernel/call.ts';
import { cents, formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { annulSale, listSales, refundSale, sellAtCounter } from '@brasa/core/sales/sales.calls.ts';
import type { ListedSale } from '@brasa/core/sales/sales.contract.ts';
import { WAY_TEXTS } from '@brasa/core/payments/way-texts.rules.ts';
import { listStockMovements, readStock } from '@brasa/core/stock/stock.calls.ts';
import { changeReasonOf } from '../../browser/api/error-texts.ts';
import { hasCode } from '../../browser/api/api-error.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { invalidate, queryOf, send } from '../../browser/api/send.ts';
import type { SentCallbacks } from '../../browser/api/single-change.ts';
import { useAttempt } from '../../browser/api/use-attempt.ts';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import { annulledText } from './sale-text.ts';
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
    onSuccess: ({ sale }) => toastSuccess('Venta anulada', annulledText(sale)),
    onError: (error) => toastError('No se pudo anular la venta', changeReasonOf(error)),
    onSettled: () => void invalidate(queryClient, ...CHANGED),
  });
}

type Refund = BodyOf<typeof refundSale>;

/** Gives goods of the sale back. A refund without an answer is sent again unchanged, under the same key: the sale may hold it already. */
export function useRefundSale({ id, refundedAmount }: ListedSale, onDone: () => void) {
  const queryClient = useQueryClient();
  const { begin, end, isUnanswered } = useAttempt<{ body: Refund; key: string }>();
  const { mutate, isPending } = useMutation({
    mutationFn: (attempt: { body: Refund; key: string }) =>
      send(refundSale, { params: { id }, ...attempt, timeoutMs: PATIENCE_MS }),
    onSuccess: ({ sale }, { body }) => {
      end();
      const amount = centsBetween(sale.refundedAmount, String(body.refundedAmount));
      toastSuccess('Devolución anotada', `${amount} ${WAY_TEXTS[body.method].how}`);
      onDone();
    },
    onError: (error) => {
      end(error);
      toastError('No se pudo anotar la devolución', changeReasonOf(error));
      // The sale as the form shows it is not the sale any more.
      if (hasCode(error, 'SALE_CHANGED')) onDone();
    },
    onSettled: () => void invalidate(queryClient, ...CHANGED),
  });
  const give = (refund: Omit<Refund, 'refundedAmount'>) => {
    if (isPending) return;
    mutate(begin(() => ({ body: { ...refund, refundedAmount }, key: newKey() })));
  };
  return { give, isPending, isUnanswered };
}

/** "13,50 €", by which the later of two amounts on the wire is more. */
const centsBetween = (later: string, earlier: string): string =>
  formatEuros(cents((parseCents(later) ?? 0) - (parseCents(earlier) ?? 0)));
