import type { Selectable } from 'kysely';
import { addParts, NO_PARTS, partsOf, type Parts } from '@brasa/core/payments/parts.rules.ts';
import type { Queries } from '../../src/db/database.ts';
import type { PaymentsTables } from '../../src/payments/payments.tables.ts';

export type PaymentEntry = Parts &
  Omit<Selectable<PaymentsTables['payments']>, 'method' | 'amount' | 'place'>;

/** The ledger's entries in their order, each with its rows as parts. */
export async function listEntries(sql: Queries): Promise<PaymentEntry[]> {
  const rows = await sql.selectFrom('payments').selectAll().orderBy('id').execute();
  const entries: PaymentEntry[] = [];
  for (const { method, amount, place, ...entry } of rows) {
    const part = partsOf(method, amount);
    const last = entries.at(-1);
    if (place === 0 || last === undefined) entries.push({ ...entry, ...NO_PARTS, ...part });
    else Object.assign(last, addParts(last, part));
  }
  return entries;
}
