import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { InvoicesTables } from '../db/tables/invoices.ts';

export type Delivery = Selectable<InvoicesTables['recordDeliveries']>;

/** How the sending of records stands; undefined before the first attempt. */
export function readDelivery(sql: Queries): Promise<Delivery | undefined> {
  return sql.selectFrom('recordDeliveries').selectAll().executeTakeFirst();
}
