import { expect, it } from 'vitest';
import { isDrink, namedFood } from './named-food.rules.ts';

it.each([
  ['Paella', 'Paella'],
  ['2 pollos', '2 pollos'],
  ['1 1/2 pollos, cerveza × 2', '1 1/2 pollos, cerveza × 2'],
  ['2 pollos, flan (sin precio)', '2 pollos, flan'],
  ['paella para 8, avisar al 600 111 222', 'paella para 8'],
  ['20 croquetas', '20 croquetas'],
  ['2 raciones de croquetas de jamón', '2 raciones de croquetas de jamón'],
  ['arroz a banda', 'arroz a banda'],
  ['2 pollos con patatas y ensalada', '2 pollos con patatas y ensalada'],
])('all of %j is food', (details, food) => {
  expect(namedFood(details)).toBe(food);
});

it.each([
  ['croquetas y tarta para Ana, que es celíaca', 'croquetas y tarta'],
  ['paella para 8, Ana López es alérgica al marisco', 'paella para 8'],
  ['Ana López es alérgica al marisco', ''],
  ['paella para ana garcia 600111222', 'paella'],
  ['600 111 222 paella', 'paella'],
  ['Ana quiere 2 flanes', '2 flanes'],
  ['paella Valenciana de la Pepi', 'paella Valenciana'],
  ['1 pollo (para el señor del tercero)', '1 pollo'],
  ['sin sal, no quiere ensalada', ''],
  ['llamar antes', ''],
  ['', ''],
])('of %j only the food is told', (details, food) => {
  expect(namedFood(details)).toBe(food);
});

it.each([
  ['2 botellas de vino', true],
  ['cerveza, fanta', true],
  ['vino, croquetas', false],
  ['pollo a la cerveza', false],
  ['agua', false],
  ['', false],
])('%j is drinks alone: %s', (food, isAlone) => {
  expect(isDrink(food)).toBe(isAlone);
});

it.each([
  ['2 botellas de cava', true],
  ['vino, 2 colas', true],
  ['1 pollo, 2 botellas de vino', false],
  ['rabo de toro al vino tinto', false],
  ['albóndigas caseras', false],
  ['sopa casera', false],
  ['cola de langosta', false],
])('%s is drinks alone: %s', (text, isAlone) => {
  expect(isDrink(text)).toBe(isAlone);
});

it.each(['rabo de toro al vino tinto', 'albóndigas caseras'])(
  'the name of an unknown dish is told by none of its parts: %s',
  (text) => {
    expect(namedFood(text)).toBe('');
  },
);
