import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import type { Queries } from '../../db/database.ts';
import { readInvoice, type StoredInvoice } from '../invoices.store.ts';

/** Who issued it, as it was then. */
export function storedIssuer(stored: StoredInvoice): IssuedInvoice['issuer'] {
  return {
    brand: stored.issuerBrand,
    name: stored.issuerName,
    nif: stored.issuerNif,
    address: stored.issuerAddress,
    phone: stored.issuerPhone,
    email: stored.issuerEmail,
  };
}

/** Whom it is made out to; null of a simplified invoice. */
export function storedRecipient(stored: StoredInvoice): IssuedInvoice['recipient'] {
  const { recipientName: name, recipientNif: nif, recipientAddress: address } = stored;
  return name === null || address === null ? null : { name, nif, address };
}

/** The stored invoice as it is printed. */
export async function issuedInvoice(sql: Queries, stored: StoredInvoice): Promise<IssuedInvoice> {
  const cited = stored.citesId === null ? null : await readInvoice(sql, stored.citesId);
  const { series, number } = stored;
  return {
    ...stored,
    series: series === null || number === null ? null : { name: series, number },
    issuer: storedIssuer(stored),
    recipient: storedRecipient(stored),
    cites: cited && { code: cited.code, issuedOn: cited.issuedOn },
    isVerifiable: stored.isVerifiable === 1,
  };
}
