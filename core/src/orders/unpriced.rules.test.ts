import { expect, it } from 'vitest';
import { unpricedDishes, unpricedThings, withoutMarks, withoutPrice } from './unpriced.rules.ts';

const chicken = { name: 'Pollo entero a la leña', note: null };

it.each([
  ['1 pollo, 2 raciones de croquetas', '2 raciones de croquetas'],
  [
    '2 1/2 pollos, cerveza × 2, 6 alitas y 1/2 kilo de ensaladilla',
    '6 alitas, 1/2 kilo de ensaladilla',
  ],
  ['1 pollo, 2 raciones de croquetas, paella para 8', 'paella para 8, 2 raciones de croquetas'],
  ['1 pollo, con patatas, bien hecho', ''],
  ['2 medios, 3 enteros', ''],
  ['4 personas, 2 bolsas, 14:30, 600111222', ''],
  ['', ''],
  ['1 pollo, croquetas (sin precio), con patatas', 'croquetas'],
  ['1 pollo, patatas y pan (sin precio)', 'patatas y pan'],
  ['2 raciones de croquetas (sin precio), 6 alitas', '6 alitas, 2 raciones de croquetas'],
  ['Flan (Sin precio)\npaella para 8 (sin precio)', 'Flan, paella para 8'],
])('of %j no line has %j', (details, unpriced) => {
  expect(unpricedDishes({ details, lines: [chicken] })).toBe(unpriced);
});

it('is nothing that a line says for itself', () => {
  const beer = { name: 'Cerveza', note: '1 fría, 2 del tiempo' };
  expect(unpricedDishes({ details: 'cerveza × 3 (1 fría, 2 del tiempo)', lines: [beer] })).toBe('');
  expect(unpricedDishes({ details: null, lines: [chicken] })).toBe('');
});

it('is what is marked, although a line is of the same kind', () => {
  const paella = { name: 'Paella valenciana', note: null };
  const details = `paella valenciana × 4, ${withoutPrice('paella de verduras')}`;
  expect(unpricedDishes({ details, lines: [paella] })).toBe('paella de verduras');
});

it('is one of them each, or all in one', () => {
  const order = { details: 'flan (sin precio), 6 alitas', lines: [chicken] };
  expect(unpricedThings(order)).toEqual(['6 alitas', 'flan']);
});

it('is marked for staff alone', () => {
  expect(withoutMarks(`${withoutPrice('croquetas')}, sin sal`)).toBe('croquetas, sin sal');
});
