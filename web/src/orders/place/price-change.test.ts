import { expect, it } from 'vitest';
import { cents } from '@brasa/core/kernel/cents.ts';
import { tenths } from '@brasa/core/kernel/tenths.ts';
import type { Sum } from '@brasa/core/orders/basket.rules.ts';
import { ApiError } from '../../browser/api/api-error.ts';
import { priceChange } from './price-change.ts';

const line = (productId: number, name: string, price: number) => ({
  ...{ id: productId, productId, name, quantity: tenths(20), unitPrice: cents(price) },
  ...{ vatRate: 10 as const, chickens: tenths(0), note: null },
});
const SENT: Sum = {
  lines: [line(1, 'Cerveza', 180), line(2, 'Tarta', 450), line(3, 'Hummus', 500)],
  total: cents(2260),
  chickens: tenths(0),
};
const now = (productId: number, name: string, unitPrice: string) => ({
  productId,
  name,
  unitPrice,
});

function refused(current: object, code = 'PRICE_CHANGED') {
  const body = { error: 'El precio ha cambiado', code, current };
  return new ApiError({ status: 409, statusText: '', url: '/api/orders', body });
}

it('names what costs something else, what is gone and what has come', () => {
  const lines = [now(1, 'Cerveza', '2.00'), now(3, 'Hummus', '5.00'), now(4, 'Flan', '3.00')];
  expect(priceChange(refused({ lines, linesTotal: '20.00' }), SENT)).toEqual({
    lines: [
      'Cerveza: antes 1,80\u00a0€, ahora 2,00\u00a0€',
      'Tarta: ya no está',
      'Flan: 3,00\u00a0€',
    ],
    before: '22,60\u00a0€',
    now: '20,00\u00a0€',
  });
});

it.each([
  ['any other refusal', refused({ lines: [], linesTotal: '1.00' }, 'SLOT_FULL'), SENT],
  ['an order whose price nobody knows', refused({ lines: [], linesTotal: null }), SENT],
  ['an order that went out without a price', refused({ lines: [], linesTotal: '1.00' }), null],
  ['no answer at all', new TypeError('x'), SENT],
])('knows nothing of %s', (_what, error, sent) => {
  expect(priceChange(error, sent)).toBeNull();
});
