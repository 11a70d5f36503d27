import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MenuItem } from '../../catalog/menu-item.rules.ts';
import { cents } from '../../kernel/amounts/cents.ts';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { EMPTY_BASKET, MAX_BASKET_LINES } from './basket.rules.ts';
import { orderAgain, type OrderedBefore } from './order-again.rules.ts';
import { canBeRepeated } from './repeatable.rules.ts';

function item(id: number, fields: Partial<MenuItem> = {}): MenuItem {
  return {
    ...{ id, name: `Plato ${id}`, price: cents(500), vatRate: 10, chickens: tenths(0) },
    ...{ quantityStep: tenths(10), minQuantity: tenths(10), orderAhead: null, soldOutOn: null },
    ...fields,
  };
}

const WHOLE = item(8, { chickens: tenths(10) });
const HALF = item(9, { chickens: tenths(5) });
const PAELLA = item(12, { minQuantity: tenths(20) });
const BEER = item(26);
const OFFER = {
  menu: new Map([WHOLE, HALF, PAELLA, BEER].map((one) => [one.id, one])),
  products: { whole: WHOLE.id, half: HALF.id },
};

type Before = OrderedBefore['lines'][number];

const line = (of: MenuItem, quantity: number, note: string | null = null): Before => ({
  ...{ productId: of.id, name: of.name, chickens: of.chickens, note },
  quantity: tenths(quantity),
});

const again = (...lines: Before[]) => orderAgain({ quantity: tenths(0), lines }, OFFER);

test('whole and half chickens are chickens again, the rest its lines, with their wishes', () => {
  const { basket, gone, changed } = again(line(WHOLE, 20), line(HALF, 10), line(BEER, 30, 'fría'));
  expect(basket).toEqual({
    chickens: 25,
    lines: [{ productId: BEER.id, quantity: 30, note: 'fría' }],
  });
  expect([gone, changed]).toEqual([[], []]);
});

test('an order without chickens is one again, and one without lines is its chickens', () => {
  expect(again(line(BEER, 10)).basket.chickens).toBe(0);
  expect(orderAgain({ quantity: tenths(15), lines: [] }, OFFER).basket).toEqual({
    chickens: 15,
    lines: [],
  });
});

test('what has left the menu is named; where nothing is left there is nothing', () => {
  const old = item(70, { name: 'Croquetas' });
  expect(again(line(WHOLE, 10), line(old, 10))).toEqual({
    basket: { chickens: 10, lines: [] },
    gone: ['Croquetas'],
    changed: [],
    shortened: [],
  });
  expect(again(line(old, 10)).basket).toBe(EMPTY_BASKET);
});

test('a quantity that is not sold any more becomes one that is, and that is said', () => {
  const { basket, changed } = again(line(PAELLA, 10), line(BEER, 15));
  expect(basket.lines.map(({ quantity }) => quantity)).toEqual([20, 10]);
  expect(changed).toEqual(['Plato 12', 'Plato 26']);
});

test('more chickens than a customer may order become as many as that', () => {
  const { basket, changed } = again(line(WHOLE, 170));
  expect([basket.chickens, changed]).toEqual([100, ['pollos']]);
});

test('two lines of the same thing become one, their wishes beside each other', () => {
  const { basket } = again(line(BEER, 10, 'fría'), line(BEER, 20, 'sin alcohol'));
  expect(basket.lines).toEqual([{ productId: BEER.id, quantity: 30, note: 'fría, sin alcohol' }]);
});

test('wishes that no note has room for are cut before a character, and that is said', () => {
  const long = 'a'.repeat(116);
  const { basket, shortened } = again(line(BEER, 10, long), line(BEER, 10, 'a🍗 sin sal'));
  expect(basket.lines.map(({ note }) => note)).toEqual([`${long}, a`]);
  expect(shortened).toEqual(['Plato 26']);
});

test('an order of nothing that is known cannot be repeated', () => {
  expect(canBeRepeated({ quantity: tenths(0), lines: [] })).toBe(false);
  expect(canBeRepeated({ quantity: tenths(5), lines: [] })).toBe(true);
  expect(canBeRepeated({ quantity: tenths(0), lines: [line(BEER, 10)] })).toBe(true);
});

test('whatever was ordered, the basket has what is sold, in steps, at least and at most, each once', () => {
  const menu = new Map(
    Array.from({ length: 60 }, (_, index) => {
      const step = tenths(index % 2 === 0 ? 10 : 5);
      const one = item(100 + index, { quantityStep: step, minQuantity: tenths(step * 2) });
      return [one.id, one] as const;
    }),
  );
  const anyLine = fc
    .record({ id: fc.integer({ min: 95, max: 165 }), halves: fc.integer({ min: 1, max: 198 }) })
    .map(({ id, halves }) => line(item(id), halves * 5));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 50 }), (lines) => {
      const { basket, gone } = orderAgain({ quantity: tenths(0), lines }, { ...OFFER, menu });
      const ids = basket.lines.map(({ productId }) => productId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(MAX_BASKET_LINES);
      for (const { productId, quantity } of basket.lines) {
        const sold = menu.get(productId);
        expect(sold).toBeDefined();
        expect(quantity % (sold?.quantityStep ?? 0)).toBe(0);
        expect(quantity).toBeGreaterThanOrEqual(sold?.minQuantity ?? 0);
        expect(quantity).toBeLessThanOrEqual(990);
      }
      const ordered = new Set(lines.map(({ productId }) => productId));
      expect(ids.length + gone.length).toBe(ordered.size);
    }),
  );
});
