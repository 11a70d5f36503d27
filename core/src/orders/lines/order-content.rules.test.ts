import { expect, test } from 'vitest';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { besideChickens, beyondContent, kitchenWords, ownDetails } from './order-content.rules.ts';
import type { OrderLine } from './order-lines.contract.ts';

const CHICKENS = { whole: 8, half: 9 };

function line(id: number, productId: number, fields: Partial<OrderLine> = {}): OrderLine {
  return {
    ...{ id, productId, name: 'Pollo entero a la leña', quantity: '1.0', unitPrice: '13.50' },
    ...{ vatRate: 10, chickens: '1.0', note: null, total: '13.50' },
    ...fields,
  };
}

const TWO = line(1, 8, { quantity: '2.0' });
const PAELLA = line(2, 12, { name: 'Paella valenciana', quantity: '4.0', chickens: '0.0' });
const BEER = line(3, 26, { name: 'Cerveza', quantity: '2.0', chickens: '0.0', note: 'fría' });

test.each([
  [[], ''],
  [[TWO], ''],
  [[TWO, PAELLA, BEER], '4 raciones de paella valenciana, cerveza × 2 (fría)'],
  [
    [{ ...TWO, note: 'muy hecho' }, PAELLA],
    '2 pollos (muy hecho), 4 raciones de paella valenciana',
  ],
])('beside the chickens of %j there is "%s"', (lines, text) => {
  expect(besideChickens({ lines }, CHICKENS)).toBe(text);
});

test.each([
  ['2 pollos', [TWO], ''],
  ['2 pollos, paella valenciana × 4', [TWO, PAELLA], ''],
  [null, [TWO], ''],
  ['2 pollos', [], ''],
  ['sin sal', [TWO, PAELLA], 'sin sal'],
  ['paella para 8', [], 'paella para 8'],
])('of the details %j of %j somebody wrote "%s"', (details, lines, own) => {
  expect(ownDetails({ quantity: '2.0', details, note: null, lines }, CHICKENS)).toBe(own);
});

test.each([
  ['2 pollos, sin sal', 'sin sal'],
  ['2 pollos\nsin sal', 'sin sal'],
  ['2 Pollos y una ración de patatas', 'una ración de patatas'],
  ['2 pollos sin sal', 'sin sal'],
  ['2 pollos', ''],
  ['2 pollos.', ''],
  ['2 pollositos', '2 pollositos'],
  ['1 pollo', '1 pollo'],
  [null, ''],
])('beyond two chickens %j says %j', (details, beyond) => {
  expect(beyondContent(details, { quantity: tenths(20), lines: [] }, CHICKENS)).toBe(beyond);
});

test.each([
  ['1 pollo', 'sin sal', ['sin sal']],
  ['1 pollo, sin sal', 'sin sal', ['sin sal']],
  ['para Ana', 'sin sal', ['sin sal', 'para Ana']],
  ['para Ana', null, ['para Ana']],
  [null, null, []],
])('of details %j and note %j the kitchen is told %j', (details, note, words) => {
  expect(kitchenWords({ quantity: '1.0', details, note, lines: [] }, CHICKENS)).toEqual(words);
});
