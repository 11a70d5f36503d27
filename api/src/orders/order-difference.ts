import type { OrderRow } from './orders.store.ts';

/** What the history of an order tells of a change. */
const LOGGED = [
  'status',
  'customerName',
  'customerPhone',
  'customerEmail',
  'customerDni',
  'customerAddress',
  'quantity',
  'details',
  'pickupTime',
  'totalAmount',
  'finalAmount',
  'paymentMethod',
  'cashAmount',
  'cardAmount',
  'transferAmount',
  'invoiceNumber',
] as const satisfies (keyof OrderRow)[];

/** The fields that differ, before and after. */
export function difference(before: OrderRow, after: OrderRow): { before: object; after: object } {
  const changed = LOGGED.filter((column) => before[column] !== after[column]);
  const pick = (row: OrderRow) =>
    Object.fromEntries(changed.map((column) => [column, row[column]]));
  return { before: pick(before), after: pick(after) };
}
