import { describe, expect, it } from 'vitest';
import type { Doubt } from './doubts.ts';
import { withoutMarks } from '../orders/lines/price-marks.rules.ts';
import { readOrder, type HeardOrder } from './read-order.rules.ts';
import { dishName, FRIDAY_NOON, surroundingsAt } from '../../utterances/sample-menu.ts';

const asked = (doubts: readonly Doubt[]) =>
  doubts.map((doubt) => (doubt.kind === 'ambiguous' ? doubt.field : doubt.kind));

/** "name | chickens | lines | day time | phone | details", what is not there left empty. */
function inShort({ lines, ...order }: HeardOrder): string {
  const named = lines.map(
    ({ productId, quantity, note }) =>
      `${quantity / 10} ${dishName(productId)}${note === null ? '' : ` (${note})`}`,
  );
  return [
    order.customerName ?? '',
    order.chickens === null ? '' : String(order.chickens / 10),
    named.join(', '),
    `${order.day?.slice(5) ?? ''} ${order.time ?? ''}`.trim(),
    order.customerPhone ?? '',
    order.details,
  ].join(' | ');
}

it.each([
  ['dos pollos y medio para María a las dos y media', 'María | 2.5 |  | 11-20 14:30 |  | '],
  ['medio pollo y un entero para Ana a las dos', 'Ana | 1.5 |  | 11-20 14:00 |  | '],
  ['dos medios y un entero para Ana a las dos', 'Ana | 2 |  | 11-20 14:00 |  | '],
  ['un entero y dos medios para Ana a las dos', 'Ana | 2 |  | 11-20 14:00 |  | '],
  ['tres medios y dos enteros para Ana a las dos', 'Ana | 3.5 |  | 11-20 14:00 |  | '],
  [
    'apúntame un pollo para Antonio García el domingo a la una',
    'Antonio García | 1 |  | 11-22 13:00 |  | ',
  ],
  [
    'medio pollo con patatas a nombre de Lola para las 14:15',
    'Lola | 0.5 |  | 11-20 14:15 |  | con patatas',
  ],
  [
    'para mañana a las dos menos cuarto tres pollos, Pepe, teléfono 655 12 34 56',
    'Pepe | 3 |  | 11-21 13:45 | 655123456 | ',
  ],
  [
    'una paella para ocho el sábado a las dos, de parte de Ana Belén',
    'Ana Belén |  |  | 11-21 14:00 |  | paella para 8',
  ],
  ['ponme dos, no, tres pollos para Vicent a las tres', 'Vicent | 3 |  | 11-20 15:00 |  | '],
  [
    'dos croquetas de jamón y cuatro cervezas sin alcohol para Aram Petrosyan a las 14.30h',
    'Aram Petrosyan |  | 2 Croquetas de jamón, 4 Cerveza (sin alcohol) | 11-20 14:30 |  | ',
  ],
  [
    'paella valenciana para cuatro mañana a mediodía a nombre de vicent llopis',
    'Vicent Llopis |  | 4 Paella valenciana | 11-21 12:00 |  | ',
  ],
  ['para Ana un pollo y dos medios a la una', 'Ana | 2 |  | 11-20 13:00 |  | '],
  ['a las dos y media pollo y medio para Ana', 'Ana | 1.5 |  | 11-20 14:30 |  | '],
  ['de pollo ponme dos para Ana a las dos', 'Ana | 2 |  | 11-20 14:00 |  | '],
  ['mi marido Juan recoge un pollo a las dos de parte de Ana', 'Ana | 1 |  | 11-20 14:00 |  | '],
  [
    'una tortilla de patatas y 2x cerveza para Ana a las dos',
    'Ana |  | 2 Cerveza | 11-20 14:00 |  | 1 tortilla de patatas',
  ],
  [
    'dos paellas de verduras y un pollo para Ana a las dos',
    'Ana | 1 |  | 11-20 14:00 |  | 2 paellas de verduras',
  ],
  ['tres y medio para Lola a las dos', 'Lola | 3.5 |  | 11-20 14:00 |  | '],
  ['un pollo bien hecho para Ana a las dos', 'Ana | 1 |  | 11-20 14:00 |  | bien hecho'],
  ['mañana al mediodía, a las dos, un pollo para Ana', 'Ana | 1 |  | 11-21 14:00 |  | '],
])('"%s" is an order', (heard, order) => {
  const read = readOrder(heard, FRIDAY_NOON);
  expect(inShort(read)).toBe(order);
  expect(read.doubts).toEqual([]);
  expect(read.confidence).toBe(1);
});

describe('corrections within the sentence', () => {
  it.each([
    ['dos pollos para Ana, no, tres, a las dos', 'Ana | 3 |  | 11-20 14:00 |  | '],
    ['un pollo para Ana a las dos, perdón, a las tres', 'Ana | 1 |  | 11-20 15:00 |  | '],
    ['un pollo a las dos a nombre de Juan, no, de Jorge', 'Jorge | 1 |  | 11-20 14:00 |  | '],
    ['un pollo para Ana el sábado, mejor el domingo, a las dos', 'Ana | 1 |  | 11-22 14:00 |  | '],
    [
      'un pollo con patatas para Ana a las dos, quita las patatas',
      'Ana | 1 |  | 11-20 14:00 |  | ',
    ],
    [
      'un pollo con patatas, no, con ensalada, para Ana a las dos',
      'Ana | 1 |  | 11-20 14:00 |  | con ensalada',
    ],
    [
      'paella para seis, no, para ocho, para Ana a las dos',
      'Ana |  |  | 11-20 14:00 |  | paella para 8',
    ],
    ['dos cervezas, digo tres, para Ana a las dos', 'Ana |  | 3 Cerveza | 11-20 14:00 |  | '],
  ])('"%s"', (heard, order) => {
    const read = readOrder(heard, FRIDAY_NOON);
    expect(inShort(read)).toBe(order);
    expect(read.doubts).toEqual([]);
  });
});

it.each([
  ['un pollo para las dos', ['name']],
  ['pollo para Juan', ['quantity', 'time']],
  ['un pollo o dos para Ana a las dos', ['quantity']],
  ['dos o tres pollos para Ana a las dos', ['quantity']],
  ['un pollo para Ana a las dos o a las tres', ['time']],
  ['un pollo para Ana el sábado o el domingo a las dos', ['day']],
  ['un pollo para Ana o Eva a las dos', ['name']],
  ['un pollo para Ana a las dos para Eva', ['name']],
  ['un pollo para Ana a las dos a las tres', ['time']],
  ['un pollo para Ana a las ocho', ['time']],
  ['un pollo para Ana a las dos 65512345', ['phone']],
  ['un pollo para Ana a las once', ['day']],
  ['un pollo para Ana el sábado', ['time']],
  ['dos para Ana a las dos', ['quantity']],
  ['un pollo y dos fulminantes para Ana a las dos', ['quantity', 'dish']],
  ['2,7 pollos para Ana a las dos', ['quantity']],
  ['y medio para Ana a las dos', ['quantity']],
  ['dos pollos, mejor y medio, para Ana a las dos', ['quantity']],
  ['un pollo y raciones de patatas para Ana a las dos', ['quantity']],
  ['un pollo con para Ana a las dos', ['dish']],
  ['muy hecho para Ana a las dos', ['food']],
  ['un pollo con patatas o con ensalada para Ana a las dos', ['dish']],
  ['varios pollos para Ana a las dos', ['quantity']],
  ['pollo medio para Ana a las dos', ['quantity']],
  ['un para Ana a las dos', ['quantity']],
  ['dos cervezas, tres cervezas, para Ana a las dos', ['quantity']],
  ['dos de croquetas y una de jamón para Ana a las dos', ['dish']],
  ['un pollo para Ana el a las dos', ['day']],
  ['un pollo para Ana a las dos zurriburri y media', ['quantity', 'dish']],
  ['un pollo para Ana a las dos seis cinco cinco doce treinta cuatro cinco', ['phone']],
  ['no sé si dos pollos tres para Ana a las dos', ['quantity']],
  ['un pollo para Domingo a las dos', ['name']],
  ['un pollo para Reyes a las dos', ['name']],
  ['un pollo para Ana a mediodía, a las dos o a las tres', ['time']],
  ['un pollo para Ana el festivo a las dos', ['day']],
  ['un pollo para Juan a las dos a nombre de Pedro', ['name']],
  ['un pollo Juan a las dos a nombre de Pedro', ['name']],
  ['dos pollos, tres pollos para Ana a las dos', ['quantity']],
  ['dos pollos para Ana a las dos, no, una paella para cuatro', ['dish']],
  ['hola María, ponme dos pollos para las tres', ['name']],
  ['para Ana a las dos', ['food']],
])('"%s" asks for %j', (heard, fields) => {
  expect(asked(readOrder(heard, FRIDAY_NOON).doubts)).toEqual(fields);
});

describe('weekdays and hours that are over', () => {
  const SUNDAY = surroundingsAt('2026-11-22', '14:40');

  it.each([
    ['un pollo para Ana el domingo a las tres', '2026-11-22'],
    ['un pollo para Ana el domingo a las dos', '2026-11-29'],
    ['un pollo para Ana el domingo que viene a las tres', '2026-11-29'],
    ['un pollo para Ana hoy a las dos', '2026-11-22'],
    ['un pollo para Ana a las tres', '2026-11-22'],
    ['un pollo para Ana a las dos', null],
  ])('on Sunday at 14:40 "%s" is %s', (heard, day) => {
    expect(readOrder(heard, SUNDAY).day).toBe(day);
  });
});

it.each([
  'Subtítulos realizados por la comunidad de Amara.org',
  '¡Suscríbete al canal!',
  'Gracias por ver el vídeo',
  'gracias',
  'anula los dos pollos de María para las dos',
  'ayer dos pollos para María a las dos',
  '¿cuánto cuestan dos pollos para Ana a las dos?',
  '',
])('"%s" is no order', (heard) => {
  const read = readOrder(heard, FRIDAY_NOON);
  expect(asked(read.doubts)).toContain('food');
  expect([read.chickens, read.lines, read.details]).toEqual([null, [], '']);
});

it.each([
  ['para Reyes, un pollo, Ana, a las dos', 'Ana | 1 |  | 01-06 14:00 |  | '],
  ['para Reyes el domingo un pollo a las dos', 'Reyes | 1 |  | 11-22 14:00 |  | '],
  ['dos pollos, no, tres, tres pollos para Ana a las dos', 'Ana | 3 |  | 11-20 14:00 |  | '],
  ['un pollo para la suegra de Paco, Ana, a las dos', 'Ana | 1 |  | 11-20 14:00 |  | '],
])('"%s" is %s', (heard, short) => {
  const read = readOrder(heard, FRIDAY_NOON);
  expect(inShort(read)).toBe(short);
  expect(read.doubts).toEqual([]);
});

it('an invented sentence behind an order is left out', () => {
  const read = readOrder('Un pollo para Ana a las dos. Gracias por ver el vídeo.', FRIDAY_NOON);
  expect(inShort(read)).toBe('Ana | 1 |  | 11-20 14:00 |  | ');
  expect(read.doubts).toEqual([]);
});

it.each([
  ['para Ana dos pollos y croquetas a las dos', 'croquetas (sin precio)'],
  ['dos raciones de croquetas para Ana a las dos', '2 raciones de croquetas (sin precio)'],
  ['una paella para ocho para Ana a las dos', 'paella para 8 (sin precio)'],
  ['croquetas muy hechas y un pollo para Ana a las dos', 'croquetas muy hechas (sin precio)'],
  [
    'un pollo con patatas y medio kilo de gambas para Ana',
    'con patatas, 1/2 kilo de gambas (sin precio)',
  ],
  ['un pollo sin sal y dos cervezas frías para Ana a las dos', 'sin sal'],
  ['dos pollos para Ana a las dos', ''],
])('the food of "%s" that is no line is entered without a price: %s', (heard, entered) => {
  const order = readOrder(heard, FRIDAY_NOON);
  expect(order.enteredDetails).toBe(entered);
  expect(withoutMarks(order.enteredDetails)).toBe(order.details);
});
