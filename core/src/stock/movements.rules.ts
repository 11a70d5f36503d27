// What staff do to a day's stock by hand: initial stock, additions, walk-in sales and
// corrections. Quantities are tenths of a chicken.
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import type { MovementType } from './stock.contract.ts';
import type { StockMove } from './stock.rules.ts';

/** How the figures move; what a day begins with is set, not moved (`initialMove`). */
export function moveByHand(type: Exclude<MovementType, 'initial'>, quantity: Tenths): StockMove {
  const current = type === 'walk_in_sale' ? tenths(0 - quantity) : quantity;
  return { current, reserved: tenths(0) };
}

/** How the figures move when the day turns out to have begun with another quantity. */
export function initialMove(before: Tenths, after: Tenths): StockMove {
  return { current: tenths(after - before), reserved: tenths(0) };
}
