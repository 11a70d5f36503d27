import { expect, it } from 'vitest';
import { readOrder } from './read-order.rules.ts';
import { FRIDAY_NOON } from '../../utterances/sample-menu.ts';

const read = (heard: string) => readOrder(heard, FRIDAY_NOON);

it.each([
  'un pollo y dos cervezas para Ana a las dos, las cervezas no',
  'un pollo y dos cervezas para Ana, las cervezas no, a las dos',
  'un pollo y dos cervezas para Ana a las dos, las cervezas no me las pongas',
])('a dish is taken out where it is named again: %s', (heard) => {
  expect(read(heard)).toMatchObject({ chickens: 10, lines: [], doubts: [] });
});

it.each([
  ['un pollo para Ana a las dos, a las dos no, a las tres', { time: '15:00' }],
  ['un pollo para Vicente, Vicente no, Vicent, a las dos', { customerName: 'Vicent' }],
  ['cuatro pollos, cuatro no, cinco, para Ana a las dos', { chickens: 50 }],
  ['un pollo para Ana el sábado, el sábado no, el domingo a las dos', { day: '2026-11-22' }],
])('what was said gives way to what follows: %s', (heard, meant) => {
  expect(read(heard)).toMatchObject({ ...meant, doubts: [] });
});
