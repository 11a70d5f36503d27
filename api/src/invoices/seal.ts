// What shows that anything stored of a record or its invoice was changed afterwards
// (docs/rules/invoices.md#seals).
import { createHash } from 'node:crypto';
import type { StoredInvoice } from './invoices.store.ts';
import type { RecordRow } from './records.store.ts';

/** Each column by its name, in the order of the names: the engines may answer them in any. */
function inOrder(row: object): [string, unknown][] {
  return Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The SHA-256, in hexadecimal digits, of the record, its invoice and the seal before. */
export function sealOf(
  record: Omit<RecordRow, 'seal'>,
  { lines, rates, ...invoice }: StoredInvoice,
  previousSeal: string,
): string {
  const content = [
    previousSeal,
    inOrder(record),
    inOrder(invoice),
    lines.map(inOrder),
    rates.map(inOrder),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
