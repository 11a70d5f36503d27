// What stands at the foot of every page.
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import { COLOURS, PAGE, STYLES } from './invoice-style.ts';
import type { Sheet } from './sheet.ts';

const NUMBER_WIDTH = 90;

/** The text cut to its first line. */
function firstLine(sheet: Sheet, text: string, width: number): string {
  const [line = '', more] = sheet.linesOf(text, STYLES.foot, width);
  return more === undefined ? line : `${line} …`;
}

/** Draws it on all the pages that there are. */
export function drawPageFeet(sheet: Sheet, invoice: IssuedInvoice): void {
  const { issuer } = invoice;
  const nif = issuer.nif === null ? [] : [`NIF ${issuer.nif}`];
  const name = issuer.name === '' ? issuer.brand : issuer.name;
  const text = [`Nº ${invoice.code}`, name, ...nif].join(' · ');
  const width = PAGE.innerWidth - NUMBER_WIDTH;
  const shown = firstLine(sheet, text, width - 20);
  for (let page = 0; page < sheet.pageCount; page += 1) {
    sheet.turnTo(page);
    sheet.artifact('Pagination', () => {
      sheet.rectangle(COLOURS.line, PAGE.left, PAGE.foot, PAGE.innerWidth, 0.5);
      const y = PAGE.foot + 5;
      sheet.write(shown, STYLES.foot, { x: PAGE.left, y, width });
      const number = `Página ${page + 1} de ${sheet.pageCount}`;
      const place = { x: PAGE.left + width, y, width: NUMBER_WIDTH, align: 'right' } as const;
      sheet.write(number, STYLES.foot, place);
    });
  }
}
