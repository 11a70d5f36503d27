import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Queries } from '../../src/db/database.ts';
import type { InvoicesTables } from '../../src/invoices/invoices.tables.ts';
import type { RowsOf } from '../db/rows.ts';

const AMOUNTS = { base: cents(1000), tax: cents(100), total: cents(1100) };
const WRONG_SUM = { total: cents(1101) };

const INVOICE = {
  kind: 'F1',
  series: 'F2026',
  number: 2,
  code: 'F2026-000002',
  orderId: 1,
  saleId: null,
  issuedAt: 1000,
  issuedOn: '2026-11-20' as Day,
  operationDay: '2026-11-19' as Day,
  issuerBrand: 'Brasa',
  issuerName: 'Brasa SL',
  issuerNif: 'B12345674',
  issuerAddress: 'Calle Mayor, 12',
  issuerPhone: '965000111',
  issuerEmail: 'hola@brasa.example',
  recipientName: 'Ana',
  recipientNif: '12345678Z',
  recipientAddress: 'Calle Menor, 1',
  payment: 'cash',
  ...AMOUNTS,
  citesId: null,
  method: null,
  reason: null,
  qrUrl: 'https://example.com',
  isVerifiable: 0,
  issuedBy: 1,
} as const;

const RECORD = {
  position: 2,
  invoiceId: 1,
  type: 'registration',
  reason: null,
  generatedAt: 0,
  previousHuella: 'A',
  huella: 'B',
  xml: '<x/>',
  seal: 'C',
  madeBy: 1,
} as const;

export const ROWS = {
  invoices: {
    right: INVOICE,
    wrong: [
      { kind: 'F9', citesId: 1, method: 'S', reason: 'x' },
      { kind: null },
      { number: 0 },
      { number: 1 },
      { code: 'F2026-000001' },
      { code: null },
      { orderId: 999 },
      { orderId: null },
      { saleId: 1 },
      { orderId: null, saleId: 999 },
      { issuedAt: 1001 },
      { issuedAt: null },
      { issuedOn: null },
      { operationDay: '2026-11-20' },
      { issuerNif: null },
      { qrUrl: null },
      { series: null },
      { series: null, number: null },
      { issuerBrand: null },
      { issuerName: null },
      { issuerAddress: null },
      { issuerPhone: null },
      { issuerEmail: null },
      { recipientName: null },
      { recipientAddress: null },
      { kind: 'F2' },
      WRONG_SUM,
      { base: null },
      { tax: null },
      { total: null },
      { citesId: 1 },
      { kind: 'F3' },
      { kind: 'F3', citesId: 999 },
      { kind: 'R1', citesId: 1 },
      { kind: 'R1', citesId: 1, method: 'X', reason: 'x' },
      { kind: 'R1', citesId: 1, method: 'S' },
      { method: 'S', reason: 'x' },
      { isVerifiable: 2 },
      { isVerifiable: null },
      { issuedBy: 999 },
      { issuedBy: null },
    ],
  },
  invoiceLines: {
    right: {
      invoiceId: 1,
      position: 2,
      description: 'Pollo',
      quantity: tenths(10),
      rate: 10,
      ...AMOUNTS,
    },
    wrong: [
      { invoiceId: 999 },
      { invoiceId: null },
      { position: 0 },
      { position: 1 },
      { position: null },
      { description: null },
      { quantity: 0 },
      { quantity: null },
      { rate: 7 },
      { rate: null },
      WRONG_SUM,
      { base: null },
      { tax: null },
      { total: null },
    ],
  },
  invoiceRates: {
    right: { invoiceId: 1, rate: 21, ...AMOUNTS, rectifiedBase: cents(0), rectifiedTax: cents(0) },
    wrong: [
      { invoiceId: 999 },
      { invoiceId: null },
      { rate: 10 },
      { rate: 7 },
      { rate: null },
      WRONG_SUM,
      { base: null },
      { tax: null },
      { total: null },
      { rectifiedBase: null },
      { rectifiedTax: null },
    ],
  },
  invoiceRecords: {
    right: RECORD,
    wrong: [
      { position: 0, previousHuella: '' },
      { position: 1 },
      { position: 1, previousHuella: '' },
      { invoiceId: 999 },
      { invoiceId: null },
      { type: 'other', reason: 'x' },
      { type: null },
      { reason: 'x' },
      { type: 'annulment' },
      { generatedAt: null },
      { previousHuella: null },
      { huella: 'A' },
      { huella: null },
      { xml: null },
      { seal: null },
      { madeBy: 999 },
      { madeBy: null },
    ],
  },
  recordAnswers: {
    right: { position: 1, state: 'accepted', text: null, csv: null, answeredAt: 0 },
    wrong: [{ position: 999 }, { state: 'pending' }, { state: null }, { answeredAt: null }],
  },
  recordDeliveries: {
    right: { id: 1, leasedUntil: 0, nextAttemptAt: 0, failingSince: null, lastError: null },
    wrong: [{ id: 2 }, { leasedUntil: null }, { nextAttemptAt: null }],
  },
} satisfies RowsOf<InvoicesTables>;

/** What their references point to, and what they collide with. */
export async function fill(sql: Queries): Promise<void> {
  const first = { ...INVOICE, id: 1, number: 1, code: 'F2026-000001' };
  await sql.insertInto('invoices').values(first).execute();
  await sql
    .insertInto('invoiceLines')
    .values({ ...ROWS.invoiceLines.right, position: 1 })
    .execute();
  await sql
    .insertInto('invoiceRates')
    .values({ ...ROWS.invoiceRates.right, rate: 10 })
    .execute();
  const firstRecord = { ...RECORD, position: 1, previousHuella: '', huella: 'A' };
  await sql.insertInto('invoiceRecords').values(firstRecord).execute();
}
