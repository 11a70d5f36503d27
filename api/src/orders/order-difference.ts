import type { OrderRow } from './orders.store.ts';

/** What the history of an order tells of a change. */
const LOGGED = [
  'status',
  'customer_name',
  'customer_phone',
  'customer_email',
  'customer_dni',
  'customer_address',
  'quantity',
  'details',
  'pickup_time',
  'total_amount',
  'final_amount',
  'payment_method',
  'cash_amount',
  'card_amount',
  'transfer_amount',
  'invoice_number',
] as const satisfies (keyof OrderRow)[];

/** The columns that differ, before and after. */
export function difference(before: OrderRow, after: OrderRow): { before: object; after: object } {
  const changed = LOGGED.filter((column) => before[column] !== after[column]);
  const pick = (row: OrderRow) =>
    Object.fromEntries(changed.map((column) => [column, row[column]]));
  return { before: pick(before), after: pick(after) };
}
