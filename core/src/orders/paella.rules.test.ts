import { expect, it } from 'vitest';
import { hasPaella, isPaella, namesPaella, withoutPaella, withPaella } from './paella.rules.ts';

it.each([
  'paella',
  'PAELLA para 8',
  '2 paellas',
  'marisco',
  'una de mariscos',
  'arroz a la banda',
  'a la banda',
  'arroz a banda',
  'Arròs del senyoret',
  'arroz negro',
  'fideuá',
  'fideuà para cuatro',
  'valenciana',
  'con gambas y sepia',
  'paella y arroz con leche',
])('"%s" goes on the paella fire', (details) => {
  expect(isPaella(details)).toBe(true);
});

it.each([
  null,
  '',
  '1 pollo',
  'medio pollo',
  '2 1/2 pollos',
  'croquetas',
  'sin jugo',
  'para la banda',
  '2 pollos y arroz con leche',
  'Arròs amb llet',
])('"%s" does not', (details) => {
  expect(isPaella(details)).toBe(false);
});

it.each([
  ['paella', true],
  ['2 Paellas y pan', true],
  ['arroz a banda', false],
  ['paellera', false],
  [null, false],
])('%j names a paella: %j', (details, expected) => {
  expect(namesPaella(details)).toBe(expected);
});

it.each([
  ['', 'paella'],
  [' sin sal ', 'sin sal, paella'],
])('%j with a paella is %j', (details, expected) => {
  expect(withPaella(details)).toBe(expected);
});

it.each([
  ['paella', '', 'paella'],
  ['croquetas, paella para 8', 'croquetas', 'paella para 8'],
  ['pan', 'pan', ''],
])('%j without its paella is %j', (details, rest, named) => {
  expect(withoutPaella(details)).toEqual({ details: rest, named });
});

it('an order goes on it by its lines too, whatever staff have written', () => {
  const lines = [{ name: 'Cerveza' }, { name: 'Paella de marisco' }];
  expect(hasPaella({ details: 'sin sal', lines })).toBe(true);
  expect(hasPaella({ details: 'paella', lines: [] })).toBe(true);
  expect(hasPaella({ details: 'sin sal', lines: [{ name: 'Arroz con leche' }] })).toBe(false);
});
