// What a customer has chosen of the menu and not ordered yet: chickens, and one line for each other
// thing. See docs/rules/orders.md#basket.
import type { MenuItem } from '../../catalog/menu-item.rules.ts';
import { MAX_LINE_QUANTITY } from '../../catalog/menu-item.rules.ts';
import type { Cents } from '../../kernel/amounts/cents.ts';
import { MAX_CUSTOMER_QUANTITY, tenths, type Tenths } from '../../kernel/amounts/tenths.ts';
import { DEFAULT_QUANTITY } from './pickup-slots.rules.ts';
import {
  chickensOfLines,
  linesTotal,
  MAX_LINES,
  resolveLines,
  type Line,
  type RequestedLine,
} from '../lines/order-lines.rules.ts';
import { requestedOfQuantity } from '../lines/lines-of-quantity.rules.ts';
import type { ChickenProducts } from '../../settings/read-setting.rules.ts';

export type BasketLine = {
  productId: number;
  quantity: Tenths;
  note: string;
  /** A note was typed that is not kept any more: it goes with the tab. */
  isNoteLost?: true;
};

export type Basket = {
  /** Null until somebody says how many. */
  chickens: Tenths | null;
  lines: readonly BasketLine[];
};

export const EMPTY_BASKET: Basket = { chickens: null, lines: [] };

/** Whole and half chickens may become two lines more. */
export const MAX_BASKET_LINES = MAX_LINES - 2;

/** The menu as somebody chooses from it. */
export type Offer = { menu: ReadonlyMap<number, MenuItem>; products: ChickenProducts };

export function isEmpty({ chickens, lines }: Basket): boolean {
  return lines.length === 0 && (chickens === null || chickens === 0);
}

/** One chicken at first, none once something else is chosen. */
export function chickensIn({ chickens, lines }: Basket): Tenths {
  return chickens ?? tenths(lines.length === 0 ? DEFAULT_QUANTITY : 0);
}

function chickenSize(productId: number, { whole, half }: ChickenProducts): number | null {
  if (productId === whole) return 10;
  return productId === half ? 5 : null;
}

/** How much of it is chosen; a whole or half chicken is among the chickens. */
export function quantityIn({ lines }: Basket, productId: number): Tenths {
  return lines.find((line) => line.productId === productId)?.quantity ?? tenths(0);
}

/** Whether it is in the order already; a half is, beside whole ones, where there is one too many for them. */
export function isChosen(basket: Basket, { id }: MenuItem, products: ChickenProducts): boolean {
  const size = chickenSize(id, products);
  if (size === null) return quantityIn(basket, id) > 0;
  const chickens = basket.chickens ?? 0;
  return size === 10 ? chickens >= 10 : chickens % 10 !== 0;
}

/** One step more of it, at first the least that can be ordered; as it is where there is no room. */
export function withMore(basket: Basket, item: MenuItem, products: ChickenProducts): Basket {
  const size = chickenSize(item.id, products);
  if (size !== null) {
    const chickens = tenths((basket.chickens ?? 0) + size);
    return chickens > MAX_CUSTOMER_QUANTITY ? basket : { ...basket, chickens };
  }
  const before = quantityIn(basket, item.id);
  if (before === 0) return withQuantity(basket, item.id, item.minQuantity);
  return withQuantity(basket, item.id, tenths(before + item.quantityStep));
}

/** A basket before and after one step more of something. */
type Step = { from: Basket; to: Basket };

/**
 * Without what that step put in; what was chosen meanwhile stays. Where it was the first of it and more
 * came after, the least that can be ordered is left. See docs/rules/orders.md#choosing-from-the-menu.
 */
export function withoutStep(basket: Basket, item: MenuItem, { from, to }: Step): Basket {
  if (from.chickens !== to.chickens) return withoutChickens(basket, { from, to });
  const first = quantityIn(from, item.id);
  const left = quantityIn(basket, item.id) - (quantityIn(to, item.id) - first);
  const isBelowLeast = left > 0 && left < item.minQuantity;
  const least = first === 0 ? item.minQuantity : tenths(0);
  return withQuantity(basket, item.id, isBelowLeast ? least : tenths(Math.max(left, 0)));
}

/** Where they were not chosen before and none is left, they are not chosen again. */
function withoutChickens(basket: Basket, { from, to }: Step): Basket {
  if (basket.chickens === null || basket.chickens === 0) return basket;
  const left = basket.chickens - ((to.chickens ?? 0) - (from.chickens ?? 0));
  if (left > 0) return { ...basket, chickens: tenths(left) };
  return { ...basket, chickens: from.chickens === null ? null : tenths(0) };
}

/** The same on a form that shows the chickens beside it: they stay as many as it shows. */
export function withExtra(basket: Basket, item: MenuItem, products: ChickenProducts): Basket {
  const after = withMore(basket, item, products);
  return after === basket ? basket : { ...after, chickens: chickensIn(basket) };
}

/** One step less of it; below the least it is taken out. */
export function withLess(basket: Basket, item: MenuItem): Basket {
  const quantity = quantityIn(basket, item.id) - item.quantityStep;
  return withQuantity(basket, item.id, tenths(quantity < item.minQuantity ? 0 : quantity));
}

/** Nothing of it takes it out; as it is where there is no room. */
export function withQuantity(basket: Basket, productId: number, quantity: Tenths): Basket {
  if (quantity > MAX_LINE_QUANTITY) return basket;
  const { lines } = basket;
  const place = lines.findIndex((line) => line.productId === productId);
  if (quantity <= 0) return { ...basket, lines: lines.filter((_, index) => index !== place) };
  if (place >= 0) {
    const changed = lines.map((line, index) => (index === place ? { ...line, quantity } : line));
    return { ...basket, lines: changed };
  }
  if (lines.length >= MAX_BASKET_LINES) return basket;
  return { ...basket, lines: [...lines, { productId, quantity, note: '' }] };
}

export function withNote(basket: Basket, productId: number, note: string): Basket {
  const lines = basket.lines.map(({ isNoteLost, ...line }) =>
    line.productId === productId
      ? { ...line, note }
      : { ...line, ...(isNoteLost && { isNoteLost }) },
  );
  return { ...basket, lines };
}

/** What is left of it once so much has been ordered: what was chosen since then stays. */
export function withoutOrdered(basket: Basket, ordered: Basket): Basket {
  const chickens = tenths((basket.chickens ?? 0) - (ordered.chickens ?? 0));
  return {
    chickens: chickens > 0 ? chickens : null,
    lines: linesLeft(basket.lines, ordered.lines),
  };
}

type Amount = { productId: number; quantity: Tenths };

/** The lines less the amounts taken of their products; without lines of which nothing is left. */
export function linesLeft<Chosen extends Amount>(
  lines: readonly Chosen[],
  taken: readonly Amount[],
): Chosen[] {
  const takenOf = (id: number) => taken.find(({ productId }) => productId === id)?.quantity ?? 0;
  return lines
    .map((line) => ({ ...line, quantity: tenths(line.quantity - takenOf(line.productId)) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Without what is not on the menu any more; the same basket where all of it is. */
export function onMenu(basket: Basket, { menu }: Offer): Basket {
  const lines = basket.lines.filter(({ productId }) => menu.has(productId));
  return lines.length === basket.lines.length ? basket : { ...basket, lines };
}

/**
 * What is asked for, chickens first; null where the menu does not say what chickens are, so that they
 * cannot stand beside anything else.
 */
export function requestedLines(basket: Basket, { menu, products }: Offer): RequestedLine[] | null {
  const quantity = chickensIn(basket);
  const chickens = quantity === 0 ? [] : requestedOfQuantity(quantity, products, menu);
  if (chickens === null) return null;
  const others = basket.lines.map(({ productId, quantity: ofLine, note }) => ({
    productId,
    quantity: ofLine,
    note: note.trim() === '' ? null : note.trim(),
  }));
  return [...chickens, ...others];
}

/** All that is in it, the chickens too where the menu says what they are. */
export function itemsIn(basket: Basket, offer: Offer): MenuItem[] {
  const requested = requestedLines(basket, offer) ?? basket.lines;
  return requested.flatMap(({ productId }) => offer.menu.get(productId) ?? []);
}

/** The order as the server will make it of this menu. */
export type Sum = { lines: Line[]; total: Cents; chickens: Tenths };

/** Null where it cannot be told what it costs. */
export function sumOf(basket: Basket, offer: Offer): Sum | null {
  const requested = requestedLines(basket, offer);
  const resolved = requested && resolveLines(requested, offer.menu);
  if (!resolved || 'fault' in resolved) return null;
  const { lines } = resolved;
  return { lines, total: linesTotal(lines), chickens: chickensOfLines(lines) };
}

/** How many things are chosen; a half counts as one. */
export function countOf(basket: Basket): number {
  const halves = [basket.chickens ?? 0, ...basket.lines.map(({ quantity }) => quantity)];
  return halves.reduce((sum, quantity) => sum + Math.ceil(quantity / 10), 0);
}
