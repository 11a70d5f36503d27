// Invoices to be rendered: an ordinary one, and what makes the others of it.
import type { VatRate } from '@brasa/core/catalog/catalog-editing.rules.ts';
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import { qrAddress } from '@brasa/core/invoices/records/qr-address.rules.ts';
import { taxByRate, taxedLines, totalOf } from '@brasa/core/invoices/tax-split.rules.ts';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';

const NIF = 'B03456780';

export type SampleLine = [description: string, quantity: number, rate: VatRate, total: number];

const LINES: SampleLine[] = [
  ['Pollo asado a la leña', 15, 10, 2325],
  ['Paella valenciana (por ración)', 40, 10, 5200],
  ['Pan de pueblo', 20, 4, 360],
  ['Cerveza Alhambra 33 cl', 60, 21, 1500],
];

/** What the lines are together; nothing of it was ever stated otherwise. */
function amountsOf(lines: readonly SampleLine[]) {
  const gross = lines.map(([description, quantity, rate, total]) => ({
    description,
    quantity: tenths(quantity),
    rate,
    total: cents(total),
  }));
  const none = { rectifiedBase: cents(0), rectifiedTax: cents(0) };
  const rates = taxByRate(gross).map((rate) => ({ ...rate, ...none }));
  return { lines: taxedLines(gross), rates, ...totalOf(rates) };
}

function withQr(invoice: IssuedInvoice): IssuedInvoice {
  const { code, issuedOn, total, isVerifiable, issuer } = invoice;
  if (issuer.nif === null) return { ...invoice, qrUrl: null };
  const named = { issuerNif: issuer.nif, code, issuedOn, total };
  return { ...invoice, qrUrl: qrAddress(named, isVerifiable ? 'test' : null) };
}

/** F2026-000123, verifiable, with lines of every rate; changed as the test says. */
export function sampleInvoice(
  changes: Partial<IssuedInvoice> = {},
  lines: readonly SampleLine[] = LINES,
): IssuedInvoice {
  return withQr({
    kind: 'F1',
    series: { name: 'F2026', number: 123 },
    code: 'F2026-000123',
    orderId: 4571,
    saleId: null,
    issuedAt: Date.UTC(2026, 10, 23, 12, 4, 5),
    issuedOn: '2026-11-23' as Day,
    operationDay: '2026-11-21' as Day,
    issuer: {
      brand: 'Asador Ararat',
      name: 'Hermanos Petrosyan e Hijos, S. L.',
      nif: NIF,
      address: 'Calle del Pintor Sorolla, 12, 03007 Alicante',
      phone: '965123456',
      email: 'hola@asadorararat.example',
    },
    recipient: {
      name: 'Construcciones Muñoz y Peñalver, S. A.',
      nif: 'A58818501',
      address: 'Avenida de la Constitución, 45, 2.º B, 03002 Alicante',
    },
    payment: 'card',
    cites: null,
    method: null,
    reason: null,
    qrUrl: null,
    isVerifiable: true,
    ...amountsOf(lines),
    ...changes,
  });
}

/** What a shop without a tax identity hands out: it has the order's number, and no QR. */
export function sampleWithoutIdentity(): IssuedInvoice {
  const { issuer } = sampleInvoice();
  return sampleInvoice({
    series: null,
    code: '004571',
    operationDay: null,
    issuer: { ...issuer, name: '', nif: null },
    isVerifiable: false,
  });
}

const CITED = { code: 'F2026-000098', issuedOn: '2026-11-03' as Day };

/** Corrects by substitution; the wrong amounts were of a beer more. */
export function sampleSubstitution(): IssuedInvoice {
  const right = sampleInvoice();
  const rates = right.rates.map((rate) => ({
    ...rate,
    rectifiedBase: rate.rate === 21 ? cents(1446) : rate.base,
    rectifiedTax: rate.rate === 21 ? cents(304) : rate.tax,
  }));
  return sampleInvoice({
    kind: 'R4',
    series: { name: 'R2026', number: 7 },
    code: 'R2026-000007',
    cites: CITED,
    method: 'S',
    reason: 'Se cobró una cerveza que no se entregó',
    rates,
  });
}

/** Corrects by difference: a beer is taken back. */
export function sampleDifference(): IssuedInvoice {
  const changes = {
    kind: 'R1',
    series: { name: 'R2026', number: 8 },
    code: 'R2026-000008',
    cites: CITED,
    method: 'I',
    reason: 'Devolución de una cerveza',
  } as const;
  return sampleInvoice(changes, [['Cerveza Alhambra 33 cl', -10, 21, -250]]);
}

export const sampleSimplified = (): IssuedInvoice =>
  sampleInvoice({
    kind: 'F2',
    series: { name: 'S2026', number: 41 },
    code: 'S2026-000041',
    recipient: null,
    payment: 'cash',
    isVerifiable: false,
  });

/** A full invoice in place of a simplified one. */
export const sampleReplacement = (): IssuedInvoice =>
  sampleInvoice({ kind: 'F3', cites: { ...CITED, code: 'S2026-000041' } });
