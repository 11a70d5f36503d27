import { createHash } from 'node:crypto';
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';

/**
 * By what its PDF is known: a number may be given out twice, where a copy was restored or another database has the same
 * folder (docs/rules/invoices.md#stored-pdfs).
 */
export function documentIdOf(invoice: IssuedInvoice): string {
  const { code, issuedAt, issuer, recipient, lines, total, orderId, saleId } = invoice;
  const content = JSON.stringify([
    code,
    issuedAt,
    issuer,
    recipient,
    lines,
    total,
    orderId,
    saleId,
  ]);
  return `uuid:${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
}
