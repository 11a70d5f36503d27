// The hashes of a record: the agency's own, and the one that shows that anything stored of it or its invoice was
// changed afterwards (docs/rules/invoices.md#seals).
import { createHash } from 'node:crypto';
import type { StoredInvoice } from '../invoices.store.ts';
import type { RecordRow } from './records.store.ts';

/** As the tax agency computes it of a record's hashed text: 64 capital hexadecimal digits. */
export function huellaOf(hashedText: string): string {
  return createHash('sha256').update(hashedText, 'utf8').digest('hex').toUpperCase();
}

/** Each column by its name, in the order of the names: the engines may answer them in any. */
function inOrder(row: object): [string, unknown][] {
  return Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The SHA-256, in hexadecimal digits, of the record, its invoice and the seal before. */
export function sealOf(
  record: Omit<RecordRow, 'seal'>,
  { lines, rates, saleId, ...ofOrder }: StoredInvoice,
  previousSeal: string,
): string {
  // As those were sealed that come from before there were sales.
  const invoice = saleId === null ? ofOrder : { ...ofOrder, saleId };
  const content = [
    previousSeal,
    inOrder(record),
    inOrder(invoice),
    lines.map(inOrder),
    rates.map(inOrder),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
