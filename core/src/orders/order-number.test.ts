import { expect, it } from 'vitest';
import { orderNumber } from './order-number.ts';

it.each([
  [42, 'n.º 42'],
  [-1, 'aún sin número'],
])('an order %i is %s', (id, text) => {
  expect(orderNumber(id)).toBe(text);
});
