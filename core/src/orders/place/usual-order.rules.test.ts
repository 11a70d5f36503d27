import { expect, test } from 'vitest';
import { cents } from '../../kernel/amounts/cents.ts';
import { tenths } from '../../kernel/amounts/tenths.ts';
import type { Line } from '../lines/order-lines.rules.ts';
import { usualOrder } from './usual-order.rules.ts';

const [CHICKEN, CHIPS, BEER] = [1, 15, 26];

const line = (productId: number, quantity: number, more: Partial<Line> = {}): Line => ({
  ...{ id: 1, productId, name: 'Algo', quantity: tenths(quantity * 10), unitPrice: cents(350) },
  ...{ vatRate: 10, chickens: tenths(0), note: null, ...more },
});
const order = (id: number, ...lines: Line[]) => ({ id, lines, details: null });

test('without an order there is none, nor with orders of which nobody knows what they had', () => {
  expect(usualOrder([])).toBeNull();
  expect(usualOrder([order(1), order(2)])).toBeNull();
});

test('it is what most of them had', () => {
  const orders = [
    order(4, line(BEER, 2)),
    order(3, line(CHICKEN, 1), line(CHIPS, 1)),
    order(2),
    order(1, line(CHICKEN, 1), line(CHIPS, 1)),
  ];
  expect(usualOrder(orders)).toEqual({ order: orders[1], times: 2 });
});

test('of what equally many had it is what was had last', () => {
  const orders = [order(2, line(CHIPS, 1)), order(1, line(BEER, 2))];
  expect(usualOrder(orders)).toEqual({ order: orders[0], times: 1 });
});

test('price, name and sequence make no other order', () => {
  const orders = [
    order(3, line(BEER, 2)),
    order(2, line(CHIPS, 1), line(CHICKEN, 1, { unitPrice: cents(1200) })),
    order(1, line(CHICKEN, 1, { unitPrice: cents(1100), name: 'Pollo' }), line(CHIPS, 1)),
  ];
  expect(usualOrder(orders)?.order.id).toBe(2);
});

test.each([
  ['quantity', line(CHIPS, 2)],
  ['wish', line(CHIPS, 1, { note: 'sin sal' })],
])('another %s makes another order', (_, other) => {
  const orders = [order(3, other), order(2, line(CHIPS, 1)), order(1, line(CHIPS, 1))];
  expect(usualOrder(orders)).toMatchObject({ order: { id: 2 }, times: 2 });
});

test('an order with food that is no line counts for nothing: its lines alone are not what it had', () => {
  const typed = (id: number) => ({
    ...order(id, line(CHICKEN, 2)),
    details: '2 pollos, paella para 8',
  });
  expect(usualOrder([typed(3), typed(2), typed(1)])).toBeNull();
  const orders = [typed(3), typed(2), order(1, line(BEER, 2))];
  expect(usualOrder(orders)).toEqual({ order: orders[2], times: 1 });
});
