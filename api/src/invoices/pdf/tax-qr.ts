// The tax QR with its texts, where the tax agency wants it: on the first page, before the content, at the
// right of what says whose invoice it is (docs/rules/invoices.md#tax-qr).
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import { QR_TITLE, VERIFIABLE_TEXT } from '@brasa/core/invoices/records/qr-address.rules.ts';
import { millimetres, PAGE, STYLES } from './invoice-style.ts';
import type { Sheet } from './sheet.ts';

const SIDE = millimetres(35);
/** Nothing but white paper around it. */
const MARGIN = millimetres(6);
const INK = '#000000';

/** How much of the page's width is the QR's. */
export const QR_COLUMN = SIDE + MARGIN;

/** The dark modules; neighbours in a row are one rectangle. */
function darkRectangles(rows: readonly boolean[][], x: number, y: number) {
  const module = SIDE / rows.length;
  return rows.flatMap((row, down) => {
    const bits = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return Array.from(
      bits.matchAll(/1+/g),
      ({ index, 0: run }): [number, number, number, number] => [
        x + index * module,
        y + down * module,
        run.length * module,
        module,
      ],
    );
  });
}

async function modulesOf(text: string): Promise<boolean[][]> {
  const { default: encodeQR } = await import('qr');
  // It draws no QR without a border, which is white paper here.
  const bordered = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}

/** Draws it into the page's upper right corner; answers where it ends. No address: nothing. */
export async function drawTaxQr(sheet: Sheet, invoice: IssuedInvoice): Promise<number> {
  const { qrUrl, isVerifiable } = invoice;
  if (qrUrl === null) return PAGE.top;
  const modules = await modulesOf(qrUrl);
  const x = PAGE.right - SIDE;
  let y = PAGE.top;
  sheet.part(sheet.root, 'P', () => {
    y = sheet.write(QR_TITLE, STYLES.strong, { x, y, width: SIDE });
  });
  y += MARGIN;
  const alt = `Código QR tributario. Lleva a ${qrUrl}`;
  const bbox = [x, y, x + SIDE, y + SIDE];
  const dark = darkRectangles(modules, x, y);
  const draw = () => sheet.fillRectangles(INK, dark);
  sheet.part(sheet.root, 'Figure', draw, { alt, bbox });
  y += SIDE + MARGIN;
  if (!isVerifiable) return y;
  sheet.part(sheet.root, 'P', () => {
    y = sheet.write(VERIFIABLE_TEXT, STYLES.body, { x, y, width: SIDE });
  });
  return y;
}
