// What the PDF of an invoice says, read by another program (docs/rules/invoices.md#the-pdf).
import { describe, expect, test } from 'vitest';
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import { VERIFIABLE_TEXT } from '@brasa/core/invoices/records/qr-address.rules.ts';
import type { PaymentMethod } from '@brasa/core/payments/payments.rules.ts';
import { renderInvoice } from '../../../src/invoices/pdf/render-invoice.ts';
import { pdfText } from './read-pdf.ts';
import {
  sampleDifference,
  sampleInvoice,
  sampleReplacement,
  sampleSimplified,
  sampleSubstitution,
  sampleWithoutIdentity,
} from './sample-invoices.ts';

const textOf = async (invoice: IssuedInvoice) => pdfText(await renderInvoice(invoice));

describe('what the law asks of a full invoice', () => {
  const text = textOf(sampleInvoice());

  test.each([
    ['what it is', 'Factura'],
    ['series and number', 'F2026-000123'],
    ['date of issue', 'Fecha de expedición 23/11/2026'],
    ['date of the operation', 'Fecha de la operación 21/11/2026'],
    ["issuer's name", 'Hermanos Petrosyan e Hijos, S. L.'],
    ["issuer's NIF", 'NIF B03456780'],
    ["issuer's address", 'Calle del Pintor Sorolla, 12, 03007 Alicante'],
    ["recipient's name", 'Construcciones Muñoz y Peñalver, S. A.'],
    ["recipient's NIF", 'NIF A58818501'],
    ["recipient's address", 'Avenida de la Constitución, 45, 2.º B, 03002 Alicante'],
    [
      'description, quantity, price, rate, base, total',
      'Pollo asado a la leña 1,5 14,09 10 % 21,14 23,25',
    ],
    ['a price of three places', 'Paella valenciana (por ración) 4 11,818 10 % 47,27 52,00'],
    ['the lowest rate', 'Pan de pueblo 2 1,73 4 % 3,46 3,60'],
    ['the highest rate', 'Cerveza Alhambra 33 cl 6 2,067 21 % 12,40 15,00'],
    ['base and tax at 4 %', '4 % 3,46 0,14 3,60'],
    ['base and tax at 10 %', '10 % 68,41 6,84 75,25'],
    ['base and tax at 21 %', '21 % 12,40 2,60 15,00'],
    ['total', 'Total 93,85 € IVA incluido'],
    ['tax QR', 'QR tributario:'],
    ['that it can be verified', VERIFIABLE_TEXT],
  ])('%s', async (_element, wanted) => {
    expect(await text).toContain(wanted);
  });

  test.each([
    ['the name on the door', 'Asador Ararat'],
    ['telephone and e-mail', '965 123 456 · hola@asadorararat.example'],
    ['order reference', 'Pedido 004571'],
    ['payment', 'Pagado con tarjeta'],
    ['currency', 'Importes en euros'],
    ['page', 'Página 1 de 1'],
  ])('and besides: %s', async (_element, wanted) => {
    expect(await text).toContain(wanted);
  });
});

test.each([
  ['cash', 'Pagado en efectivo'],
  ['card', 'Pagado con tarjeta'],
  ['transfer', 'Pagado por transferencia'],
  ['mixed', 'Pago mixto'],
  [null, 'Pendiente de pago'],
] satisfies [PaymentMethod | null, string][])('payment %s: %s', async (payment, wanted) => {
  expect(await textOf(sampleInvoice({ payment }))).toContain(wanted);
});

test.each(['968 111 333', '+34 968 111 333', '0034968111333'])(
  'the telephone %s is a Spanish one, as it was issued',
  async (phone) => {
    const { issuer, ...invoice } = sampleInvoice();
    const text = await textOf({ ...invoice, issuer: { ...issuer, phone } });
    expect(text).toContain('968 111 333 · hola@asadorararat.example');
    expect(text).not.toContain('+');
  },
);

test('an operation of the same day has no date of its own', async () => {
  expect(await textOf(sampleInvoice({ operationDay: null }))).not.toContain('operación');
});

test('a simplified invoice names no recipient, and says that it can be verified only where it can', async () => {
  const text = await textOf(sampleSimplified());
  expect(text).toContain('Factura simplificada Nº S2026-000041');
  expect(text).toContain('QR tributario:');
  expect(text).not.toContain('Cliente');
  expect(text).not.toContain('verificable');
});

test('a correction by substitution cites what it corrects, and states what was wrong too', async () => {
  const text = await textOf(sampleSubstitution());
  expect(text).toContain('Factura rectificativa Nº R2026-000007');
  expect(text).toContain(
    'Rectifica la factura F2026-000098, de fecha 03/11/2026, por sustitución.',
  );
  expect(text).toContain('Motivo: Se cobró una cerveza que no se entregó');
  expect(text).toContain('Base rectificada Cuota rectificada');
  expect(text).toContain('21 % 14,46 3,04');
});

test('a correction by difference has amounts below zero, and nobody owes them', async () => {
  const text = await textOf(sampleDifference());
  expect(text).toContain(
    'Rectifica la factura F2026-000098, de fecha 03/11/2026, por diferencias.',
  );
  expect(text).toContain('Cerveza Alhambra 33 cl -1 2,07 21 % -2,07 -2,50');
  expect(text).toContain('Total -2,50 € IVA incluido');
  expect(text).not.toMatch(/Pagado|Pendiente|rectificada/);
});

test('a full invoice in place of a simplified one says which', async () => {
  const text = await textOf(sampleReplacement());
  expect(text).toContain('Factura en sustitución de factura simplificada Nº F2026-000123');
  expect(text).toContain('Sustituye a la factura simplificada S2026-000041, de fecha 03/11/2026.');
});

test("without a tax identity it has the order's number, and neither a QR nor the issuer's NIF", async () => {
  const text = await textOf(sampleWithoutIdentity());
  expect(text).toContain('Factura Nº 004571');
  expect(text).toContain('Construcciones Muñoz y Peñalver, S. A. NIF A58818501');
  expect(text).toContain('Total 93,85 € IVA incluido');
  expect(text).not.toMatch(/QR|Pedido|verificable|B03456780/);
});
