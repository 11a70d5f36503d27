import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MenuItem } from '../../catalog/menu-item.rules.ts';
import { cents } from '../../kernel/amounts/cents.ts';
import { tenths } from '../../kernel/amounts/tenths.ts';
import {
  chickensIn,
  countOf,
  EMPTY_BASKET,
  isChosen,
  isEmpty,
  itemsIn,
  onMenu,
  quantityIn,
  requestedLines,
  sumOf,
  withExtra,
  withLess,
  withMore,
  withNote,
  withoutOrdered,
  withoutStep,
  withQuantity,
  type Basket,
} from './basket.rules.ts';
import { lineTotal, MAX_LINES } from '../lines/order-lines.rules.ts';

function item(id: number, price: number, fields: Partial<MenuItem> = {}): MenuItem {
  return {
    ...{ id, name: `Plato ${id}`, price: cents(price), vatRate: 10, chickens: tenths(0) },
    ...{ quantityStep: tenths(10), minQuantity: tenths(10), orderAhead: null, soldOutOn: null },
    ...fields,
  };
}

const WHOLE = item(8, 1350, { chickens: tenths(10) });
const HALF = item(9, 720, { chickens: tenths(5) });
const MENU_FOR_TWO = item(1, 2150, { chickens: tenths(10) });
const PAELLA = item(12, 950, { minQuantity: tenths(20) });
const BEER = item(26, 200);
const CREAM = item(30, 333, { quantityStep: tenths(5), minQuantity: tenths(5) });
const DISHES = [MENU_FOR_TWO, PAELLA, BEER, CREAM];
const PRODUCTS = { whole: WHOLE.id, half: HALF.id };
const OFFER = {
  menu: new Map([WHOLE, HALF, ...DISHES].map((one) => [one.id, one])),
  products: PRODUCTS,
};

const chosen = (...items: MenuItem[]) =>
  items.reduce((basket, one) => withMore(basket, one, PRODUCTS), EMPTY_BASKET);

test('there is one chicken at first, and none once something else is chosen', () => {
  expect([chickensIn(EMPTY_BASKET), isEmpty(EMPTY_BASKET)]).toEqual([10, true]);
  expect(chickensIn(chosen(BEER))).toBe(0);
  expect(chickensIn({ ...chosen(BEER), chickens: tenths(15) })).toBe(15);
});

test('a step taken back leaves what was chosen after it', () => {
  const from = chosen(CREAM);
  const to = withMore(from, PAELLA, PRODUCTS);
  const after: Basket = { ...withMore(to, BEER, PRODUCTS), chickens: tenths(20) };
  expect(withoutStep(after, PAELLA, { from, to })).toEqual({
    chickens: 20,
    lines: [CREAM, BEER].map((one) => ({ productId: one.id, quantity: one.minQuantity, note: '' })),
  });
  expect(withoutStep(to, PAELLA, { from, to })).toEqual(from);
});

test('of two steps each can be taken back, and both, in either order', () => {
  const first = { from: EMPTY_BASKET, to: chosen(PAELLA) };
  const second = { from: first.to, to: chosen(PAELLA, PAELLA) };
  const withoutFirst = withoutStep(second.to, PAELLA, first);
  const withoutSecond = withoutStep(second.to, PAELLA, second);
  expect([withoutFirst, withoutSecond]).toEqual([chosen(PAELLA), chosen(PAELLA)]);
  expect(withoutStep(withoutFirst, PAELLA, second)).toEqual(EMPTY_BASKET);
  expect(withoutStep(withoutSecond, PAELLA, first)).toEqual(EMPTY_BASKET);
});

test('a step taken back takes no more than there is, and puts nothing in', () => {
  const step = { from: EMPTY_BASKET, to: chosen(BEER) };
  expect(withoutStep(EMPTY_BASKET, BEER, step)).toEqual(EMPTY_BASKET);
  expect(withoutStep(chosen(CREAM), BEER, step)).toEqual(chosen(CREAM));
});

test.each([
  [null, 10, null],
  [null, 25, 15],
  [null, 5, null],
  [null, 0, 0],
  [15, 25, 15],
  [0, 10, 0],
  [20, null, null],
])('a whole chicken beside %s is taken back out of %s: %s', (before, now, left) => {
  const from: Basket = { ...EMPTY_BASKET, chickens: before === null ? null : tenths(before) };
  const basket: Basket = { ...chosen(BEER), chickens: now === null ? null : tenths(now) };
  const to = withMore(from, WHOLE, PRODUCTS);
  expect(withoutStep(basket, WHOLE, { from, to })).toMatchObject({
    ...{ chickens: left, lines: basket.lines },
  });
});

test('a whole and a half chicken from the menu are chickens like any', () => {
  const basket = chosen(WHOLE, HALF);
  expect([basket.chickens, basket.lines]).toEqual([15, []]);
  expect(isChosen(basket, HALF, PRODUCTS)).toBe(true);
  const full: Basket = { chickens: tenths(95), lines: [] };
  expect(withMore(full, WHOLE, PRODUCTS)).toBe(full);
  expect(withMore(full, HALF, PRODUCTS).chickens).toBe(100);
});

test('what is added begins with its least quantity, goes on by its step and leaves below it', () => {
  const basket = chosen(PAELLA, PAELLA);
  expect(quantityIn(basket, PAELLA.id)).toBe(30);
  const less = withLess(basket, PAELLA);
  expect(quantityIn(less, PAELLA.id)).toBe(20);
  expect(withLess(less, PAELLA).lines).toEqual([]);
  expect(quantityIn(chosen(CREAM, CREAM, CREAM), CREAM.id)).toBe(15);
});

test('there is never more of one thing, nor of things, than an order takes', () => {
  const much = withQuantity(EMPTY_BASKET, BEER.id, tenths(990));
  expect(withMore(much, BEER, PRODUCTS)).toBe(much);
  const many = Array.from({ length: MAX_LINES }, (_, index) => item(100 + index, 100));
  expect(chosen(...many).lines).toHaveLength(MAX_LINES - 2);
});

test('what has left the menu is left out', () => {
  const basket = withQuantity(chosen(BEER), 99, tenths(10));
  expect(sumOf(basket, OFFER)).toBeNull();
  expect(onMenu(basket, OFFER).lines).toMatchObject([{ productId: BEER.id }]);
});

test('an order of the menu is asked for with its notes, chickens first', () => {
  const basket = withNote({ ...chosen(BEER, PAELLA), chickens: tenths(25) }, BEER.id, ' fría ');
  expect(requestedLines(basket, OFFER)).toEqual([
    { productId: WHOLE.id, quantity: 20, note: null },
    { productId: HALF.id, quantity: 10, note: null },
    { productId: BEER.id, quantity: 10, note: 'fría' },
    { productId: PAELLA.id, quantity: 20, note: null },
  ]);
  expect(sumOf(basket, OFFER)).toMatchObject({ total: 2700 + 720 + 200 + 1900, chickens: 25 });
  expect(countOf(basket)).toBe(3 + 1 + 2);
});

test('chickens whose price the menu does not say stand beside nothing else', () => {
  const unset = { ...OFFER, products: { whole: null, half: null } };
  expect(sumOf({ ...chosen(BEER), chickens: tenths(10) }, unset)).toBeNull();
  expect(sumOf(chosen(BEER), unset)).toMatchObject({ total: 200 });
});

const anyStep = fc.record({
  dish: fc.constantFrom(...OFFER.menu.values()),
  isMore: fc.boolean(),
});

test('however it was filled, it costs what its things cost and has no more chickens than it may', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const basket = steps.reduce<Basket>(
        (before, { dish, isMore }) =>
          isMore ? withMore(before, dish, PRODUCTS) : withLess(before, dish),
        EMPTY_BASKET,
      );
      const sum = sumOf(basket, OFFER)!;
      const ofThings = sum.lines.reduce((total, line) => total + lineTotal(line), 0);
      const menus = quantityIn(basket, MENU_FOR_TWO.id);
      expect(sum.total).toBe(ofThings);
      expect(sum.chickens).toBe(chickensIn(basket) + menus);
      for (const { productId, quantity } of basket.lines) {
        const { minQuantity, quantityStep } = OFFER.menu.get(productId)!;
        expect(quantity).toBeGreaterThanOrEqual(minQuantity);
        expect(quantity % quantityStep).toBe(0);
      }
    }),
  );
});

test('what is in it are the chickens too, where the menu says what they are', () => {
  const basket: Basket = { ...chosen(BEER), chickens: tenths(15) };
  expect(itemsIn(basket, OFFER)).toEqual([WHOLE, HALF, BEER]);
  expect(itemsIn(basket, { ...OFFER, products: { whole: null, half: null } })).toEqual([BEER]);
});

test('the chickens that a form shows stay when an extra comes beside them', () => {
  expect(withExtra(EMPTY_BASKET, BEER, PRODUCTS)).toEqual({ ...chosen(BEER), chickens: 10 });
  expect(withExtra(chosen(BEER), PAELLA, PRODUCTS).chickens).toBe(0);
});

test('a half is not in the order where there are only whole ones, nor a whole where there is a half', () => {
  const withChickens = (chickens: number): Basket => ({
    ...EMPTY_BASKET,
    chickens: tenths(chickens),
  });
  const isIn = (chickens: number) => [
    isChosen(withChickens(chickens), WHOLE, PRODUCTS),
    isChosen(withChickens(chickens), HALF, PRODUCTS),
  ];
  expect([0, 5, 10, 15, 20].map(isIn)).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [true, true],
    [true, false],
  ]);
});

test('what was chosen while an order was under way is left of it', () => {
  const line = (productId: number, quantity: number) => ({
    productId,
    quantity: tenths(quantity),
    note: '',
  });
  const ordered: Basket = { chickens: tenths(10), lines: [line(26, 20)] };
  expect(withoutOrdered(ordered, ordered)).toEqual(EMPTY_BASKET);
  expect(withoutOrdered({ chickens: null, lines: [line(12, 20)] }, ordered)).toEqual({
    chickens: null,
    lines: [line(12, 20)],
  });
  const more: Basket = { chickens: tenths(25), lines: [line(26, 30), line(12, 20)] };
  expect(withoutOrdered(more, ordered)).toEqual({
    chickens: tenths(15),
    lines: [line(26, 10), line(12, 20)],
  });
});
