import type { Order } from '@brasa/core/orders/orders.contract.ts';

/**
 * `draft`: a paper under the order's number, from before the shop had its tax identity. `settled`: its invoices come to nothing,
 * and another one can be made.
 */
export type OrderPaper = 'none' | 'draft' | 'ticket' | 'invoice' | 'settled';

/** What an order has been given; its PDF is named by the code: "invoices/S2026-000001.pdf" is a ticket. */
export function paperOf({
  invoicePDF,
  invoicedTotal,
}: Pick<Order, 'invoicePDF' | 'invoicedTotal'>): OrderPaper {
  const [code] = (invoicePDF ?? '').split('/').slice(-1);
  if (!code) return 'none';
  if (invoicedTotal !== null && Number(invoicedTotal) === 0) return 'settled';
  if (/^\d+(?:-\d+)?\.pdf$/.test(code)) return 'draft';
  return code.startsWith('S') ? 'ticket' : 'invoice';
}
