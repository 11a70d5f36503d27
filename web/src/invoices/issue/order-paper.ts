import type { Order } from '@brasa/core/orders/orders.contract.ts';

/**
 * `draft`: a paper under the order's number, from before the shop had its tax identity. `settled`: its invoices come to nothing,
 * and another one can be made.
 */
export type OrderPaper = 'none' | 'draft' | 'ticket' | 'invoice' | 'settled';

/** "S2026-000001.pdf" of "invoices/S2026-000001.pdf"; empty without a PDF. */
export const paperFile = ({ invoicePDF }: Pick<Order, 'invoicePDF'>): string =>
  (invoicePDF ?? '').split('/').at(-1) ?? '';

/**
 * The kind of paper that an order has. Its PDF is named by the code: S begins that of a ticket, R that of a correction. A full invoice
 * leaves the tax number of its customer with the order, which a corrected ticket lacks.
 */
export function paperOf({
  invoicePDF,
  invoicedTotal,
  customerDNI,
}: Pick<Order, 'invoicePDF' | 'invoicedTotal' | 'customerDNI'>): OrderPaper {
  const code = paperFile({ invoicePDF });
  if (code === '') return 'none';
  if (invoicedTotal !== null && Number(invoicedTotal) === 0) return 'settled';
  if (/^\d+(?:-\d+)?\.pdf$/.test(code)) return 'draft';
  const isOfTicket = code.startsWith('R') && customerDNI === null;
  return code.startsWith('S') || isOfTicket ? 'ticket' : 'invoice';
}
