// Chickens that are sold out are sold out in menus too (docs/rules/catalog.md#sold-out-today).
import type { Day } from '../kernel/time/madrid-time.ts';
import type { ChickenProducts } from '../settings/read-setting.rules.ts';

type Sold = { id: number; chickens: number; soldOutOn: Day | null };

/** The day on which the chickens of the menu, whole and half, are sold out; null where one of them is not. */
export function chickensSoldOutOn(
  items: Iterable<Sold>,
  { whole, half }: ChickenProducts,
): Day | null {
  const [first, ...others] = [...items].filter(({ id }) => id === whole || id === half);
  const day = first?.soldOutOn ?? null;
  return others.every(({ soldOutOn }) => soldOutOn === day) ? day : null;
}

/** Days that are past stay with the chickens: a menu's own later day counts. */
const soldOutUntil = <Item extends Sold>(item: Item, day: Day): Item =>
  item.soldOutOn !== null && item.soldOutOn > day ? item : { ...item, soldOutOn: day };

/** With whole and half chickens sold out, so is whatever has chickens in it. `chickens` are those of one unit. */
export function withSoldOutChickens<Item extends Sold>(
  items: readonly Item[],
  products: ChickenProducts,
): readonly Item[] {
  const day = chickensSoldOutOn(items, products);
  if (day === null) return items;
  return items.map((item) => (item.chickens > 0 ? soldOutUntil(item, day) : item));
}
