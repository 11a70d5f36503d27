// What staff enter beside the plain chickens, and the order that becomes of both
// (docs/rules/orders.md#order-lines).
import type { MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { MAX_LINE_QUANTITY } from '@brasa/core/catalog/menu-item.rules.ts';
import { tenths, tenthsToDecimal, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { readLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import {
  chickensOfLines,
  isChickenAlone,
  resolveLines,
  type Line,
  type RequestedLine,
} from '@brasa/core/orders/lines/order-lines.rules.ts';
import { requestedWithQuantity } from '@brasa/core/orders/lines/changed-quantity.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';

/** With an `id` the order has it already, at its price. */
export type ExtraLine = Omit<Line, 'id' | 'note'> & { id?: number; note: string };

/** Chickens with a wish are among them: each is read and changed in a line of its own. */
export function extrasOf({ lines }: Pick<Order, 'lines'>, products: ChickenProducts): ExtraLine[] {
  const others = lines.filter((line) => !isChickenAlone(line, products)).map(readLine);
  return others.map((line) => ({ ...line, note: line.note ?? '' }));
}

/** One more of it: in the line that has nothing special about it, else in one of its own. */
export function withOneMore(extras: readonly ExtraLine[], item: MenuItem): ExtraLine[] {
  const at = extras.findIndex(({ productId, note }) => productId === item.id && note === '');
  const known = extras[at];
  if (!known) return [...extras, newExtra(item)];
  const quantity = tenths(Math.min(known.quantity + item.quantityStep, MAX_LINE_QUANTITY));
  return extras.with(at, { ...known, quantity });
}

function newExtra({ id, name, minQuantity, price, vatRate, chickens }: MenuItem): ExtraLine {
  const line = { productId: id, name, quantity: minQuantity, unitPrice: price };
  return { ...line, vatRate, chickens, note: '' };
}

/** What was ordered once, to be ordered again: as much of it, with the same wishes, at today's prices. */
export function orderedAgain(
  lines: readonly Line[],
  { menu, products }: Offer,
): { chickens: Tenths; extras: ExtraLine[] } {
  const isAlone = (line: Line) => isChickenAlone(line, products);
  const others = lines.filter((line) => !isAlone(line));
  return { chickens: chickensOfLines(lines.filter(isAlone)), extras: newExtras(others, { menu }) };
}

type Asked = Pick<Line, 'productId' | 'quantity' | 'note'>;

/** What is asked for, at today's prices; what the menu does not have is left out. */
export function newExtras(lines: readonly Asked[], { menu }: Pick<Offer, 'menu'>): ExtraLine[] {
  return lines.flatMap(({ productId, quantity, note }) => {
    const item = menu.get(productId);
    return item ? [{ ...newExtra(item), quantity, note: note ?? '' }] : [];
  });
}

/** None of it takes the line away. */
export function withQuantity(extras: readonly ExtraLine[], at: number, quantity: Tenths) {
  const line = extras[at];
  if (!line || quantity === 0) return extras.toSpliced(at, 1);
  return extras.with(at, { ...line, quantity });
}

export function withNote(extras: readonly ExtraLine[], at: number, note: string): ExtraLine[] {
  return extras.map((line, index) => (index === at ? { ...line, note } : line));
}

/** The one chicken that the form proposes is no part of these: a paella, or a menu with its chicken. */
export function isMealOfItsOwn({ chickens, orderAhead }: MenuItem): boolean {
  return chickens > 0 || orderAhead !== null;
}

type Content = { chickens: Tenths; extras: readonly ExtraLine[] };

export type Composed = { requested: RequestedLine[]; plainCount: number; lines: Line[] | null };

/**
 * The order as it is asked for: the plain chickens first, then the rest; `lines` as it would be stored,
 * null where something in it cannot be had. Null where the menu does not say what the chickens are.
 */
export function composed(
  { chickens, extras }: Content,
  { menu, products }: Offer,
  before: readonly Line[] = [],
): Composed | null {
  const plain = requestedPlain(chickens, { menu, products }, before);
  if (plain === null) return null;
  const requested = [...plain, ...extras.map((extra) => requestOf(extra, before))];
  const resolved = resolveLines(requested, menu, before);
  const lines = 'lines' in resolved ? resolved.lines : null;
  return { requested, plainCount: plain.length, lines };
}

/** The plain chickens as products of the menu; null where it does not say what they are. */
export function requestedPlain(
  chickens: Tenths,
  { menu, products }: Offer,
  before: readonly Line[],
): RequestedLine[] | null {
  const plainBefore = before.filter((line) => isChickenAlone(line, products));
  const plain = requestedWithQuantity(plainBefore, chickens, { products, menu });
  return 'refusal' in plain ? null : plain.requested;
}

/** A line that the order has lost meanwhile is asked for anew. */
function requestOf(extra: ExtraLine, before: readonly Line[]): RequestedLine {
  const { id, productId, quantity, note } = extra;
  const isKnown = before.some((line) => line.id === id && line.productId === productId);
  const said = note.trim();
  return { ...(isKnown && { id }), productId, quantity, note: said === '' ? null : said };
}

export function sentLines(requested: readonly RequestedLine[]) {
  return requested.map(({ id, productId, quantity, note }) => ({
    ...(id !== undefined && { id }),
    productId,
    quantity: tenthsToDecimal(quantity),
    note: note ?? '',
  }));
}

/** What is sent of extras without the chickens beside them. */
export const sentExtras = (extras: readonly ExtraLine[], before: readonly Line[] = []) =>
  sentLines(extras.map((extra) => requestOf(extra, before)));

/** What the form calls a product, also once it has left the menu. */
export const dishNames =
  (extras: readonly ExtraLine[], { menu }: Offer) =>
  (productId: number): string | undefined =>
    extras.find((extra) => extra.productId === productId)?.name ?? menu.get(productId)?.name;

/** The field of the form for a place in the request; undefined for the chickens. */
export function extraFieldOf(path: string, plainCount: number): `lines.${number}` | undefined {
  const place = /^lines\.(?<at>\d+)/.exec(path)?.groups?.['at'];
  const at = Number(place) - plainCount;
  return place === undefined || at < 0 ? undefined : `lines.${at}`;
}
