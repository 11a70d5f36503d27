// The tax QR as a scanner finds it on the page (docs/rules/invoices.md#tax-qr).
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderInvoice } from '../../../src/invoices/pdf/render-invoice.ts';
import { cutFirstPage, readQr, wordBoxes } from './read-pdf.ts';
import { sampleInvoice, sampleSimplified } from './sample-invoices.ts';

const DOTS_PER_INCH = 300;
const millimetres = (dots: number): number => (dots / DOTS_PER_INCH) * 25.4;
const dots = (length: number): number => Math.round((length / 25.4) * DOTS_PER_INCH);

/** The paper where the QR is: its texts above and below are left out. */
const CUT = { left: dots(145), top: dots(21.5), width: dots(65), height: dots(43) };

type QrCut = { png: Buffer; side: number; margins: number[] };

function ends(places: readonly number[]): [least: number, most: number] {
  let [least, most] = [Infinity, 0];
  for (const place of places) [least, most] = [Math.min(least, place), Math.max(most, place)];
  return [least, most];
}

/** What is dark on the cut, and how much white is around it, in millimetres. */
async function cutQr(pdf: Buffer): Promise<QrCut> {
  const png = await cutFirstPage(pdf, DOTS_PER_INCH, CUT);
  const grey = sharp(png).extractChannel(0).raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  const [columns, rows]: [number[], number[]] = [[], []];
  data.forEach((level, at) => {
    if (level >= 128) return;
    columns.push(at % info.width);
    rows.push(Math.floor(at / info.width));
  });
  const [left, right] = ends(columns);
  const [top, bottom] = ends(rows);
  expect(Math.abs(right - left - (bottom - top))).toBeLessThanOrEqual(1);
  return {
    png,
    side: millimetres(right - left + 1),
    margins: [left, top, info.width - right - 1, info.height - bottom - 1].map(millimetres),
  };
}

test.each([
  ['verifiable', sampleInvoice()],
  ['not verifiable', sampleSimplified()],
  ['with a long number', sampleInvoice({ code: `F2026-${'9'.repeat(54)}` })],
])(
  '%s: what is cut from the page leads to the record, 35 mm square on white paper',
  async (_kind, invoice) => {
    const { png, side, margins } = await cutQr(await renderInvoice(invoice));
    expect(await readQr(png)).toBe(invoice.qrUrl);
    expect(side).toBeCloseTo(35, 0);
    expect(Math.min(...margins)).toBeGreaterThan(2);
  },
);

test('its texts keep 6 mm away from it, and nothing stands beside it nearer than that', async () => {
  const pdf = await renderInvoice(sampleInvoice());
  const { side, margins } = await cutQr(pdf);
  const [left = 0, top = 0] = margins;
  const points = (length: number) => (length / 25.4) * 72;
  const qr = { left: points(145 + left - 6), top: points(21.5 + top - 6), side: points(side + 12) };
  const near = (await wordBoxes(pdf)).filter((word) => {
    const across = Math.min(word.right, qr.left + qr.side) - Math.max(word.left, qr.left);
    // A word's box is higher than its letters.
    const down = Math.min(word.bottom, qr.top + qr.side) - Math.max(word.top, qr.top);
    return across > 0 && down > 3;
  });
  expect(near).toEqual([]);
});
