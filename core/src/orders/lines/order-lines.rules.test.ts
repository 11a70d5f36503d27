import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MenuItem } from '../../catalog/menu-item.rules.ts';
import { cents } from '../../kernel/amounts/cents.ts';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { detailsOfLines } from './order-details.rules.ts';
import {
  chickensOfLines,
  lineTotal,
  linesTotal,
  resolveLines,
  type Line,
  type RequestedLine,
} from './order-lines.rules.ts';
import { requestedWithQuantity } from './changed-quantity.rules.ts';
import { requestedOfQuantity } from './lines-of-quantity.rules.ts';

function item(id: number, name: string, price: number, fields: Partial<MenuItem> = {}): MenuItem {
  return {
    ...{ id, name, price: cents(price), vatRate: 10, chickens: tenths(0) },
    ...{ quantityStep: tenths(10), minQuantity: tenths(10), orderAhead: null, soldOutOn: null },
    ...fields,
  };
}

const WHOLE = item(8, 'Pollo entero a la leña', 1350, { chickens: tenths(10) });
const HALF = item(9, 'Medio pollo a la leña', 720, { chickens: tenths(5) });
const MENU_FOR_TWO = item(1, 'Menú Brasa para dos', 2150, { chickens: tenths(10) });
const PAELLA = item(12, 'Paella valenciana', 950, { minQuantity: tenths(20) });
const BEER = item(27, 'Cerveza', 200, { vatRate: 21 });
const CREAM = item(30, 'Crema', 333, { quantityStep: tenths(5) });

const MENU = new Map(
  [WHOLE, HALF, MENU_FOR_TWO, PAELLA, BEER, CREAM].map((one) => [one.id, one] as const),
);
const CHICKENS = { whole: WHOLE.id, half: HALF.id };
const CHOICE = { products: CHICKENS, menu: MENU };

const ask = (productId: number, quantity: number, note: string | null = null): RequestedLine => ({
  productId,
  quantity: tenths(quantity),
  note,
});

function lines(requested: readonly RequestedLine[], before: readonly Line[] = []): Line[] {
  const resolved = resolveLines(requested, MENU, before);
  if ('fault' in resolved) throw new Error(resolved.fault);
  return resolved.lines;
}

test.each([
  [200, 20, 400],
  [333, 5, 167],
  [333, 15, 500],
  [1, 5, 1],
  [0, 990, 0],
])(
  '%i cents × %i tenths come to %i, half a cent counting as a whole one',
  (price, quantity, total) => {
    expect(lineTotal({ unitPrice: cents(price), quantity: tenths(quantity) })).toBe(total);
  },
);

test('an order of chickens, a paella and beers costs what its lines cost', () => {
  const order = lines([ask(WHOLE.id, 20), ask(PAELLA.id, 40), ask(BEER.id, 20)]);
  expect([linesTotal(order), chickensOfLines(order)]).toEqual([2700 + 3800 + 400, 20]);
  expect(detailsOfLines(order, CHICKENS)).toBe('2 pollos, paella valenciana × 4, cerveza × 2');
});

test('the same thing with the same note is one line, with another note it is another', () => {
  const order = lines([ask(BEER.id, 10), ask(BEER.id, 20), ask(BEER.id, 10, 'fría')]);
  expect(order.map(({ id, quantity, note }) => [id, quantity, note])).toEqual([
    [1, 30, null],
    [3, 10, 'fría'],
  ]);
});

test('lines stand by their numbers, whatever order they are asked for in', () => {
  const before = lines([ask(BEER.id, 10), ask(CREAM.id, 10)]);
  const turned = [ask(PAELLA.id, 20), ...before.toReversed()];
  expect(lines(turned, before).map(({ id, productId }) => [id, productId])).toEqual([
    [1, BEER.id],
    [2, CREAM.id],
    [3, PAELLA.id],
  ]);
});

test('a line keeps its price, one that comes new takes that of today', () => {
  const [first] = lines([ask(BEER.id, 10)]);
  const before = [{ ...first!, unitPrice: cents(150) }];
  const after = lines([{ ...ask(BEER.id, 30), id: 1 }, ask(BEER.id, 10)], before);
  expect(after.map(({ id, quantity, unitPrice }) => [id, quantity, unitPrice])).toEqual([
    [1, 30, 150],
    [2, 10, 200],
  ]);
});

test('what is no longer on the menu stays in an order that has it, and comes into none', () => {
  const [first] = lines([ask(BEER.id, 10)]);
  const retired = { ...first!, productId: 99 };
  expect(lines([{ ...ask(99, 20), id: 1 }], [retired])).toMatchObject([{ quantity: 20 }]);
  expect(resolveLines([ask(BEER.id, 10), ask(99, 10)], MENU)).toEqual({ fault: 'unknown', at: 1 });
});

test('a line of another order, or of something else, is none', () => {
  const before = lines([ask(BEER.id, 10)]);
  const wrong = { fault: 'no-such-line', at: 0 };
  expect(resolveLines([{ ...ask(BEER.id, 10), id: 7 }], MENU, before)).toEqual(wrong);
  expect(resolveLines([{ ...ask(PAELLA.id, 20), id: 1 }], MENU, before)).toEqual(wrong);
});

test('no line stands twice in a request, and none takes a quarter of a chicken', () => {
  const before = lines([ask(HALF.id, 10)]);
  const twice = [
    { ...ask(HALF.id, 10, 'hecho'), id: 1 },
    { ...ask(HALF.id, 10), id: 1 },
  ];
  expect(resolveLines(twice, MENU, before)).toEqual({ fault: 'no-such-line', at: 1 });
  const half = { ...ask(HALF.id, 5), id: 1 };
  expect(resolveLines([half], new Map(), before)).toEqual({ fault: 'quarter', at: 0 });
  expect(resolveLines([ask(BEER.id, 10), ask(HALF.id, 15)], MENU)).toEqual({
    fault: 'quarter',
    at: 1,
  });
});

test('together they are no more of one thing than a line can have', () => {
  const much = [ask(PAELLA.id, 20), ask(BEER.id, 900), ask(BEER.id, 100)];
  expect(resolveLines(much, MENU)).toEqual({ fault: 'too-much', at: 1 });
});

test.each([
  [5, [[HALF.id, 10]]],
  [10, [[WHOLE.id, 10]]],
  [
    25,
    [
      [WHOLE.id, 20],
      [HALF.id, 10],
    ],
  ],
])('%i tenths of chickens are ordered as they stand on the menu', (quantity, expected) => {
  const requested = requestedOfQuantity(tenths(quantity), CHICKENS, MENU);
  expect(requested?.map((line) => [line.productId, line.quantity])).toEqual(expected);
});

test.each([
  { whole: WHOLE.id, half: null },
  { whole: WHOLE.id, half: 99 },
  { whole: WHOLE.id, half: BEER.id },
  { whole: null, half: HALF.id },
])('a quantity of which the menu does not say the price has no lines: %j', (products) => {
  expect(requestedOfQuantity(tenths(15), products, MENU)).toBeNull();
});

test('another quantity changes the chickens alone', () => {
  const before = lines([
    ask(MENU_FOR_TWO.id, 10),
    ask(WHOLE.id, 20, 'muy hecho'),
    ask(BEER.id, 20),
  ]);
  const wanted = requestedWithQuantity(before, tenths(25), CHOICE);
  expect('requested' in wanted && lines(wanted.requested, before)).toMatchObject([
    { productId: MENU_FOR_TWO.id, quantity: 10 },
    { productId: WHOLE.id, quantity: 10, note: 'muy hecho' },
    { productId: BEER.id, quantity: 20 },
    { productId: HALF.id, quantity: 10 },
  ]);
});

test('a quantity below what the rest takes is refused, and so is one that the menu cannot give', () => {
  const before = lines([ask(MENU_FOR_TWO.id, 20), ask(WHOLE.id, 10)]);
  expect(requestedWithQuantity(before, tenths(15), CHOICE)).toEqual({
    refusal: 'LINES_EXCEED_QUANTITY',
  });
  const unset = { ...CHOICE, products: { whole: WHOLE.id, half: null } };
  expect(requestedWithQuantity(before, tenths(35), unset)).toEqual({
    refusal: 'CHICKEN_NOT_ON_MENU',
  });
});

const anyNote = fc.constantFrom(null, 'sin sal', 'fría');
const anyLine = fc
  .record({
    productId: fc.constantFrom(...MENU.keys()),
    units: fc.integer({ min: 1, max: 9 }),
    note: anyNote,
  })
  .map(({ productId, units, note }) => ask(productId, units * 10, note));
const anyBasket = fc.array(anyLine, { minLength: 1, maxLength: 12 });

test('whatever is asked for, no two lines are the same, and price and chickens are those of the request', () => {
  fc.assert(
    fc.property(anyBasket, (basket) => {
      const order = lines(basket);
      const kinds = order.map(({ productId, note }) => `${productId} ${note}`);
      expect(new Set(kinds).size).toBe(order.length);
      const single = basket.map((line) => lines([line])[0]!);
      expect(linesTotal(order)).toBe(linesTotal(single));
      expect(chickensOfLines(order)).toBe(chickensOfLines(single));
    }),
  );
});

test('whatever quantity an order is given, it has it afterwards, or is refused as a whole', () => {
  fc.assert(
    fc.property(anyBasket, fc.integer({ min: 0, max: 35 }), (basket, halves) => {
      const before = lines(basket);
      const quantity = tenths(halves * 5);
      const wanted = requestedWithQuantity(before, quantity, CHOICE);
      if ('refusal' in wanted) return;
      const after = lines(wanted.requested, before);
      expect(chickensOfLines(after)).toBe(quantity);
      const others = (all: readonly Line[]) =>
        all.filter(({ productId }) => productId !== WHOLE.id && productId !== HALF.id);
      expect(others(after)).toEqual(others(before));
    }),
  );
});
