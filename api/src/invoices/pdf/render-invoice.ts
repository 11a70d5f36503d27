// The PDF of an invoice (docs/rules/invoices.md#the-pdf). What draws it is loaded with the first one.
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import { formatDay } from '@brasa/core/kernel/time/date-texts.ts';
import { documentIdOf } from '../issue/document-id.ts';
import { drawAmounts } from './amounts.ts';
import { COLOURS } from './invoice-style.ts';
import { headingOf } from '@brasa/core/invoices/invoice-words.rules.ts';
import { drawLetterhead } from './letterhead.ts';
import { drawPageFeet } from './page-foot.ts';
import { drawCitation, drawParties } from './parties.ts';
import type { Metadata } from './pdf-file.ts';
import { Sheet } from './sheet.ts';
import { drawTaxQr, QR_COLUMN } from './tax-qr.ts';

function metadataOf(invoice: IssuedInvoice): Metadata {
  const { issuer, code, issuedOn, issuedAt } = invoice;
  const title = `${headingOf(invoice)} ${code}`;
  return {
    title,
    author: issuer.name === '' ? issuer.brand : issuer.name,
    subject: `${title} de ${issuer.brand}, ${formatDay(issuedOn)}`,
    createdAt: issuedAt,
    documentId: documentIdOf(invoice),
  };
}

/**
 * The invoice as a PDF of A4 pages, archivable (PDF/A-2a) and accessible (PDF/UA-1). The same invoice gives
 * the same bytes. No text of it makes it fail: a letter that no font has is shown as a question mark and
 * is itself for whoever copies the text or hears it.
 */
export async function renderInvoice(invoice: IssuedInvoice): Promise<Buffer> {
  const sheet = await Sheet.open(metadataOf(invoice));
  const qrEnd = await drawTaxQr(sheet, invoice);
  const headEnd = drawLetterhead(sheet, invoice, invoice.qrUrl === null ? 0 : QR_COLUMN);
  let y = Math.max(qrEnd, headEnd) + 12;
  sheet.rule(y, COLOURS.ink, 0.8);
  y = drawParties(sheet, invoice, y + 12) + 14;
  const citationEnd = drawCitation(sheet, invoice, y);
  if (citationEnd > y) y = citationEnd + 14;
  drawAmounts(sheet, invoice, y);
  drawPageFeet(sheet, invoice);
  return await sheet.close();
}
