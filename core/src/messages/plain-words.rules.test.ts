import { expect, test } from 'vitest';
import { plainWords } from './plain-words.rules.ts';

test.each([
  ['https://evil.example/gana', 'https: //evil. example/gana'],
  ['www.evil.example', 'www. evil. example'],
  ['evil。example', 'evil. example'],
  ['evil.\u200bexample', 'evil. \u200bexample'],
  ['ana@evil.example', 'ana @ evil. example'],
  ['mailto:ana＠evil．example', 'mailto: ana @ evil. example'],
  ['tel:900123456', 'tel: 900123456'],
  ['javascript:alert(1)', 'javascript: alert(1)'],
  [String.raw`\\evil\share`, String.raw`\ \evil\share`],
])('%s is no link: %s', (typed, words) => {
  expect(plainWords(typed)).toBe(words);
});

test.each([
  'María José Núñez',
  'J. L. O’Brien-Peña',
  '1.5 pollos a las 14:30, sin sal...',
  'sin sal :) (por favor.) n.º 3 — 5.º B',
  '',
])('“%s” stays as it is', (typed) => {
  expect(plainWords(typed)).toBe(typed);
});
