// The lines that a plain quantity of chickens stands for.
// See docs/rules/orders.md#a-plain-quantity-becomes-lines.
import type { MenuItem } from '../../catalog/menu-item.rules.ts';
import { tenths, type Tenths } from '../../kernel/amounts/tenths.ts';
import type { ChickenProducts } from '../../settings/read-setting.rules.ts';
import type { RequestedLine } from './order-lines.rules.ts';

/** How many of one of the two, and how large it is. */
export type Share = { productId: number; size: number; quantity: Tenths };
type UnsetShare = Omit<Share, 'productId'> & { productId: number | null };

/** 25 → two whole ones and a half; null where one that it takes is not set, or is no such thing. */
export function sharesOf(quantity: Tenths, { whole, half }: ChickenProducts): UnsetShare[] {
  const halves = quantity % 10 === 0 ? 0 : 10;
  return [
    { productId: whole, size: 10, quantity: tenths(quantity - (quantity % 10)) },
    { productId: half, size: 5, quantity: tenths(halves) },
  ];
}

export const isShare = (share: UnsetShare): share is Share => share.productId !== null;

export const isOnMenu = ({ productId, size }: Share, menu: ReadonlyMap<number, MenuItem>) =>
  menu.get(productId)?.chickens === size;

/**
 * What a plain quantity of chickens stands for on the menu; null where it does not say (a product is not
 * set or not on sale, or takes something else from the oven than its name says).
 * See docs/rules/orders.md#a-plain-quantity-becomes-lines.
 */
export function requestedOfQuantity(
  quantity: Tenths,
  products: ChickenProducts,
  menu: ReadonlyMap<number, MenuItem>,
): RequestedLine[] | null {
  const shares = sharesOf(quantity, products).filter((share) => share.quantity > 0);
  if (!shares.every((share): share is Share => isShare(share) && isOnMenu(share, menu)))
    return null;
  return shares.map(({ productId, quantity: ofShare }) => ({
    productId,
    quantity: ofShare,
    note: null,
  }));
}
