// By the contract of the request; and where invoices are real ones, by the control character of the NIF.
import type { FieldPath, Resolver } from 'react-hook-form';
import { invoiceRequest } from '@brasa/core/invoices/invoices.contract.ts';
import { INVOICES_FAILURES } from '@brasa/core/invoices/invoices.failures.ts';
import { normalizeRecipientId } from '@brasa/core/invoices/records/recipient-id.rules.ts';
import { INVOICE_TOTAL_MESSAGE, NIF_MESSAGE } from '@brasa/core/orders/orders.contract.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import { fieldIn, type FieldFault } from '../../browser/forms/server-faults.ts';
import { lineField, linesTotal } from '../lines/line-values.ts';
import { invoiceRequestOf, totalOf, type InvoiceValues } from './invoice-values.ts';

/** The form's field of a path in either request. */
export function invoiceField(values: InvoiceValues) {
  const ownField = fieldIn(values);
  return (path: string): FieldPath<InvoiceValues> | undefined => lineField(path) ?? ownField(path);
}

export function invoiceResolver(hasTaxIdentity: boolean): Resolver<InvoiceValues> {
  return (values) => {
    const { error } = invoiceRequest.safeParse(invoiceRequestOf(values));
    const faults: FieldFault<FieldPath<InvoiceValues>>[] = contractFaults(
      error,
      invoiceField(values),
    );
    if (hasTaxIdentity && normalizeRecipientId(values.customerDNI) === null) {
      faults.push({ field: 'customerDNI', message: NIF_MESSAGE });
    }
    // Nothing can be invoiced for nothing.
    if (totalOf(values) === 0)
      faults.push({ field: 'totalAmount', message: INVOICE_TOTAL_MESSAGE });
    const areLinesSound = !faults.some(({ field }) => field.startsWith('lines'));
    const isSum = values.lines.length === 0 || linesTotal(values.lines) === totalOf(values);
    if (areLinesSound && !isSum) {
      faults.push({ field: 'lines', message: INVOICES_FAILURES.INVOICE_LINES_MISMATCH.text });
    }
    return judged(values, faults);
  };
}
