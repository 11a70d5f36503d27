import type { InvoiceKey } from '@brasa/core/invoices/records/records.rules.ts';
import { orRefuse } from '../../failure.ts';
import type { KeyColumns } from '../records/records.store.ts';

/** How records name the invoice. Throws INVOICE_NOT_FISCAL for one without a tax identity. */
export function keyOf({ issuerNif, code, issuedOn }: KeyColumns): InvoiceKey {
  return { issuerNif: orRefuse(issuerNif, 'INVOICE_NOT_FISCAL'), code, issuedOn };
}
