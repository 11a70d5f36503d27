import { expect, test } from 'vitest';
import { readSearch } from './order-archive.rules.ts';

const identity = { by: 'identity', id: null, phone: null, email: null };

test.each([
  ['', null],
  ['   ', null],
  ['42', { ...identity, id: 42 }],
  ['#000042', { ...identity, id: 42 }],
  ['n.º 42', { ...identity, id: 42 }],
  ['Nº42', { ...identity, id: 42 }],
  ['2147483648', { ...identity, id: 2147483648, phone: '2147483648' }],
  ['600111222', { ...identity, id: 600111222, phone: '600111222' }],
  ['600 11 12 22', { ...identity, phone: '600111222' }],
  ['+34 600 111 222', { ...identity, phone: '600111222' }],
  [' Ana@Example.com ', { ...identity, email: 'ana@example.com' }],
  ['0', { by: 'words', words: ['0'] }],
  ['Núñez, María', { by: 'words', words: ['maria', 'nunez'] }],
  ['%%%', { by: 'words', words: [] }],
  ['a b c d e f g h', { by: 'words', words: ['a', 'b', 'c', 'd', 'e', 'f'] }],
])('%s', (typed, search) => {
  expect(readSearch(typed)).toEqual(search);
});
