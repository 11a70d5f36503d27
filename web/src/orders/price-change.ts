// What an order costs now, where it is not what the screen said: line by line, for customers and staff.
// See docs/rules/orders.md#a-price-is-never-charged-unseen.
import { formatEuros, parseCents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { OrderLine } from '@brasa/core/orders/lines/order-lines.contract.ts';
import { isSameThing, linesTotal, type Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { hasCode } from '../browser/api/api-error.ts';

/** Of one line; `before` is null where it has come since, `now` where it has left. */
export type LinePrices = { name: string; before: Cents | null; now: Cents | null };

export type PriceChange = {
  /** Those that are not what they were. */
  lines: LinePrices[];
  /** `now` is null where nobody knows what it costs. */
  total: { before: Cents; now: Cents | null };
};

type Refusal = { current?: { lines: readonly OrderLine[]; linesTotal: string | null } };

/** `shown` is what was sent, as the screen had it. Null for any other failure, and where it had no price. */
export function priceChangeOf(
  error: unknown,
  shown: readonly Line[] | null | undefined,
): PriceChange | null {
  if (!hasCode(error, 'PRICE_CHANGED') || !shown) return null;
  const { current } = error.body as Refusal;
  if (!current) return null;
  const stillThere = shown.map((line) => ({ line, found: foundIn(current.lines, line) }));
  const known = new Set(stillThere.map(({ found }) => found));
  const lines = [
    ...stillThere.map(({ line, found }) => ({
      name: line.name,
      before: line.unitPrice,
      now: found ? parseCents(found.unitPrice) : null,
    })),
    ...current.lines
      .filter((line) => !known.has(line))
      .map(({ name, unitPrice }) => ({ name, before: null, now: parseCents(unitPrice) })),
  ];
  return {
    lines: lines.filter(({ before, now }) => before !== now),
    total: { before: linesTotal(shown), now: parseCents(current.linesTotal ?? '') },
  };
}

/** By its number; a line that went out new may have come to another one. */
const foundIn = (lines: readonly OrderLine[], line: Line) =>
  lines.find(({ id, productId }) => id === line.id && productId === line.productId) ??
  lines.find((one) => isSameThing(one, line));

/** "Cerveza: antes 1,80 €, ahora 2,00 €", "Tarta: ya no está", "Flan: 3,00 €". */
export function linePricesText({ name, before, now }: LinePrices): string {
  if (now === null) return `${name}: ya no está`;
  return `${name}: ${before === null ? formatEuros(now) : beforeAndNow(before, now)}`;
}

export const beforeAndNow = (before: Cents, now: Cents): string =>
  `antes ${formatEuros(before)}, ahora ${formatEuros(now)}`;
