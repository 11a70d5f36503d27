import { expect, test } from 'vitest';
import { ORDER_CODE_LENGTH, orderPagePath } from './order-page.rules.ts';

test('the page of an order has its code in the address', () => {
  const code = 'Zk3_0-'.padEnd(ORDER_CODE_LENGTH, 'a');
  expect(orderPagePath(code)).toBe(`/pedido/${code}`);
});
