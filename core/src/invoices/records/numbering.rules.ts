// Series and numbers (docs/rules/invoices.md#series-and-numbers).
import type { Day } from '../../kernel/time/madrid-time.ts';

/** F1 full, F2 simplified, F3 full in place of a simplified one, R1, R4 and R5 corrective. */
export const INVOICE_KINDS = ['F1', 'F2', 'F3', 'R1', 'R4', 'R5'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** R1 of a returned or wrongly taxed sale, R4 of any other reason, R5 of a simplified invoice. */
export const CORRECTION_KINDS = ['R1', 'R4', 'R5'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** By substitution the right amounts are stated, by difference what is to be added to the wrong ones. */
export const CORRECTION_METHODS = ['S', 'I'] as const;
export type CorrectionMethod = (typeof CORRECTION_METHODS)[number];

export function isCorrection(kind: InvoiceKind): kind is CorrectionKind {
  return kind.startsWith('R');
}

/** Whether it names nobody as its recipient. */
export function isSimplified(kind: InvoiceKind): boolean {
  return kind === 'F2' || kind === 'R5';
}

const DIGITS = 6;

/**
 * "F2026", "S2026" for simplified and "R2026" for corrective ones: each counts from 1 every year. `mark` is what tells
 * the series of a tax number from those of the shop's first one: "F2026B".
 */
export function seriesOf(kind: InvoiceKind, issuedOn: Day, mark = ''): string {
  const letter = isCorrection(kind) ? 'R' : kind === 'F2' ? 'S' : 'F';
  return `${letter}${issuedOn.slice(0, 4)}${mark}`;
}

/** The mark in the series of an invoice: none in "F2026-000001", "B" in "F2026B-000001". */
export function markOf(code: string): string {
  return /^[A-Z]\d{4}([A-Z]*)-/.exec(code)?.[1] ?? '';
}

/** Of the shop's tax numbers in the order in which they issued first, counted from 1: none, then "B", … "Z", "AA". */
export function markOfNth(issuer: number): string {
  if (issuer === 1) return '';
  let mark = '';
  for (let rest = issuer; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    mark = String.fromCharCode(65 + ((rest - 1) % 26)) + mark;
  }
  return mark;
}

/** "F2026-000001": what the tax agency knows the invoice by. */
export function invoiceCode(series: string, number: number): string {
  return `${series}-${String(number).padStart(DIGITS, '0')}`;
}

/** Without a tax identity: the order's number, from its second paper on with how many it has: "000001-2". */
export function paperCode(orderNumber: string, earlier: number): string {
  return earlier === 0 ? orderNumber : `${orderNumber}-${earlier + 1}`;
}
