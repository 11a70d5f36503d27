// The PDF as a file: the same bytes each time, archivable, and readable by whoever does not see it.
import { expect, test } from 'vitest';
import { renderInvoice } from '../../../src/invoices/pdf/render-invoice.ts';
import { fontsOf, metadataOf, pdfFacts, structureOf } from './read-pdf.ts';
import { sampleDifference, sampleInvoice } from './sample-invoices.ts';

const invoice = sampleInvoice();

test('the same invoice gives the same bytes', async () => {
  const [first, again] = [await renderInvoice(invoice), await renderInvoice(sampleInvoice())];
  expect(again.equals(first)).toBe(true);
});

test('title, author, subject and date are those of the invoice', async () => {
  const facts = await pdfFacts(await renderInvoice(invoice));
  expect(facts.get('Title')).toBe('Factura F2026-000123');
  expect(facts.get('Author')).toBe('Hermanos Petrosyan e Hijos, S. L.');
  expect(facts.get('Subject')).toBe('Factura F2026-000123 de Asador Ararat, 23/11/2026');
  expect(new Date(`${facts.get('CreationDate')} UTC`).getTime()).toBe(invoice.issuedAt);
});

test('it states that it is archivable and accessible, in Spanish', async () => {
  const pdf = await renderInvoice(invoice);
  const metadata = await metadataOf(pdf);
  expect(metadata).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  const source = pdf.toString('latin1');
  expect(source).toContain('/Lang (es-ES)');
  expect(source).toContain('/DisplayDocTitle true');
  expect(source).toContain('/S /GTS_PDFA1');
});

test('names with signs of XML do not spoil its metadata', async () => {
  const issuer = { ...invoice.issuer, brand: 'Pollo & <Brasa>', name: 'A & B, C. B.' };
  const pdf = await renderInvoice(sampleInvoice({ issuer }));
  const metadata = await metadataOf(pdf);
  expect(metadata).toContain('<rdf:li>A &amp; B, C. B.</rdf:li>');
  expect(metadata).toContain('de Pollo &amp; &lt;Brasa&gt;, 23/11/2026');
  expect((await pdfFacts(pdf)).get('Author')).toBe('A & B, C. B.');
});

test('every font is in the file', async () => {
  const fonts = await fontsOf(await renderInvoice(invoice));
  const names = fonts.map(({ name }) => name.replace(/^.*\+/, '')).sort();
  expect(names).toEqual(['Figtree-Regular', 'Figtree-SemiBold', 'Fraunces-SemiBold']);
  expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
});

test('headings, list, tables and pictures are what they are to a screen reader', async () => {
  const structure = await structureOf(await renderInvoice(sampleDifference()));
  expect(structure).toMatch(/^Document\n {2}P \(block\)\n {4}"QR tributario:"\n {2}Figure/);
  expect(structure).toMatch(/H1 \(block\)\n +"Factura rectificativa Nº R2026-000008"/);
  expect(structure.match(/H2 \(block\)/g)).toHaveLength(2);
  expect(structure).toMatch(/Lbl \(block\)\n +"Fecha de expedición"\n +LBody \(block\)\n +"23/);
  expect(structure.match(/^ {2}Table/gm)).toHaveLength(2);
  expect(structure).toMatch(/Caption\n +"Importes en euros"/);
  expect(structure.match(/\/Scope \/Column/g)).toHaveLength(6 + 4);
  expect(structure.match(/\/Scope \/Row/g)).toHaveLength(1);
  expect(structure.match(/ TD$/gm)).toHaveLength(6 + 3);
});

test('its pictures are told in words', async () => {
  const source = (await renderInvoice(invoice)).toString('latin1');
  const told = (text: string) =>
    Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('latin1');
  expect(source).toContain(`/Alt (Logotipo de Asador Ararat)`);
  expect(source).toContain(told(`Código QR tributario. Lleva a ${invoice.qrUrl}`));
});
