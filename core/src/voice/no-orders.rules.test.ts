import { expect, it } from 'vitest';
import { menuOf } from './dishes.rules.ts';
import { spokenOrder } from './no-orders.rules.ts';
import { FRIDAY_NOON } from '../../utterances/sample-menu.ts';
import { heardBetween, tokensOf } from './tokens.rules.ts';

const ordered = (text: string) => {
  const tokens = spokenOrder(tokensOf(text), menuOf(FRIDAY_NOON.dishes));
  return heardBetween(tokens, 0, tokens.length);
};

it.each([
  ['¿A cuánto está? Ponme un pollo.', 'Ponme un pollo.'],
  ['cóbrame luego pero apúntame un pollo', 'apúntame un pollo'],
  ['te queda algo pues un pollo', 'pues un pollo'],
  ['lo pago ahora un pollo', 'lo pago ahora un pollo'],
  ['hay dos pollos de Ana, pues un pollo', 'pues un pollo'],
  ['guárdame los dos pollos de siempre', 'guárdame los dos pollos de siempre'],
  ['me hacen falta dos pollos', 'me hacen falta dos pollos'],
  ['el teléfono ya lo tienes un pollo', 'el teléfono ya lo tienes un pollo'],
  ['dos pollos, los dos pollos troceados', 'dos pollos, los dos pollos troceados'],
  ['dos pollos, ya ha pagado', 'dos pollos, ya ha pagado'],
  ['Apunte dos pollos', 'Apunte dos pollos'],
])('of "%s" this is an order: %s', (text, order) => {
  expect(ordered(text)).toBe(order);
});

it.each([
  'ayer le dije ponme dos pollos',
  'Ana pagó sus dos pollos',
  'cuánto vale el pollo',
  'dos pollos para Ana. Anula eso',
  'ya tengo dos pollos a nombre de Ana para las dos',
  'tenemos dos menús familiares de Ana para las dos',
  'los dos pollos de Toni son para las dos',
  'este pollo y medio es de Tere',
  'Ana ha venido a por sus dos pollos',
  'el pedido de Rosa, dos pollos asados de las dos',
  'el de las dos de Esteve eran tres pollos',
  'Toni ya ha pagado dos pollos a las dos',
  'a Ana le apunté dos pollos para las dos',
  'Pepe encargó tres pollos para las dos',
  'dos pollos para Ana a las dos, ese ya está',
])('nothing of "%s" is an order', (text) => {
  expect(ordered(text)).toBe('');
});
