import { expect, it } from 'vitest';
import { openQuestions, readBack } from './read-back.rules.ts';
import { readOrder } from './read-order.rules.ts';
import { FRIDAY_NOON } from '../../utterances/sample-menu.ts';

it.each([
  [
    'dos pollos y medio para María a las dos y media',
    '2 pollos y medio para María, hoy a las 14:30',
  ],
  [
    'medio pollo con patatas a nombre de Lola mañana a la una, 655123456',
    'Medio pollo, con patatas para Lola, mañana a la 13:00, teléfono 655 123 456',
  ],
  [
    'una paella para ocho y cuatro cervezas el domingo a las dos, de parte de Ana Belén',
    'Cerveza × 4, paella para 8 para Ana Belén, el domingo 22 de noviembre a las 14:00',
  ],
  ['', ''],
])('"%s" is read back as "%s"', (heard, text) => {
  expect(readBack(readOrder(heard, FRIDAY_NOON), FRIDAY_NOON)).toBe(text);
});

it.each([
  ['un pollo', 'Falta el nombre y la hora.'],
  ['', 'Falta el nombre, qué quiere y la hora.'],
  ['un pollo para Ana a las ocho', 'No me ha quedado claro «a las ocho». ¿08:00 o 20:00?'],
  ['pollo para Ana a las dos', 'No me ha quedado claro «pollo». ¿Cuántos?'],
  ['un pollo para Ana a las dos', ''],
])('"%s" is asked "%s"', (heard, text) => {
  expect(openQuestions(readOrder(heard, FRIDAY_NOON).doubts)).toBe(text);
});
