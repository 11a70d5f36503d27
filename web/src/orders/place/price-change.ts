// What an order costs now, where it is not what the screen said: line by line.
// See docs/rules/orders.md#a-price-is-never-charged-unseen.
import { formatEuros, parseCents, type Cents } from '@brasa/core/kernel/cents.ts';
import type { Sum } from '@brasa/core/orders/basket.rules.ts';
import { hasCode } from '../../browser/api/api-error.ts';

export type PriceChange = {
  /** "Cerveza: antes 1,80 €, ahora 2,00 €", "Tarta: ya no está". */
  lines: string[];
  before: string;
  now: string;
};

type Current = {
  lines: readonly { productId: number; name: string; unitPrice: string }[];
  linesTotal: string | null;
};

/** Null for any other failure, and where nobody knows what it costs. */
export function priceChange(error: unknown, sent: Sum | null): PriceChange | null {
  if (!(error instanceof Error) || !hasCode(error, 'PRICE_CHANGED') || !sent) return null;
  const { current } = error.body as { current?: Current };
  const total = parseCents(current?.linesTotal ?? '');
  if (!current || total === null) return null;
  const lines = sent.lines.flatMap(({ productId, name, unitPrice }) => {
    const found = current.lines.find((line) => line.productId === productId);
    return changeText(name, unitPrice, found && parseCents(found.unitPrice)) ?? [];
  });
  const known = new Set(sent.lines.map(({ productId }) => productId));
  const added = current.lines.filter(({ productId }) => !known.has(productId));
  lines.push(...added.map(({ name, unitPrice }) => `${name}: ${euros(unitPrice)}`));
  return { lines, before: formatEuros(sent.total), now: formatEuros(total) };
}

function changeText(name: string, before: Cents, now: Cents | null | undefined): string | null {
  if (now === undefined || now === null) return `${name}: ya no está`;
  if (now === before) return null;
  return `${name}: antes ${formatEuros(before)}, ahora ${formatEuros(now)}`;
}

function euros(decimal: string): string {
  const amount = parseCents(decimal);
  return amount === null ? decimal : formatEuros(amount);
}
