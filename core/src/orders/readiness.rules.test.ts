import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tenths } from '../kernel/amounts/tenths.ts';
import { isAnotherOrder, isOnlyChickens, reachedOrders } from './readiness.rules.ts';

const PRODUCTS = { whole: 8, half: 9 };

const line = (productId: number, name: string, chickens: string) => ({
  ...{ id: productId, productId, name, quantity: '1.0', unitPrice: '13.50', vatRate: 10 as const },
  ...{ chickens, note: null, total: '13.50' },
});
const CHICKEN = line(8, 'Pollo entero a la leña', '1.0');
const BEER = line(26, 'Cerveza', '0.0');
const MENU = line(5, 'Menú familiar', '2.0');

describe('an order of nothing but chickens', () => {
  it.each([
    ['a chicken', true, { lines: [CHICKEN], details: '1 pollo' }],
    ['a chicken in words', true, { lines: [], details: '1 pollo' }],
    ['a chicken, with thanks', true, { lines: [], details: 'para llevar, gracias' }],
    ['a chicken and a beer', false, { lines: [CHICKEN, BEER], details: null }],
    ['a menu', false, { lines: [MENU], details: null }],
    ['a chicken and words for more', false, { lines: [CHICKEN], details: '1 pollo y paella' }],
    [
      'a chicken and a note for more',
      false,
      { lines: [CHICKEN], details: null, note: 'y croquetas' },
    ],
    ['a chicken and thanks', true, { lines: [CHICKEN], details: null, note: 'gracias' }],
    ['no chicken', false, { quantity: '0.0', lines: [], details: 'paella' }],
  ])('%s: %s', (_what, is, order) => {
    expect(isOnlyChickens({ quantity: '1.0', note: null, ...order }, PRODUCTS)).toBe(is);
  });
});

describe('the orders that ready chickens reach', () => {
  const order = (id: number, quantity: number, minute = 0, isDelivered = false) => ({
    id,
    quantity: tenths(quantity),
    pickupTime: minute * 60_000,
    isDelivered,
  });
  const reached = (orders: ReturnType<typeof order>[], ready: number) =>
    [...reachedOrders(orders, tenths(ready))].sort((a, b) => a - b);

  it('come by pick-up time, then by number', () => {
    const orders = [order(1, 20, 15), order(3, 10), order(2, 10)];
    expect(reached(orders, 10)).toEqual([2]);
    expect(reached(orders, 39)).toEqual([2, 3]);
    expect(reached(orders, 40)).toEqual([1, 2, 3]);
  });

  it('end at the first that they are too few for', () => {
    expect(reached([order(1, 10), order(2, 40), order(3, 5)], 30)).toEqual([1]);
  });

  it('share them with what was handed over', () => {
    expect(reached([order(1, 10), order(2, 25, 20, true)], 30)).toEqual([]);
    expect(reached([order(1, 10), order(2, 25, 20, true)], 35)).toEqual([1]);
  });

  it('never need more than is ready, and more of it reaches no fewer', () => {
    const orders = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 35 }), at: fc.integer({ min: 0, max: 29 }) }),
    );
    const amount = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(orders, amount, amount, (some, ready, more) => {
        const all = some.map(({ quantity, at }, id) => order(id, quantity * 5, at));
        const few = reachedOrders(all, tenths(ready));
        const sum = all.filter(({ id }) => few.has(id)).reduce((all, one) => all + one.quantity, 0);
        expect(sum).toBeLessThanOrEqual(ready);
        const many = reachedOrders(all, tenths(ready + more));
        for (const id of few) expect(many.has(id)).toBe(true);
      }),
    );
  });
});

describe('an edit makes another order of it', () => {
  const before = { quantity: tenths(10), details: '1 pollo', note: null, lines: [], pickupTime: 0 };

  it.each([
    ['its name', false, {}],
    ['the quantity', true, { quantity: tenths(15) }],
    ['the details', true, { details: '1 pollo, sin sal' }],
    ['the note', true, { note: 'sin sal' }],
    ['the pick-up', true, { pickupTime: 60_000 }],
  ])('where it changes %s: %s', (_what, is, change) => {
    expect(isAnotherOrder(before, { ...before, ...change })).toBe(is);
  });
});
