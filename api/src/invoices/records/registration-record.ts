// What the record of an invoice says.
import type {
  EarlierRejection,
  InvoicingRecord,
  RegistrationRecord,
} from '@brasa/core/invoices/records/records.rules.ts';
import { sumOf } from '@brasa/core/invoices/tax-split.rules.ts';
import { keyOf } from '../issue/invoice-key.ts';
import type { StoredInvoice } from '../invoices.store.ts';

type Saying = {
  /** The invoice that it corrects or takes the place of. */
  cited: StoredInvoice | null;
  amendment: {
    earlierRejection: EarlierRejection;
    recipient: RegistrationRecord['recipient'];
  } | null;
  place: Pick<InvoicingRecord, 'previous' | 'generatedAt' | 'system'>;
};

/** The record of the invoice, in its place in the chain. */
export function registrationOf(
  invoice: StoredInvoice,
  { cited, amendment, place }: Saying,
): RegistrationRecord {
  const { kind, method, operationDay, rates, tax, total } = invoice;
  return {
    ...place,
    type: 'registration',
    invoice: keyOf(invoice),
    issuerName: invoice.issuerName,
    amendment: amendment && { earlierRejection: amendment.earlierRejection },
    kind,
    correction: method && cited && { method, of: keyOf(cited), rectified: rectifiedOf(invoice) },
    replaces: kind === 'F3' && cited ? keyOf(cited) : null,
    operationDay,
    description: descriptionOf(invoice),
    recipient: amendment?.recipient ?? recipientOf(invoice),
    rates,
    tax,
    total,
  };
}

function rectifiedOf({ method, rates }: StoredInvoice) {
  if (method !== 'S') return null;
  return {
    base: sumOf(rates.map(({ rectifiedBase }) => rectifiedBase)),
    tax: sumOf(rates.map(({ rectifiedTax }) => rectifiedTax)),
  };
}

/** Null of a simplified invoice. */
export function recipientOf({
  recipientName: name,
  recipientNif: nif,
}: StoredInvoice): RegistrationRecord['recipient'] {
  return name === null || nif === null ? null : { name, nif };
}

const descriptionOf = ({ lines, reason }: StoredInvoice): string =>
  reason ?? lines.map(({ description }) => description).join(', ');
