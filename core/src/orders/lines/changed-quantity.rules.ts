// The lines of an order that is to have another number of chickens.
// See docs/rules/orders.md#a-quantity-changes-the-chickens-alone.
import type { MenuItem } from '../../catalog/menu-item.rules.ts';
import { tenths, type Tenths } from '../../kernel/amounts/tenths.ts';
import type { ChickenProducts } from '../../settings/read-setting.rules.ts';
import { isOnMenu, isShare, sharesOf, type Share } from './lines-of-quantity.rules.ts';
import {
  chickensOfLines,
  isPlainChicken,
  type Line,
  type RequestedLine,
} from './order-lines.rules.ts';

const asRequested = ({ id, productId, quantity, note }: Line): RequestedLine => ({
  id,
  productId,
  quantity,
  note,
});

/**
 * The order with this many chickens: only its whole and half ones change, and what else it has stays.
 * LINES_EXCEED_QUANTITY where the rest takes more than that, CHICKEN_NOT_ON_MENU where what it would
 * take is not on the menu. See docs/rules/orders.md#a-quantity-changes-the-chickens-alone.
 */
export function requestedWithQuantity(
  before: readonly Line[],
  quantity: Tenths,
  { products, menu }: { products: ChickenProducts; menu: ReadonlyMap<number, MenuItem> },
): { requested: RequestedLine[] } | { refusal: 'LINES_EXCEED_QUANTITY' | 'CHICKEN_NOT_ON_MENU' } {
  if (chickensOfLines(before) === quantity) return { requested: before.map(asRequested) };
  const others = before.filter((line) => !isPlainChicken(line, products));
  const rest = quantity - chickensOfLines(others);
  if (rest < 0) return { refusal: 'LINES_EXCEED_QUANTITY' };
  const requested = others.map(asRequested);
  for (const share of sharesOf(tenths(rest), products).toReversed()) {
    const ofShare = before.filter(({ productId }) => productId === share.productId);
    if (share.quantity === 0) continue;
    const isKnown = ofShare.length > 0 && ofShare.every(({ chickens }) => chickens === share.size);
    if (!isShare(share) || !(isKnown || isOnMenu(share, menu))) {
      return { refusal: 'CHICKEN_NOT_ON_MENU' };
    }
    requested.unshift(...filled(share, isKnown ? ofShare : []));
  }
  return { requested };
}

/** Its lines come to the share: the first ones keep what they have, the last one takes the difference. */
function filled({ productId, quantity }: Share, lines: readonly Line[]): RequestedLine[] {
  if (lines.length === 0) return [{ productId, quantity, note: null }];
  const kept: RequestedLine[] = [];
  let left: number = quantity;
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    const part = isLast ? left : Math.min(left, line.quantity);
    if (part > 0) kept.push({ ...asRequested(line), quantity: tenths(part) });
    left -= part;
  }
  return kept;
}
