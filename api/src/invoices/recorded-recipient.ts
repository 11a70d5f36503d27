// Whom an invoice is made out to by now. The invoice says for good what it said at first; an amendment of its record puts
// that right (docs/rules/invoices.md#corrections).
import { recipientInXml } from '@brasa/core/invoices/records/recorded-fields.rules.ts';
import type { RegistrationRecord } from '@brasa/core/invoices/records/records.rules.ts';
import type { StoredInvoice } from './invoices.store.ts';
import type { RecordRow } from './records/records.store.ts';
import { recipientOf } from './records/registration-record.ts';

/** `records` are the invoice's, in the order of the chain. Null of a simplified invoice. */
export function recipientNow(
  invoice: StoredInvoice,
  records: readonly RecordRow[],
): RegistrationRecord['recipient'] {
  const amended = records.findLast(({ type }) => type === 'amendment');
  return (amended && recipientInXml(amended.xml)) ?? recipientOf(invoice);
}

/** The same as the columns of the invoice have it. */
export function recipientColumns(invoice: StoredInvoice, records: readonly RecordRow[]) {
  const { name, nif } = recipientNow(invoice, records) ?? {};
  return {
    recipientName: name ?? invoice.recipientName,
    recipientNif: nif ?? invoice.recipientNif,
  };
}
