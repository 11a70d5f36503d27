// Whom the invoice is for, when it was issued, and what it corrects.
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import { namedId } from '@brasa/core/invoices/records/recipient-id.rules.ts';
import { formatDay } from '@brasa/core/kernel/time/date-texts.ts';
import { COLOURS, PAGE, STYLES } from './invoice-style.ts';
import { citationText, subjectReference } from '@brasa/core/invoices/invoice-words.rules.ts';
import type { Sheet } from './sheet.ts';

const FACTS_WIDTH = 196;
const GAP = 28;

function factsOf(invoice: IssuedInvoice): [label: string, value: string][] {
  const { issuedOn, operationDay } = invoice;
  const subject = subjectReference(invoice);
  const facts: [string, string | null][] = [
    ['Fecha de expedición', formatDay(issuedOn)],
    ['Fecha de la operación', operationDay === null ? null : formatDay(operationDay)],
    [subject?.label ?? '', subject?.number ?? null],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}

function drawFacts(sheet: Sheet, invoice: IssuedInvoice, x: number, top: number): number {
  const { leading } = STYLES.strong;
  let y = top;
  sheet.group(sheet.root, 'L', (list) => {
    for (const [label, value] of factsOf(invoice)) {
      const place = { x, y, width: FACTS_WIDTH };
      sheet.group(list, 'LI', (fact) => {
        sheet.part(fact, 'Lbl', () => sheet.write(label, STYLES.quiet, place));
        const write = () => sheet.write(value, STYLES.strong, { ...place, align: 'right' });
        sheet.part(fact, 'LBody', write);
      });
      y += leading + 2;
    }
  });
  return y;
}

function drawRecipient(sheet: Sheet, invoice: IssuedInvoice, top: number): number {
  const { recipient } = invoice;
  if (recipient === null) return top;
  const place = { x: PAGE.left, width: PAGE.innerWidth - FACTS_WIDTH - GAP };
  let y = top;
  sheet.part(sheet.root, 'H2', () => {
    y = sheet.write('Cliente', STYLES.label, { ...place, y }) + 2;
  });
  const lines = [
    [recipient.name, STYLES.name],
    [recipient.nif === null ? '' : namedId(recipient.nif), STYLES.body],
    [recipient.address, STYLES.body],
  ] as const;
  for (const [text, style] of lines) {
    if (text === '') continue;
    sheet.part(sheet.root, 'P', () => {
      y = sheet.write(text, style, { ...place, y });
    });
  }
  return y;
}

/** Draws both beside each other; answers where the longer one ends. */
export function drawParties(sheet: Sheet, invoice: IssuedInvoice, y: number): number {
  const recipientEnd = drawRecipient(sheet, invoice, y);
  const x = invoice.recipient === null ? PAGE.left : PAGE.right - FACTS_WIDTH;
  return Math.max(recipientEnd, drawFacts(sheet, invoice, x, y));
}

/** Which invoice it corrects or takes the place of, and why; answers where that ends. */
export function drawCitation(sheet: Sheet, invoice: IssuedInvoice, top: number): number {
  const citation = citationText(invoice);
  if (citation === null) return top;
  const reason = invoice.reason === null ? '' : `Motivo: ${invoice.reason}`;
  const [bar, inset] = [3, 12];
  const place = { x: PAGE.left + bar + inset, width: PAGE.innerWidth - bar - 2 * inset };
  const texts = [
    [citation, STYLES.strong],
    [reason, STYLES.body],
  ] as const;
  const shown = texts.filter(([text]) => text !== '');
  const heights = shown.map(([text, style]) => sheet.heightOf(text, style, place.width));
  const height = heights.reduce((sum, one) => sum + one, 2 * 8);
  sheet.artifact('Layout', () => {
    sheet.rectangle(COLOURS.paper, PAGE.left, top, PAGE.innerWidth, height);
    sheet.rectangle(COLOURS.accent, PAGE.left, top, bar, height);
  });
  let y = top + 8;
  for (const [text, style] of shown) {
    sheet.part(sheet.root, 'P', () => {
      y = sheet.write(text, style, { ...place, y });
    });
  }
  return top + height;
}
