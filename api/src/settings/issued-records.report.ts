// What the settings ask of the invoices.
import type { Queries } from '../db/database.ts';

/** Whether there is a record of any invoice. */
export async function hasRecords(sql: Queries): Promise<boolean> {
  const record = await sql
    .selectFrom('invoiceRecords')
    .select('position')
    .limit(1)
    .executeTakeFirst();
  return record !== undefined;
}
