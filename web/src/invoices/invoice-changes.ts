// What every change of invoices has in common: its key, which outlives the sheet that sent it, and what is
// asked for anew after it.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { readDashboard, readDeliveredToday } from '@brasa/core/dashboard/dashboard.calls.ts';
import { listInvoices, readInvoice } from '@brasa/core/invoices/invoices.calls.ts';
import { readOrder } from '@brasa/core/orders/orders.calls.ts';
import { listSales } from '@brasa/core/sales/sales.calls.ts';
import { changeReasonIfTold, isWordless, withCountsOnce } from '../browser/api/error-texts.ts';
import { UnansweredKeys } from '../browser/api/unanswered-keys.ts';
import { invalidate } from '../browser/api/send.ts';
import type { Callbacks } from '../browser/api/single-change.ts';
import { toastError } from '../ui/toast/toast.ts';

/** Then staff may try again; the key makes sure that it is done once. */
export const PATIENCE_MS = 30_000;

export const invoiceKeys = new UnansweredKeys('invoices');

/** Asks anew for all that shows invoices, and for the orders and sales that they are of. */
function refetchInvoiced(queryClient: QueryClient): Promise<void> {
  const ofOrders = [readOrder, readDashboard, readDeliveredToday];
  const shown = [listInvoices, readInvoice, listSales, ...ofOrders];
  return invalidate(queryClient, ...shown);
}

/** One at a time; the callbacks run when the answer comes, even when the sheet is closed by then. */
export function useInvoiceChange<Sent, Reply>(
  change: (sent: Sent) => Promise<Reply>,
  callbacks: Callbacks<Reply>,
) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: change,
    ...callbacks,
    // After a failure too: it may have been done all the same, or somebody else was faster.
    onSettled: () => void refetchInvoiced(queryClient),
  });
  return {
    ...mutation,
    send: (sent: Sent) => {
      if (!mutation.isPending) mutation.mutate(sent);
    },
  };
}

/** Says what was not done, in the server's words where it has some. */
export function sayFailed(title: string, error: Error, otherwise?: string): void {
  const hasOwnWords = otherwise !== undefined && isWordless(error);
  toastError(title, hasOwnWords ? withCountsOnce(otherwise, error) : changeReasonIfTold(error));
}
