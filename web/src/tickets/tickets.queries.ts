import { useQuery } from '@tanstack/react-query';
import {
  listInvoices,
  printSaleReceipt,
  printTicket,
  readTicket,
} from '@brasa/core/invoices/invoices.calls.ts';
import { readDashboard, readDeliveredToday } from '@brasa/core/dashboard/dashboard.calls.ts';
import { readOrder } from '@brasa/core/orders/orders.calls.ts';
import { listSales } from '@brasa/core/sales/sales.calls.ts';
import { discardTickets, readPrinter } from '@brasa/core/tickets/tickets.calls.ts';
import type { PrintReply, PrintRequest, PrintWay } from '@brasa/core/tickets/tickets.contract.ts';
import { queryOf, send } from '../browser/api/send.ts';
import { useSingleChange, type Callbacks } from '../browser/api/single-change.ts';

/** Beside the events, for whoever does not hear them, in milliseconds. */
const AGAIN_MS = 30_000;

/** How the shop's printer stands; undefined until it is known. */
export function usePrinter() {
  return useQuery({ ...queryOf(readPrinter), refetchInterval: AGAIN_MS }).data;
}

/** The ticket's lines as they are now. */
export const useTicket = (id: number) => useQuery(queryOf(readTicket, { params: { id } }));

/**
 * Asks for a ticket of the order; what is sent again without an answer is one ticket. One at a time of each order: what
 * is still under way keeps nobody from printing the next one's.
 */
export function usePrintTicket(orderId: number, callbacks: Callbacks<PrintReply & PrintRequest>) {
  return useSingleChange(
    `ticket of ${orderId}`,
    async (body: PrintRequest, keyFor) => {
      const key = keyFor([orderId, body]);
      const reply = await send(printTicket, { params: { id: orderId }, body, key });
      return { ...reply, ...body };
    },
    {
      // A receipt may have been an invoice.
      shownBy: [readPrinter, readOrder, readDashboard, readDeliveredToday, listInvoices],
      ...callbacks,
    },
  );
}

/** The same of a counter sale's receipt. */
export function usePrintSaleReceipt(
  saleId: number,
  callbacks: Callbacks<PrintReply & { way: PrintWay }>,
) {
  return useSingleChange(
    `receipt of sale ${saleId}`,
    async (way: PrintWay, keyFor) => {
      const key = keyFor([saleId, way]);
      const reply = await send(printSaleReceipt, { params: { id: saleId }, body: { way }, key });
      return { ...reply, way };
    },
    { shownBy: [readPrinter, listSales, listInvoices], ...callbacks },
  );
}

export function useDiscardTickets(callbacks: Callbacks<unknown>) {
  return useSingleChange('discarded tickets', () => send(discardTickets), {
    shownBy: [readPrinter],
    ...callbacks,
  });
}
