import { describe, expect, it } from 'vitest';
import {
  hasPaella,
  isPaella,
  namesPaella,
  PAELLA_WORDS,
  uncountedPaella,
  withoutPaella,
  withPaella,
} from './paella.rules.ts';

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
  'Seafood rice for two',
  'shellfish',
  'rice pudding and prawns',
])('"%s" goes on the paella fire', (details) => {
  expect(isPaella(details)).toBe(true);
});

it.each(PAELLA_WORDS)(
  'the word "%s" goes on the paella fire, but not within another word',
  (word) => {
    expect(isPaella(`2 pollos, ${word}`)).toBe(true);
    expect(isPaella(word.toUpperCase())).toBe(true);
    expect(isPaella(`x${word}`)).toBe(false);
  },
);

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
  'rice pudding',
  'price of 2 chickens',
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

it.each([
  ['y una paella', true],
  ['con gambas', true],
  ['Alergia al marisco', false],
  ['alérgica a las gambas, mejillones', false],
  ['sin arroz, por favor', false],
  ['nada de gambas', false],
  ['celíaco: arroz sí', false],
])('a note %j puts it there: %s', (note, is) => {
  expect(hasPaella({ details: '1 pollo', note, lines: [] })).toBe(is);
});

it('an order goes on it by its lines too, whatever staff have written', () => {
  const lines = [
    { name: 'Cerveza', note: null },
    { name: 'Paella de marisco', note: null },
  ];
  expect(hasPaella({ details: 'sin sal', note: null, lines })).toBe(true);
  expect(hasPaella({ details: 'paella', note: null, lines: [] })).toBe(true);
  expect(hasPaella({ details: '1 pollo', note: 'y una paella', lines: [] })).toBe(true);
  const dessert = [{ name: 'Arroz con leche', note: null }];
  expect(hasPaella({ details: 'sin sal', note: 'sin pan', lines: dessert })).toBe(false);
  const chicken = { name: 'Pollo', note: 'sin marisco' };
  const careful = { details: '1 pollo (sin marisco)', note: null, lines: [chicken] };
  expect(hasPaella(careful)).toBe(false);
});

describe('what the total of the lines leaves out', () => {
  const chicken = { name: 'Pollo entero a la leña', note: null };
  it.each([
    ['2 pollos + paella de marisco para 8', 'paella de marisco para 8'],
    ['2 pollos y paella', 'paella'],
    ['paella', 'paella'],
    ['bien hecho, arroz a banda para 4', 'arroz a banda para 4'],
    ['2 pollos', ''],
    ['sin marisco', ''],
    ['es alérgica a las gambas', ''],
    ['arroz con leche', ''],
    ['', ''],
  ])('of %j is %j', (details, uncounted) => {
    expect(uncountedPaella({ details, lines: [chicken] })).toBe(uncounted);
  });

  it('is nothing that a line is, or that a line says for itself', () => {
    const paella = { name: 'Paella valenciana', note: null };
    expect(uncountedPaella({ details: 'paella para 8', lines: [chicken, paella] })).toBe('');
    const noted = { ...chicken, note: 'con la paella de ayer' };
    const details = '1 pollo (con la paella de ayer)';
    expect(uncountedPaella({ details, lines: [noted] })).toBe('');
    expect(uncountedPaella({ details: null, lines: [chicken] })).toBe('');
  });
});
