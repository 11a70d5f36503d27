import { expect, it } from 'vitest';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { orderLine } from '@brasa/core/orders/lines/order-lines.contract.ts';
import { ApiError } from '../browser/api/api-error.ts';
import { linePricesText, priceChangeOf } from './price-change.ts';

const line = (productId: number, name: string, price: number) => ({
  ...{ id: productId, productId, name, quantity: tenths(20), unitPrice: cents(price) },
  ...{ vatRate: 10 as const, chickens: tenths(0), note: null },
});
const SHOWN = [line(1, 'Cerveza', 180), line(2, 'Tarta', 450), line(3, 'Hummus', 500)];
const now = (productId: number, name: string, unitPrice: string) =>
  orderLine.parse({
    ...{ id: productId, productId, name, quantity: '2.0', unitPrice, vatRate: 10 },
    ...{ chickens: '0.0', note: null, total: unitPrice },
  });

function refused(current: object, code = 'PRICE_CHANGED') {
  const body = { error: 'El precio ha cambiado', code, current };
  return new ApiError({ status: 409, statusText: '', url: '/api/orders', body });
}

it('names what costs something else, what is gone and what has come', () => {
  const lines = [now(1, 'Cerveza', '2.00'), now(3, 'Hummus', '5.00'), now(4, 'Flan', '3.00')];
  const change = priceChangeOf(refused({ lines, linesTotal: '20.00' }), SHOWN);
  expect(change?.lines.map(linePricesText)).toEqual([
    'Cerveza: antes 1,80\u00a0€, ahora 2,00\u00a0€',
    'Tarta: ya no está',
    'Flan: 3,00\u00a0€',
  ]);
  expect(change?.total).toEqual({ before: cents(2260), now: cents(2000) });
});

it('finds a line by its number first, and by product and note where it had none', () => {
  const cold = { ...line(7, 'Cerveza', 180), id: 1, note: 'fría' };
  const warm = { ...line(7, 'Cerveza', 180), id: 2 };
  const lines = [
    { ...now(7, 'Cerveza', '1.80'), id: 1, note: 'fría' },
    { ...now(7, 'Cerveza', '2.00'), id: 5 },
  ];
  const change = priceChangeOf(refused({ lines, linesTotal: '7.60' }), [cold, warm]);
  expect(change?.lines).toEqual([{ name: 'Cerveza', before: cents(180), now: cents(200) }]);
});

it('has no total where nobody knows what the order costs', () => {
  expect(priceChangeOf(refused({ lines: [], linesTotal: null }), SHOWN)?.total).toEqual({
    before: cents(2260),
    now: null,
  });
});

it.each([
  ['any other refusal', refused({ lines: [], linesTotal: '1.00' }, 'SLOT_FULL'), SHOWN],
  ['an order that went out without a price', refused({ lines: [], linesTotal: '1.00' }), null],
  ['no answer at all', new TypeError('x'), SHOWN],
])('knows nothing of %s', (_what, error, shown) => {
  expect(priceChangeOf(error, shown)).toBeNull();
});
