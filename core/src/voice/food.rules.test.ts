import { expect, it } from 'vitest';
import { menuOf } from './dishes.rules.ts';
import { readFood } from './food.rules.ts';
import { dishName } from '../../utterances/sample-menu.ts';
import { STARTER_MENU } from '../../utterances/starter-menu.ts';
import { tokensOf } from './tokens.rules.ts';

const MENU = menuOf(STARTER_MENU.filter(({ name }) => !/^(pollo|medio)/i.test(name)));
const read = (text: string) => readFood(tokensOf(text), 0, MENU)?.value;

it.each([
  ['un pollo', 10],
  ['dos pollos y medio', 25],
  ['pollo y medio', 15],
  ['un pollo y medio', 15],
  ['medio pollo', 5],
  ['dos y medio pollos', 25],
  ['2 1/2 pollos', 25],
  ['tres pollos asados', 30],
  ['un par de pollos a la leña', 20],
  ['dos medios pollos', 10],
  ['12 poyos', 120],
  ['media docena de pollos', 60],
  ['los dos pollos', 20],
  ['un entero', 10],
  ['dos enteros', 20],
  ['un entero y medio', 15],
])('"%s" are %i tenths of chicken', (text, tenths) => {
  expect(read(text)).toEqual({ kind: 'chickens', tenths });
});

it('chickens without a number are of nobody knows how many', () => {
  expect(read('pollo')).toEqual({ kind: 'chickens', tenths: null });
});

it.each([
  ['dos croquetas de jamón', 'Croquetas de jamón'],
  ['cuatro cervezas', 'Cerveza'],
  ['una de bravas', 'Patatas bravas'],
  ['dos botellas de vino', 'Vino tinto de la tierra'],
  ['un arroz a la banda', 'Arroz a banda'],
  ['dos arroces con leche', 'Arroz con leche'],
  ['un arroz con leche', 'Arroz con leche'],
  ['un menú para dos', 'Menú Brasa para dos'],
  ['un menú familiar', 'Menú familiar'],
  ['dos lavash', 'Lavash'],
  ['un hummus', 'Hummus con lavash'],
  ['dos horovats', 'Jorovats'],
  ['croquetas de pollo', 'Croquetas de pollo a la leña'],
  ['dos raciones de croquetas', null],
  ['paella para ocho', null],
  ['unas patatas', null],
  ['tres cocacolas', null],
])('"%s" is "%s" on the menu', (text, name) => {
  const meaning = read(text);
  const fits = meaning?.kind === 'dish' ? meaning.dish.fits : [0];
  expect(fits.length === 1 ? dishName(fits[0] ?? 0) : null).toBe(name);
});

it.each([
  ['paella para ocho', null, 8],
  ['una paella para 8 personas', 10, 8],
  ['dos raciones de paella', 20, null],
  ['paella de marisco para cuatro', null, 4],
  ['una paella para las dos', 10, null],
  ['una paella para dos y media', 10, null],
  ['una paella para dos pollos', 10, null],
])('"%s" is %s times for %s', (text, count, eaters) => {
  const meaning = read(text);
  const dish = meaning?.kind === 'dish' ? meaning.dish : null;
  expect([dish?.count, dish?.eaters?.count ?? null]).toEqual([count, eaters]);
});

it.each(['madre', 'a las dos', 'para Ana'])('"%s" is no food', (text) => {
  expect(read(text)).toBeUndefined();
});
