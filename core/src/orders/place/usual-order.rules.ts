// What a customer usually has, out of the last orders. See docs/rules/orders.md#a-known-phone.
import type { Line } from '../lines/order-lines.rules.ts';
import { unpricedDishes } from '../lines/unpriced.rules.ts';

/** Of so many of the last orders. */
export const LAST_ORDERS = 10;

type Ordered = { lines: readonly Line[]; details: string | null };

/**
 * What most of them had; of what equally many had, what was had last. Null without any. Food that only the details
 * name cannot be offered: an order with such counts for nothing.
 */
export function usualOrder<Order extends Ordered>(
  newestFirst: readonly Order[],
): { order: Order; times: number } | null {
  const known = new Map<string, { order: Order; times: number }>();
  for (const order of newestFirst) {
    if (order.lines.length === 0 || unpricedDishes(order) !== '') continue;
    const content = contentOf(order);
    const same = known.get(content);
    if (same) same.times += 1;
    else known.set(content, { order, times: 1 });
  }
  const most = Math.max(...[...known.values()].map(({ times }) => times));
  return [...known.values()].find(({ times }) => times === most) ?? null;
}

/** The same things, so many of each, with the same wishes: at whatever price and in whatever order. */
function contentOf({ lines }: Pick<Ordered, 'lines'>): string {
  const things = lines.map(({ productId, quantity, note }) =>
    JSON.stringify([productId, quantity, note]),
  );
  return things.sort().join();
}
