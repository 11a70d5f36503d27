import { expect, it } from 'vitest';
import { inSentence } from '../../kernel/text/capitals.ts';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { thingInWords } from './order-details.rules.ts';
import { DETAILS_LENGTH } from './line-notes.rules.ts';
import { namesOtherFood, unpricedDishes, unpricedThings } from './unpriced.rules.ts';
import { withoutMarks, withoutPrice } from './price-marks.rules.ts';

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
  ['2 niños, 3 peques, 2 cajas, 3 tenedores, 2 cuchillos, 1 cuchara, 4 platos, 2 vasos', ''],
  ['2 pollos, 1 sin sal, 1 poco hecho', ''],
  ['2 pollos, 1 muy hecho, 1 bien tostado, 1 más dorado, 1 menos hecho, 1 no muy hecho', ''],
  ['2 pollos, 1 al punto, 1 en trozos, 1 para llevar, 1 por la mitad', ''],
  [
    '2 pollos; 1 partido por la mitad; 8 trozos; 1 troceado; 1 cortado en ocho; 1 abierto; 4 cachos',
    '',
  ],
  ['2 pollos, 2 mitades, 4 cuartos, 1 deshuesado, 1 tostado, 1 hecho, 1 crujiente, 1 jugoso', ''],
  ['1 pollo, 2 porciones de arroz al horno', '2 porciones de arroz al horno'],
  ['2 pollos, 1 con sal, 1 con limón, 1 normal, 1 grande, 2 calientes, 2 con patatas', ''],
  ['2 pollos, 14 h, 30 min, calle Mayor, 4 bajo, 7 de la tarde', ''],
  ['1 pollo, 8 trozos de pollo, 2 bolsas de papel', ''],
  ...[
    '1 cuarto de ensaladilla',
    '1/4 de ensaladilla',
    '2 trozos de empanada',
    '4 tostadas',
    '3 cachos de tortilla',
    '2 crujientes de queso',
    '1 mitad de cordero',
    '1 bolsa de patatas',
    '2 vasos de gazpacho',
    '2 docenas de empanadillas',
    '1 bandeja de canelones',
    '2 hamburguesas',
    'dos raciones de croquetas',
    'Dos flanes',
    'una ración de bravas',
    'media ración de croquetas',
    '2x croquetas',
    '2 x croquetas',
    'croquetas x2',
    'croquetas de jamón (2)',
    '1 hummus',
    '2 pajlavás',
    'siete flanes',
    'un par de flanes',
    '2 humus',
    '2 bandejas de canelones',
    '2 tarrinas de salsa',
  ].map((dish): [string, string] => [`2 pollos, ${dish}`, dish]),
  ['1 pollo con 2 raciones de croquetas', '2 raciones de croquetas'],
  ['1 pollo. 2 raciones de croquetas', '2 raciones de croquetas'],
  ['1 pollo / 2 flanes - media docena de croquetas', '2 flanes, media docena de croquetas'],
  ['un pollo, medio pollo, dos medios, uno entero, un poco de salsa, un chorrito de limón', ''],
  ['2 pollos x 2, para dos personas, uno sin sal con dos bolsas, 2 pollos (2)', ''],
  ['2 pollos, una salsa aparte, uno de limón, un muslo más hecho, pollo con un limón', ''],
  ['2 pollos, dos bandejas, 2 tarrinas, dos bandejas de aluminio, un par de bolsas', ''],
  ['2 pollos, 2 salsas, dos salsas aparte, sin pan con dos limones', ''],
  ['sin sal con 2 raciones de croquetas', '2 raciones de croquetas'],
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

it.each([
  'Menú pareja: 1 pollo, 2 ensaladas y 2 refrescos',
  'Menú: 1 pollo + 2 ensaladas + 4 bebidas',
  'Combo (4 alitas, 2 salsas y pan)',
])('is no part of what %j is called', (name) => {
  const menu = { name, note: null };
  const details = `1 pollo, ${inSentence(name)} × 1`;
  expect(unpricedDishes({ details, lines: [chicken, menu] })).toBe('');
  expect(unpricedDishes({ details: `${details}, 2 flanes`, lines: [chicken, menu] })).toBe(
    '2 flanes',
  );
});

it.each([
  ...['en trozos (no muy hecho, 8 trozos)', 'con (arroz)', '2 fríos × mesa, 2 panes'],
  ...['sin sal; 2 limones', 'poco hecho; con arroz'],
])('is nothing of the note %j', (note) => {
  const line = { name: 'Refresco', quantity: tenths(10), note };
  expect(unpricedDishes({ details: thingInWords(line), lines: [line] })).toBe('');
});

it.each([
  ['4 cervezas', 'Cerveza'],
  ['2 patatas asadas', 'Patatas asadas'],
  ['1 menú brasa para dos', 'Menú Brasa para dos'],
  ['2 raciones de croquetas', 'Croquetas de jamón'],
  ['3 flanes', 'Flan'],
  ['dos coca colas', 'Coca-Cola'],
])('is not %j beside a line that is %s', (thing, name) => {
  const lines = [chicken, { name, note: null }];
  expect(unpricedThings({ details: `2 pollos y ${thing}`, lines })).toEqual([]);
  expect(unpricedThings({ details: `2 pollos y ${thing}`, lines: [chicken] })).toEqual([thing]);
});

it('is what is called more than a line', () => {
  const lines = [chicken, { name: 'Patatas', note: null }];
  expect(unpricedThings({ details: '2 pollos, 2 patatas bravas', lines })).toEqual([
    '2 patatas bravas',
  ]);
});

it('is nothing of a note that the details had no room for', () => {
  const note = `${'a'.repeat(90)}, sin cebolla, 2 limones aparte`;
  const lines = Array.from({ length: 12 }, (_, at) => ({
    ...{ name: `Plato ${at}`, quantity: tenths(10), note },
  }));
  for (const length of [980, 990, 995, 1000].map((most) => most - DETAILS_LENGTH)) {
    const details = lines.map(thingInWords).join(', ').slice(0, DETAILS_LENGTH);
    expect(unpricedDishes({ details: details.slice(0, details.length + length), lines })).toBe('');
  }
});

it('is what is marked, although a line is of the same kind', () => {
  const paella = { name: 'Paella valenciana', note: null };
  const details = `paella valenciana × 4, ${withoutPrice('paella de verduras')}`;
  expect(unpricedDishes({ details, lines: [paella] })).toBe('paella de verduras');
});

it.each([
  ...['Croquetas de gambas', 'Calamares a la romana', 'Fianza paellera', 'Arroz con leche'],
  ...['Morcilla de arroz', 'Tortitas de arroz', 'Ensalada con arroz'],
])('is a paella beside a line that is %s', (name) => {
  const order = {
    details: `2 pollos, ${inSentence(name)} × 1, ${inSentence(name)}, paella para 10`,
    lines: [chicken, { name, note: null }],
  };
  expect(unpricedThings(order)).toEqual(['paella para 10']);
});

it.each([
  ...['Paella de marisco', 'Arroz a banda', 'Fideuà', 'Arròs del senyoret'],
  ...['Ración de paella', 'Menú paella para dos', 'Media paella', 'Menú con arroz'],
])('is no paella beside a line that is %s', (name) => {
  const order = {
    details: '2 pollos, paella, 4 raciones de arroz',
    lines: [{ name, note: null }],
  };
  expect(unpricedThings(order)).toEqual([]);
});

it.each([
  ['Pollo', 'paella de pollo para 10'],
  ['Pan', 'paella de marisco con pan'],
  ['Tan', 'paella de montaña'],
])('is a paella whose name holds that of a line: %s', (name, paella) => {
  const order = { details: `2 pollos, ${paella}`, lines: [{ name, note: null }] };
  expect(unpricedThings(order)).toEqual([paella]);
});

it('is one of them each, or all in one', () => {
  const order = { details: 'flan (sin precio), 6 alitas', lines: [chicken] };
  expect(unpricedThings(order)).toEqual(['6 alitas', 'flan']);
});

it('is marked for staff alone', () => {
  expect(withoutMarks(`${withoutPrice('croquetas')}, sin sal`)).toBe('croquetas, sin sal');
});

const MENU = ['Pollo entero a la leña', 'Medio pollo', 'Hummus casero', 'Croquetas de bacalao'];

it.each([
  '1 pollo, croquetas',
  '1 pollo y hummus',
  '1 pollo con patatas',
  '1 pollo + alioli',
  '1 pollo, media de bravas',
  '1 pollo, pan',
  '1 pollo sin sal con patatas',
  'no olvidar el alioli',
  'pollo relleno de almendras',
  '1 pollo (salsa de nueces)',
])('%j names food beside the chicken', (details) => {
  expect(namesOtherFood({ details, lines: [chicken] }, MENU)).toBe(true);
});

it.each([
  null,
  '1 pollo',
  '1 1/2 pollos, 1 entero y 1 medio',
  '1 pollo, sin sal, bien hecho, 8 trozos',
  '1 pollo, sin salsa',
  '1 pollo, alérgica al huevo',
  '4 personas, 2 bolsas, 14:30, 600111222',
])('%j names no other food', (details) => {
  expect(namesOtherFood({ details, lines: [chicken] }, MENU)).toBe(false);
});

it.each([
  '2 flanes',
  'dos flanes',
  'una ración de flan',
  '2 tarrinas de flan',
  'flan x2',
  'flanes (2)',
])('%j is a line where there is one', (flans) => {
  const order = { details: `1 pollo, ${flans}`, lines: [chicken, { name: 'Flan', note: null }] };
  expect(unpricedDishes(order)).toBe('');
  expect(namesOtherFood(order, MENU)).toBe(false);
});

it('food that is a line is no other food', () => {
  const croquettes = { name: 'Croquetas de bacalao', note: 'con alioli' };
  const details = 'croquetas de bacalao × 1 (con alioli)';
  expect(namesOtherFood({ details, lines: [croquettes] }, MENU)).toBe(false);
});
