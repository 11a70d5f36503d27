// How the PDF's pages are filled: one for an ordinary invoice, more where it takes more, and nothing over
// anything else.
import { expect, test } from 'vitest';
import type { VatRate } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { renderInvoice } from '../../../src/invoices/pdf/render-invoice.ts';
import { pageTexts, pdfText, wordBoxes, type Box } from './read-pdf.ts';
import { sampleInvoice, type SampleLine } from './sample-invoices.ts';

const RATES: VatRate[] = [4, 10, 21];

function lines(count: number, describe: (at: number) => string): SampleLine[] {
  return Array.from({ length: count }, (_, at) => [
    describe(at + 1),
    10 + (at % 5) * 5,
    RATES[at % 3] ?? 10,
    1234 + at * 17,
  ]);
}

const text = (length: number, word: string): string =>
  `${word} `.repeat(length).slice(0, length).trimEnd();

/** Letters of one line may reach into another's box, but not half of it. */
function overlapping(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const height = Math.min(one.bottom - one.top, other.bottom - other.top);
        return one.page === other.page && across > 0.5 && down > height / 2;
      })
      .map((other) => `${one.text} and ${other.text}`),
  );
}

const outside = (boxes: readonly Box[]): Box[] =>
  boxes.filter(({ left, right, bottom }) => left < 44 || right > 551 || bottom > 815);

test('twelve lines are on one page', async () => {
  const twelve = lines(12, (at) => `Plato número ${at} de la casa`);
  expect(await pageTexts(await renderInvoice(sampleInvoice({}, twelve)))).toHaveLength(1);
});

test('sixty lines of 200 letters go on over pages, each with the head and its number', async () => {
  const sixty = lines(60, (at) => `${at}. ${text(196, 'pollo asado a la leña')}`);
  const pdf = await renderInvoice(sampleInvoice({}, sixty));
  const pages = await pageTexts(pdf);
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, at) => {
    expect(page).toContain('Descripción Cantidad Precio sin IVA IVA Base Importe con IVA');
    expect(page).toContain(`Página ${at + 1} de ${pages.length}`);
  });
  for (let at = 1; at <= 60; at += 1) expect(pages.join(' ')).toContain(` ${at}. pollo`);
  expect(pages.at(-1)).toMatch(/ 60\. pollo.* Tipo de IVA .* Total [\d.,]+ € IVA incluido/);
  expect(pages.filter((page) => page.includes('QR tributario:'))).toEqual([pages[0]]);
  expect(overlapping(await wordBoxes(pdf))).toEqual([]);
  expect(outside(await wordBoxes(pdf))).toEqual([]);
}, 60_000);

test('the sums are never without the last line', async () => {
  for (const count of [12, 14, 15, 16, 17]) {
    const some = lines(count, (at) => `Línea ${at}`);
    const last = (await pageTexts(await renderInvoice(sampleInvoice({}, some)))).at(-1);
    expect(last).toMatch(new RegExp(` Línea ${count} .* Total [\\d.,]+ € IVA incluido`));
  }
}, 60_000);

test.each([
  ['words', 'Construcciones'],
  ['one word', 'W'.repeat(200)],
])('names of 120 letters and addresses of 200 are wrapped: %s', async (_kind, word) => {
  const { issuer, recipient } = sampleInvoice();
  const [name, address] = [text(120, word), text(200, word)];
  const pdf = await renderInvoice(
    sampleInvoice({
      issuer: { ...issuer, brand: name, name, address, email: `${'x'.repeat(90)}@example.com` },
      recipient: { nif: recipient?.nif ?? null, name, address },
      reason: address,
      cites: { code: 'F2026-000098', issuedOn: sampleInvoice().issuedOn },
    }),
  );
  const boxes = await wordBoxes(pdf);
  expect(overlapping(boxes)).toEqual([]);
  expect(outside(boxes)).toEqual([]);
  const letters = (await pdfText(pdf)).replaceAll(' ', '');
  expect(letters.split(name.replaceAll(' ', '')).length).toBeGreaterThan(3);
  expect(letters.split(address.replaceAll(' ', '')).length).toBeGreaterThan(2);
});

test('the largest amounts fit', async () => {
  const pdf = await renderInvoice(
    sampleInvoice({}, [
      ['Banquete', 990, 10, 9_999_999_000],
      ['Agua', 5, 21, 999],
    ]),
  );
  const said = await pdfText(pdf);
  expect(said).toContain('Banquete 99 918.273,5537 10 % 90.909.081,82 99.999.990,00');
  expect(said).toContain('Total 99.999.999,99 € IVA incluido');
  const boxes = await wordBoxes(pdf);
  expect(overlapping(boxes)).toEqual([]);
  expect(outside(boxes)).toEqual([]);
});
