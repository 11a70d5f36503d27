import type { Selectable } from 'kysely';
import { addParts, NO_PARTS, partsOf, type Parts } from '@brasa/core/payments/parts.rules.ts';
import type { Queries } from '../../src/db/database.ts';
import type { PaymentsTables } from '../../src/payments/payments.tables.ts';

export type PaymentEntry = Parts &
  Omit<Selectable<PaymentsTables['payments']>, 'method' | 'amount' | 'place'>;

/** The ledger's entries in their order, each with its rows as parts. Rows of other subjects may stand between those of an entry. */
export async function listEntries(sql: Queries): Promise<PaymentEntry[]> {
  const rows = await sql.selectFrom('payments').selectAll().orderBy('id').execute();
  const entries: PaymentEntry[] = [];
  for (const { method, amount, place, ...entry } of rows) {
    const part = partsOf(method, amount);
    const isOfSubject = ({ subject, subjectId }: PaymentEntry) =>
      subject === entry.subject && subjectId === entry.subjectId;
    const last = place === 0 ? undefined : entries.findLast(isOfSubject);
    if (last) Object.assign(last, addParts(last, part));
    else entries.push({ ...entry, ...NO_PARTS, ...part });
  }
  return entries;
}
