// Which orders a batch that is ready makes ready (docs/rules/oven.md#ready-orders).
import { parseTenths, type Tenths } from '../kernel/amounts/tenths.ts';
import type { ChickenProducts } from '../settings/read-setting.rules.ts';
import { kitchenWords } from './lines/order-content.rules.ts';
import { lineText, isPlainChicken } from './lines/order-lines.rules.ts';
import type { Line } from './lines/order-lines.rules.ts';
import type { Order } from './orders.contract.ts';
import { namesOtherFood } from './orders.rules.ts';

/** Whether an order has chickens and nothing else: whatever else there is, the oven knows nothing of it. */
export function isOnlyChickens(
  order: Pick<Order, 'quantity' | 'details' | 'note' | 'lines'>,
  products: ChickenProducts,
): boolean {
  if ((parseTenths(order.quantity) ?? 0) === 0) return false;
  if (!order.lines.every((line) => isPlainChicken(line, products))) return false;
  return !kitchenWords(order, products).some(namesOtherFood);
}

type Waiting = { id: number; pickupTime: number; quantity: Tenths; isDelivered: boolean };

/**
 * The orders of one slot that so many chickens reach: what was handed over has taken its own, then by
 * pick-up time and number, up to the first that they are too few for.
 */
export function reachedOrders(orders: readonly Waiting[], ready: Tenths): ReadonlySet<number> {
  const delivered = orders.filter(({ isDelivered }) => isDelivered);
  let left = delivered.reduce<number>((sum, { quantity }) => sum - quantity, ready);
  const reached = new Set<number>();
  const waiting = orders.filter(({ isDelivered }) => !isDelivered);
  for (const { id, quantity } of waiting.toSorted(byPickup)) {
    left -= quantity;
    if (left < 0) break;
    reached.add(id);
  }
  return reached;
}

const byPickup = (a: Waiting, b: Waiting) => a.pickupTime - b.pickupTime || a.id - b.id;

type Content = {
  quantity: Tenths;
  details: string | null;
  note: string | null;
  lines: readonly Line[];
  pickupTime: number;
};

/** Whether an edit changes what is in the order, or when it is picked up: then it is no longer ready. */
export function isAnotherOrder(before: Content, after: Content): boolean {
  if (before.quantity !== after.quantity || before.pickupTime !== after.pickupTime) return true;
  if (before.details !== after.details || before.note !== after.note) return true;
  return textOf(before.lines) !== textOf(after.lines);
}

const textOf = (lines: readonly Line[]) => lines.map(lineText).join('\n');
