// What an order was refused for as PRICE_CHANGED: what it costs now beside what the form showed.
// See docs/rules/orders.md#a-price-is-never-charged-unseen.
import { centsToDecimal, parseCents, type Cents } from '@brasa/core/kernel/cents.ts';
import { readLine, type OrderLine } from '@brasa/core/orders/order-lines.contract.ts';
import { isSameThing, linesTotal, type Line } from '@brasa/core/orders/order-lines.rules.ts';
import { hasCode } from '../../browser/api/api-error.ts';
import type { Composed } from './extras/extra-lines.ts';

type Prices = { name: string; before: Cents; now: Cents };

export type PriceChange = {
  lines: Prices[];
  total: { before: Cents; now: Cents | null };
};

type Refusal = { current: { lines: OrderLine[]; linesTotal: string | null } };

/** Null for any other failure, and where no price was shown. */
export function priceChangeOf(error: unknown, shown: Composed | null): PriceChange | null {
  if (!hasCode(error, 'PRICE_CHANGED') || !shown?.lines) return null;
  const { current } = error.body as Refusal;
  const lines = current.lines.map(readLine).flatMap((line) => {
    const before = shownAs(line, shown.lines ?? []);
    if (!before || before.unitPrice === line.unitPrice) return [];
    return [{ name: line.name, before: before.unitPrice, now: line.unitPrice }];
  });
  const now = current.linesTotal === null ? null : parseCents(current.linesTotal);
  return { lines, total: { before: linesTotal(shown.lines), now } };
}

const shownAs = (line: Line, shown: readonly Line[]) =>
  shown.find(({ id, productId }) => id === line.id && productId === line.productId) ??
  shown.find((one) => isSameThing(one, line));

/** The total that the form shows; null where it shows none. */
export function shownTotal(order: Composed | null): string | null {
  return order?.lines && order.lines.length > 0 ? centsToDecimal(linesTotal(order.lines)) : null;
}
