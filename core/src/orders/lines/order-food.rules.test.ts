import { describe, expect, it } from 'vitest';
import type { OrderLine } from './order-lines.contract.ts';
import { foodText } from './order-food.rules.ts';

it.each([
  ['2.5', '2 1/2 pollos', '2 1/2 pollos'],
  ['0.5', null, '1/2 pollo'],
  ['0.0', 'paella para 8', 'paella para 8'],
  ['0.0', 'paella para 8 (sin precio), pan', 'paella para 8, pan'],
  ['2.0', 'paella para 8', '2 pollos y paella'],
  ['2.0', 'con arroz a banda', '2 pollos'],
  ['2.0', '2 pollos, croquetas (sin precio), sin sal', '2 pollos y croquetas'],
  ['2.0', 'paella para 8 (sin precio), 6 alitas', '2 pollos, paella y 6 alitas'],
])('%s chickens with the details %j are "%s"', (quantity, details, text) => {
  expect(foodText({ quantity, details })).toBe(text);
});

describe('an order with lines', () => {
  const line = (name: string, quantity: string, chickens = '0.0'): OrderLine => ({
    ...{ id: 1, productId: 1, name, quantity, chickens },
    ...{ unitPrice: '1.00', vatRate: 10, note: null, total: '1.00' },
  });
  const WHOLE = line('Pollo entero a la leña', '2.0', '1.0');
  const HALF = line('Medio pollo a la leña', '1.0', '0.5');
  const BEER = line('Cerveza', '2.0');
  const PAELLA = line('Paella valenciana', '4.0');
  const MENU = line('Menú pollo', '1.0', '2.0');

  it.each([
    ['chickens alone', [WHOLE, HALF], '2 1/2 pollos'],
    ['something beside them', [WHOLE, BEER], '2 pollos y cerveza × 2'],
    [
      'two things',
      [WHOLE, PAELLA, BEER],
      '2 pollos, 4 raciones de paella valenciana y cerveza × 2',
    ],
    [
      'more, which is counted',
      [WHOLE, PAELLA, BEER, line('Croquetas', '0.5')],
      '2 pollos, 4 raciones de paella valenciana y 3 cosas más',
    ],
    ['no chicken', [BEER], 'cerveza × 2'],
    ['a menu, whose chickens are part of it', [MENU, BEER], 'menú pollo × 1 y cerveza × 2'],
  ])('of %s', (_what, lines, text) => {
    expect(foodText({ quantity: '2.0', details: 'Para el bautizo', lines })).toBe(text);
  });

  it('has what somebody wrote for the paella fire too', () => {
    const food = { quantity: '2.0', details: '2 pollos + paella para 8' };
    expect(foodText({ ...food, lines: [WHOLE] })).toBe('2 pollos y paella');
    expect(foodText({ ...food, lines: [WHOLE, PAELLA] })).toBe(
      '2 pollos y 4 raciones de paella valenciana',
    );
  });

  it.each([
    ['2 pollos, croquetas (sin precio)', '2 pollos y croquetas'],
    ['2 pollos, sin sal', '2 pollos'],
    ['paella para 8 (sin precio), croquetas (sin precio)', '2 pollos, paella y croquetas'],
    ['6 alitas, flan (sin precio), pan (sin precio)', '2 pollos, 6 alitas y 2 cosas más'],
  ])('has the dishes that only the details %j name', (details, text) => {
    expect(foodText({ quantity: '2.0', details, lines: [WHOLE] })).toBe(text);
  });

  it('counts such dishes with the lines, and has a marked paella beside one that is a line', () => {
    const food = { quantity: '2.0', lines: [WHOLE, BEER, PAELLA] };
    expect(foodText({ ...food, details: 'flan (sin precio)' })).toBe(
      '2 pollos, cerveza × 2 y 5 cosas más',
    );
    expect(foodText({ ...food, lines: [PAELLA], details: 'paella de verduras (sin precio)' })).toBe(
      '4 raciones de paella valenciana y paella de verduras',
    );
  });
});
