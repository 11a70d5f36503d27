// What can be ordered of the menu, and how: what a unit takes from the oven, in which steps, from how
// many on, and how long before. See docs/rules/catalog.md#how-a-product-is-ordered.
import { parseCents, cents, type Cents } from '../kernel/amounts/cents.ts';
import type { ClockTime, Day } from '../kernel/time/madrid-time.ts';
import { HALF, parseTenths, tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import type { VatRate } from './catalog-editing.rules.ts';
import type { Product } from './catalog.contract.ts';

/** So many days before the pick-up, until that time of that day. */
export type OrderAhead = { days: number; until: ClockTime };

export type MenuItem = {
  id: number;
  name: string;
  price: Cents;
  vatRate: VatRate;
  /** What one unit takes from the oven and the stock; 0 for most. */
  chickens: Tenths;
  quantityStep: Tenths;
  minQuantity: Tenths;
  orderAhead: OrderAhead | null;
  /** The day on which there is no more of it. */
  soldOutOn: Day | null;
};

/** The steps in which something is ordered: whole units, or halves too. */
export const QUANTITY_STEPS = [tenths(10), HALF] as const;

/** The most of one thing in one line. */
export const MAX_LINE_QUANTITY = tenths(990);

/** The product of the menu, its decimals read. */
export function menuItemOf(product: Product): MenuItem {
  const quantity = (text: string) => parseTenths(text) ?? tenths(0);
  return {
    id: product.id,
    name: product.name,
    price: parseCents(product.price) ?? cents(0),
    vatRate: product.vatRate,
    chickens: quantity(product.chickens),
    quantityStep: quantity(product.quantityStep),
    minQuantity: quantity(product.minQuantity),
    orderAhead: product.orderAhead,
    soldOutOn: product.soldOutOn,
  };
}

/** The products of the menu by their ids. */
export function menuOf(products: readonly Product[]): Map<number, MenuItem> {
  return new Map(products.map((product) => [product.id, menuItemOf(product)]));
}

type Selling = Pick<MenuItem, 'chickens' | 'quantityStep' | 'minQuantity'>;

const HALVES_MESSAGE =
  'Con medias unidades, los pollos por unidad deben ser enteros: media unidad no puede llevar un cuarto de pollo';
const LEAST_MESSAGE = 'El mínimo debe ser un múltiplo del paso';

/** What is wrong with how a product is sold, by its field, in Spanish; null when nothing is. */
export function sellingFault({
  chickens,
  quantityStep,
  minQuantity,
}: Selling): { path: keyof Selling; message: string } | null {
  if ((quantityStep * chickens) % (HALF * 10) !== 0) {
    return { path: 'chickens', message: HALVES_MESSAGE };
  }
  if (minQuantity % quantityStep !== 0) return { path: 'minQuantity', message: LEAST_MESSAGE };
  return null;
}
