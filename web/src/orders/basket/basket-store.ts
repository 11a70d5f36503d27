// What has been chosen stays on the device, through reloads and other pages, and is the same in every tab:
// products and quantities, nothing of who chose them. Notes are free text and go with the tab: the device keeps that there was one.
// See docs/rules/orders.md#basket.
import { useSyncExternalStore } from 'react';
import { MAX_LINE_QUANTITY } from '@brasa/core/catalog/menu-item.rules.ts';
import {
  EMPTY_BASKET,
  MAX_BASKET_LINES,
  type Basket,
  type BasketLine,
} from '@brasa/core/orders/place/basket.rules.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { itemsOf, tab } from '../../browser/storage/safe-storage.ts';
import { readBasketText, subscribeToBasket, writeBasketText } from './basket-text.ts';

const NOTES = 'basket-notes';
const notes = itemsOf(tab, 'brasa:');

type Stored = { text: string | null; noted: string | null; basket: Basket };

/** As last read, so that the same texts are the same basket. */
let latest: Stored = { text: null, noted: null, basket: EMPTY_BASKET };

export function readBasket(): Basket {
  const text = readBasketText();
  const noted = notes.read(NOTES);
  if (text !== latest.text || noted !== latest.noted)
    latest = { text, noted, basket: parsedBasket(text, noted) };
  return latest.basket;
}

/** Makes the basket another one, here and in the other tabs. */
export function changeBasket(change: (before: Basket) => Basket): void {
  const before = readBasket();
  const basket = change(before);
  if (basket === before) return;
  const isNothing = basket.chickens === null && basket.lines.length === 0;
  const text = isNothing ? null : basketText(basket);
  notes.write(NOTES, JSON.stringify(notesOf(basket)));
  // A browser that keeps nothing has no notes to read either.
  latest = { text, noted: notes.read(NOTES), basket };
  writeBasketText(text);
}

export function emptyBasket(): void {
  changeBasket(() => EMPTY_BASKET);
}

/** As the server renders the page, it is empty. */
export function useBasket(): Basket {
  return useSyncExternalStore(subscribeToBasket, readBasket, () => EMPTY_BASKET);
}

function basketText({ chickens, lines }: Basket): string {
  const quantities = lines.map(({ productId, quantity, note, isNoteLost }) =>
    note === '' && !isNoteLost ? [productId, quantity] : [productId, quantity, NOTED],
  );
  return JSON.stringify({ chickens, lines: quantities });
}

function notesOf({ lines }: Basket): Record<string, string> {
  const noted = lines.filter(({ note }) => note !== '');
  return Object.fromEntries(noted.map(({ productId, note }) => [productId, note]));
}

/** Stands behind the quantity of what has a note. */
const NOTED = 1;

const isNoted = (line: unknown): boolean => Array.isArray(line) && line[2] === NOTED;

const isHalves = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) % 5 === 0;

function isLine(value: unknown): value is [productId: number, quantity: number] {
  if (!Array.isArray(value)) return false;
  const [productId, quantity] = value as unknown[];
  const isQuantity = isHalves(quantity) && quantity > 0 && quantity <= MAX_LINE_QUANTITY;
  return Number.isSafeInteger(productId) && isQuantity;
}

/** Each product once, and no more of it than an order takes. */
const linesIn = (stored: unknown[]) =>
  [...new Map(stored.filter(isLine))].slice(0, MAX_BASKET_LINES);

/** Whatever is no basket, such as one of another version, is an empty one. */
function parsedBasket(text: string | null, noteText: string | null): Basket {
  if (text === null) return EMPTY_BASKET;
  try {
    const { chickens, lines } = JSON.parse(text) as { chickens: unknown; lines: unknown[] };
    const noted = JSON.parse(noteText ?? '{}') as Record<string, unknown>;
    const notedIds = new Set(
      lines
        .filter(isLine)
        .filter(isNoted)
        .map(([productId]) => productId),
    );
    const noteOf = (productId: number) => {
      const note = noted[productId];
      return typeof note === 'string' ? note : '';
    };
    return {
      chickens: isHalves(chickens) && chickens <= 100 ? tenths(chickens) : null,
      lines: linesIn(lines).map(([productId, quantity]): BasketLine => {
        const note = noteOf(productId);
        const isLost = note === '' && notedIds.has(productId);
        return {
          ...{ productId, quantity: tenths(quantity), note },
          ...(isLost && { isNoteLost: true }),
        };
      }),
    };
  } catch {
    return EMPTY_BASKET;
  }
}
