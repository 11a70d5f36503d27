// Whose invoice it is, and which: the page's upper left.
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { COLOURS, PAGE, STYLES } from './invoice-style.ts';
import { headingOf } from '@brasa/core/invoices/invoice-words.rules.ts';
import type { Part, Sheet } from './sheet.ts';

const FLAME = {
  body: 'M17.8 1.5c1 5.2-2 7.4-4.3 10.3-.9-1.5-1.2-2.9-1-4.7C8.3 10 5 14.6 5 19.8 5 26 9.8 30.5 16 30.5s11-4.5 11-10.7c0-4-1.7-6.5-3.5-9.3-.5 1.9-1.3 3.2-2.7 4.3.5-5.3-.4-9.8-3-13.3Z',
  heart:
    'M16.3 16.3c-.2 2.6-3.8 4-3.8 7.5 0 2.3 1.6 3.9 3.6 3.9s3.7-1.6 3.7-3.9c0-1.4-.6-2.3-1.3-3.3-.3.9-.7 1.5-1.4 2 .2-2.4 0-4.5-.8-6.2Z',
  side: 32,
} as const;

/** `inset` is the paper beside the flame in its own square: the flame stands where the texts begin. */
const LOGO = { side: 30, inset: 4.7, gap: 2 } as const;

function drawLogo(sheet: Sheet, brand: string, y: number): void {
  const x = PAGE.left - LOGO.inset;
  const bbox = [x, y, x + LOGO.side, y + LOGO.side];
  const place = { x, y, scale: LOGO.side / FLAME.side };
  const draw = () => {
    sheet.fillPath(COLOURS.accent, FLAME.body, place);
    sheet.fillPath(COLOURS.white, FLAME.heart, place);
  };
  sheet.part(sheet.root, 'Figure', draw, { alt: `Logotipo de ${brand}`, bbox });
}

function issuerLines({ issuer }: IssuedInvoice): string[] {
  const contact = [issuer.phone === '' ? '' : formatPhone(issuer.phone), issuer.email];
  return [
    issuer.nif === null ? '' : `NIF ${issuer.nif}`,
    issuer.address,
    contact.filter((text) => text !== '').join(' · '),
  ].filter((line) => line !== '');
}

function drawIssuer(sheet: Sheet, invoice: IssuedInvoice, top: number, width: number): number {
  const { brand, name } = invoice.issuer;
  drawLogo(sheet, brand, top);
  const indent = LOGO.side + LOGO.gap;
  let y = top + 2;
  const write = (part: Part, text: string, style: (typeof STYLES)[keyof typeof STYLES]) =>
    sheet.part(part, 'P', () => {
      y = sheet.write(text, style, { x: PAGE.left, y, width });
    });
  sheet.part(sheet.root, 'P', () => {
    y = sheet.write(brand, STYLES.brand, { x: PAGE.left + indent, y, width: width - indent });
  });
  y += 8;
  if (name !== '' && name !== brand) write(sheet.root, name, STYLES.strong);
  for (const line of issuerLines(invoice)) write(sheet.root, line, STYLES.quiet);
  return y;
}

/** Draws it beside what takes `beside` of the width on the right; answers where it ends. */
export function drawLetterhead(sheet: Sheet, invoice: IssuedInvoice, beside: number): number {
  const width = PAGE.innerWidth - beside;
  let y = drawIssuer(sheet, invoice, PAGE.top, width) + 20;
  sheet.part(sheet.root, 'H1', () => {
    y = sheet.write(headingOf(invoice), STYLES.heading, { x: PAGE.left, y, width, goesOn: true });
    y = sheet.write(`Nº ${invoice.code}`, STYLES.code, { x: PAGE.left, y: y + 2, width });
  });
  return y;
}
