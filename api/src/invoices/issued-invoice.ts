import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import type { Queries } from '../db/database.ts';
import { readInvoice, type StoredInvoice } from './invoices.store.ts';

/** The stored invoice as it is printed. */
export async function issuedInvoice(sql: Queries, stored: StoredInvoice): Promise<IssuedInvoice> {
  const cited = stored.citesId === null ? null : await readInvoice(sql, stored.citesId);
  const { series, number, recipientName: name, recipientAddress: address } = stored;
  return {
    ...stored,
    series: series === null || number === null ? null : { name: series, number },
    issuer: {
      brand: stored.issuerBrand,
      name: stored.issuerName,
      nif: stored.issuerNif,
      address: stored.issuerAddress,
      phone: stored.issuerPhone,
      email: stored.issuerEmail,
    },
    recipient:
      name === null || address === null ? null : { name, nif: stored.recipientNif, address },
    cites: cited && { code: cited.code, issuedOn: cited.issuedOn },
    isVerifiable: stored.isVerifiable === 1,
  };
}
