// A corrective invoice as it is typed, and the request that becomes of it.
import type { FieldPath, Resolver } from 'react-hook-form';
import { addedRates, correctionFault } from '@brasa/core/invoices/correction.rules.ts';
import { correctionRequest, type Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { INVOICES_FAILURES } from '@brasa/core/invoices/invoices.failures.ts';
import {
  isSimplified,
  type CorrectionKind,
  type CorrectionMethod,
} from '@brasa/core/invoices/records/numbering.rules.ts';
import { sumOf, type RateAmount } from '@brasa/core/invoices/tax-split.rules.ts';
import { cents, centsToDecimal, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import { oneOf, type FieldFault } from '../../browser/forms/server-faults.ts';
import {
  lineField,
  linesTotal,
  NEW_LINE,
  readAmount,
  readLines,
  sentLines,
  typedCents,
  wireCents,
  type LineValues,
} from '../lines/line-values.ts';

export type CorrectValues = {
  kind: CorrectionKind;
  method: CorrectionMethod;
  lines: LineValues[];
  reason: string;
};

/** What the invoice is worth by now, with the differences that were made since. */
export function standingOf(invoice: Invoice, citing: readonly Invoice[]): RateAmount[] {
  const all = [invoice, ...citing].flatMap(({ rates }) => rates);
  return addedRates(all.map(({ rate, ...amount }) => ({ rate, ...readAmount(amount) })));
}

/** What the lines begin with: what is in the invoice by now, or a difference to be typed. */
export function linesFor(
  method: CorrectionMethod,
  invoice: Invoice,
  citing: readonly Invoice[],
): LineValues[] {
  if (method === 'I') return [NEW_LINE];
  return [invoice, ...citing]
    .flatMap(({ lines }) => lines)
    .map(({ description, rate, total }) => ({
      description,
      rate: String(rate),
      total: typedCents(wireCents(total)),
    }));
}

export function correctValues(invoice: Invoice, citing: readonly Invoice[]): CorrectValues {
  return {
    kind: isSimplified(invoice.kind) ? 'R5' : 'R1',
    method: 'S',
    lines: linesFor('S', invoice, citing),
    reason: '',
  };
}

/** The request, with the total that its author sees: the server may have another correction by then. */
export function correctionOf({ lines, ...values }: CorrectValues, standing: readonly RateAmount[]) {
  const expectedTotal = centsToDecimal(totalOf(standing));
  return { ...values, lines: sentLines(lines), expectedTotal };
}

const totalOf = (standing: readonly RateAmount[]): Cents =>
  sumOf(standing.map(({ total }) => total));

/** What the invoice is worth before and after. */
export function worthOf(
  standing: readonly RateAmount[],
  { method, lines }: Pick<CorrectValues, 'method' | 'lines'>,
): { before: Cents; after: Cents } {
  const before = totalOf(standing);
  const typed = linesTotal(lines);
  return { before, after: method === 'S' ? typed : cents(before + typed) };
}

const ownField = oneOf('kind', 'method', 'reason');

export const correctField = (path: string): FieldPath<CorrectValues> | undefined =>
  lineField(path) ?? ownField(path);

/** By the contract of the request, and the rule of what a correction may come to. */
export function correctResolver(standing: readonly RateAmount[]): Resolver<CorrectValues> {
  return (values) => {
    const { error } = correctionRequest.safeParse(correctionOf(values, standing));
    const faults: FieldFault<FieldPath<CorrectValues>>[] = contractFaults(error, correctField);
    const { method } = values;
    const fault = correctionFault({ standing, method, lines: readLines(values.lines) });
    if (fault && !faults.some(({ field }) => field.startsWith('lines'))) {
      faults.push({ field: 'lines', message: INVOICES_FAILURES[fault].text });
    }
    return judged(values, faults);
  };
}
