// The records of invoicing and what their hash is computed of (docs/rules/invoices.md#records-and-their-chain).
import type { VatRate } from '../../catalog/catalog-editing.rules.ts';
import { centsToDecimal, type Cents } from '../../kernel/amounts/cents.ts';
import { formatDay } from '../../kernel/time/date-texts.ts';
import { madridClock, madridDay, type Day } from '../../kernel/time/madrid-time.ts';
import type { CorrectionMethod, InvoiceKind } from './numbering.rules.ts';

/** An invoice as records name it. */
export type InvoiceKey = { issuerNif: string; code: string; issuedOn: Day };

/** Whether the last record of the invoice was refused, and whether the tax agency knows it all the same. */
export type EarlierRejection = 'none' | 'known' | 'unknown';

type Common = {
  invoice: InvoiceKey;
  /** The record before in the chain; null for the first. */
  previous: (InvoiceKey & { huella: string }) | null;
  generatedAt: number;
  system: SystemFacts;
};

/** What a record says of the program that made it. */
export type SystemFacts = {
  producerName: string;
  producerNif: string;
  version: string;
  installation: string;
};

/** What the record of an invoice says. */
export type RegistrationRecord = Common & {
  type: 'registration';
  issuerName: string;
  /** A further record of the same invoice, with its internal data put right. */
  amendment: { earlierRejection: EarlierRejection } | null;
  kind: InvoiceKind;
  correction: {
    method: CorrectionMethod;
    of: InvoiceKey;
    /** By substitution: base and tax that are replaced. */
    rectified: { base: Cents; tax: Cents } | null;
  } | null;
  /** The simplified invoice that it takes the place of. */
  replaces: InvoiceKey | null;
  /** The day of the sale where that is an earlier one. */
  operationDay: Day | null;
  description: string;
  recipient: { name: string; nif: string } | null;
  rates: readonly { rate: VatRate; base: Cents; tax: Cents }[];
  tax: Cents;
  total: Cents;
};

/** That an invoice is void. */
export type AnnulmentRecord = Common & {
  type: 'annulment';
  earlierRejection: EarlierRejection;
  /** Whether the tax agency has no record of the invoice. */
  isUnknownToAgency: boolean;
};

export type InvoicingRecord = RegistrationRecord | AnnulmentRecord;

/** 2026-12-24 → "24-12-2026". */
export function recordDay(day: Day): string {
  return formatDay(day).replaceAll('/', '-');
}

/** Madrid's wall time with its offset, to the second: "2026-07-01T12:00:00+02:00". */
export function recordMoment(instant: number): string {
  const day = madridDay(instant);
  const clock = madridClock(instant);
  const seconds = String(Math.floor(instant / 1000) % 60).padStart(2, '0');
  const wall = Date.parse(`${day}T${clock}:00Z`);
  const offset = Math.round((wall - Math.floor(instant / 60_000) * 60_000) / 3_600_000);
  return `${day}T${clock}:${seconds}+${String(offset).padStart(2, '0')}:00`;
}

/** An amount as it stands in the record and in what is hashed: the same characters in both. */
export const recordAmount = (amount: Cents): string => centsToDecimal(amount);

/** What the SHA-256 of a record is computed of, in UTF-8. */
export function hashedText(record: InvoicingRecord): string {
  const { invoice, previous, generatedAt } = record;
  const mark = record.type === 'annulment' ? 'Anulada' : '';
  const fields: [name: string, value: string][] = [
    [`IDEmisorFactura${mark}`, invoice.issuerNif],
    [`NumSerieFactura${mark}`, invoice.code],
    [`FechaExpedicionFactura${mark}`, recordDay(invoice.issuedOn)],
  ];
  if (record.type === 'registration') {
    fields.push(
      ['TipoFactura', record.kind],
      ['CuotaTotal', recordAmount(record.tax)],
      ['ImporteTotal', recordAmount(record.total)],
    );
  }
  fields.push(
    ['Huella', previous?.huella ?? ''],
    ['FechaHoraHusoGenRegistro', recordMoment(generatedAt)],
  );
  return hashedFields(fields);
}

/** "name=value&name=value", the values without the blanks around them. */
export function hashedFields(fields: readonly (readonly [string, string])[]): string {
  return fields.map(([name, value]) => `${name}=${value.trim()}`).join('&');
}
