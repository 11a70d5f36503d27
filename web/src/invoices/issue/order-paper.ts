import type { Order } from '@brasa/core/orders/orders.contract.ts';

/**
 * `draft`: a paper under the order's number, from before the shop had its tax identity. `settled`: its invoices come to nothing,
 * and another one can be made.
 */
export type OrderPaper = 'none' | 'draft' | 'ticket' | 'invoice' | 'settled';

/** "S2026-000001.pdf" of "invoices/S2026-000001.pdf"; empty without a PDF. */
export const paperFile = ({ invoicePDF }: Pick<Order, 'invoicePDF'>): string =>
  (invoicePDF ?? '').split('/').at(-1) ?? '';

/** The kind of paper that an order has; its PDF is named by the code, and S begins that of a ticket. */
export function paperOf({
  invoicePDF,
  invoicedTotal,
}: Pick<Order, 'invoicePDF' | 'invoicedTotal'>): OrderPaper {
  const code = paperFile({ invoicePDF });
  if (code === '') return 'none';
  if (invoicedTotal !== null && Number(invoicedTotal) === 0) return 'settled';
  if (/^\d+(?:-\d+)?\.pdf$/.test(code)) return 'draft';
  return code.startsWith('S') ? 'ticket' : 'invoice';
}
