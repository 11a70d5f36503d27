// How a day's figures move. `current` is what lies in the shop, `reserved` what
// pending orders have spoken for; `unreserved` is their difference and may be negative, because
// orders are taken regardless of stock. All quantities are tenths of a chicken.
// See docs/rules/stock.md#what-an-order-holds.
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';

/**
 * What may be reserved of a day, by whomever, for customers to reserve more of it: several times what a shop
 * roasts in a day, and a fifth of what the column holds. The rest is left to staff, whatever strangers order.
 * See docs/rules/stock.md#what-customers-can-reserve.
 */
export const MOST_RESERVED_BY_CUSTOMERS = tenths(20_000);

export type StockMove = { current: Tenths; reserved: Tenths };

/**
 * An order's effect on the stock: pending reserves, delivered has taken, others nothing. The part that has come back stays taken in any
 * status: a movement of its own puts it into the stock, or it is sold no more.
 */
export function stockEffectOf(
  status: 'pending' | 'delivered' | 'cancelled' | 'error',
  quantity: Tenths,
  returned: Tenths = tenths(0),
): StockMove {
  const isTaken = status === 'delivered';
  return {
    current: tenths(0 - (isTaken ? quantity : returned)),
    reserved: tenths(status === 'pending' ? quantity - returned : 0),
  };
}

/** The move from one effect to another on the same day. */
export function moveBetween(before: StockMove, after: StockMove): StockMove {
  return {
    current: tenths(after.current - before.current),
    reserved: tenths(after.reserved - before.reserved),
  };
}

export const NO_STOCK_EFFECT: StockMove = { current: tenths(0), reserved: tenths(0) };

export function isStill(move: StockMove): boolean {
  return move.current === 0 && move.reserved === 0;
}
