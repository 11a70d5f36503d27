// Lines as somebody types them, and what becomes of them.
import {
  DEFAULT_VAT_RATE,
  plainPrice,
  VAT_RATES,
  type VatRate,
} from '@brasa/core/catalog/catalog-editing.rules.ts';
import { cents, centsToDecimal, parseCents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { parseTypedCents, sentAmount } from '@brasa/core/kernel/amounts/typed-cents.ts';
import { sumOf } from '@brasa/core/invoices/tax-split.rules.ts';

export type LineValues = { description: string; rate: string; total: string };

export type WithLines = { lines: LineValues[] };

export const NEW_LINE: LineValues = {
  description: '',
  rate: String(DEFAULT_VAT_RATE),
  total: '',
};

/** "13,50" or "-13,50" as cents; null for anything else, and for "1.200", which may be two amounts. */
export function parseSignedCents(typed: string): Cents | null {
  const bare = typed.trim();
  const isBelow = /^[-−]/.test(bare);
  const amount = parseTypedCents(plainPrice(isBelow ? bare.slice(1) : bare));
  return amount !== null && isBelow && amount !== 0 ? cents(0 - amount) : amount;
}

/** "-13,50", as a field shows it. */
export function typedCents(amount: Cents): string {
  return centsToDecimal(amount).replace('.', ',');
}

/** "13.50" → 1350; what is no amount counts as nothing. */
export function wireCents(wire: string): Cents {
  return parseCents(wire) ?? cents(0);
}

/** As sentAmount(), of an amount that may be below nothing. */
export const sentSignedAmount = (typed: string): string =>
  sentAmount(typed, parseSignedCents(typed));

export function sentLines(lines: readonly LineValues[]) {
  return lines.map(({ description, rate, total }) => ({
    description,
    rate: rateOf(rate),
    total: sentSignedAmount(total),
  }));
}

/** The lines as the rules read them; an amount that is none counts as nothing. */
export function readLines(lines: readonly LineValues[]) {
  return lines.map(({ description, rate, total }) => ({
    description: description.trim(),
    rate: rateOf(rate),
    total: parseSignedCents(total) ?? cents(0),
  }));
}

export function linesTotal(lines: readonly LineValues[]): Cents {
  return sumOf(readLines(lines).map(({ total }) => total));
}

function rateOf(typed: string): VatRate {
  return VAT_RATES.find((rate) => String(rate) === typed) ?? DEFAULT_VAT_RATE;
}

const OF_LINE = /^lines\.\d+\.(?:description|rate|total)$/;

type LineField = 'lines' | `lines.${number}.${keyof LineValues}`;

/** The field of a path in the request, which is named alike. */
export function lineField(path: string): LineField | undefined {
  return path === 'lines' || OF_LINE.test(path) ? (path as LineField) : undefined;
}

type WireAmount = { base: string; tax: string; total: string };

export function readAmount({ base, tax, total }: WireAmount) {
  return { base: wireCents(base), tax: wireCents(tax), total: wireCents(total) };
}
