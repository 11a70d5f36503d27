import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isNearWord, mirrored, nameWords, nearPlaces } from './name-words.rules.ts';

describe('nameWords', () => {
  it.each([
    ['María  José NÚÑEZ', ['jose', 'maria', 'nunez']],
    ['García-López, Ana', ['ana', 'garcia', 'lopez']],
    ["O'Brien o'brien", ['brien', 'o']],
    ['🍗 !!! %_', []],
    ['', []],
    ['x'.repeat(60), ['x'.repeat(40)]],
    ['𠮷'.repeat(60), ['𠮷'.repeat(40)]],
  ])('of %s', (name, words) => {
    expect(nameWords(name)).toEqual(words);
  });

  it('takes the first twelve', () => {
    expect(nameWords('a b c d e f g h i j k l m n')).toHaveLength(12);
  });
});

test.each([
  ['gonzalez', 'gonzalez', true],
  ['gonzales', 'gonzalez', true],
  ['gonzale', 'gonzalez', true],
  ['jaun', 'juan', true],
  ['naa', 'ana', true],
  ['marta', 'mario', false],
  ['juna', 'jaun', false],
  ['ana', 'anxxa', false],
  ['', 'ab', false],
])('isNearWord(%s, %s)', (one, other, isNear) => {
  expect(isNearWord(one, other)).toBe(isNear);
  expect(isNearWord(other, one)).toBe(isNear);
});

const letter = fc.constantFrom('a', 'á', 'b', 'c', 'ñ', '𠮷');
const word = fc.array(letter, { minLength: 3, maxLength: 9 });
/** One letter changed, left out, put in, or changed with its neighbour. */
const mistyped = fc.tuple(word, fc.nat(), letter, fc.nat(3)).map(([letters, place, other, how]) => {
  const at = place % letters.length;
  const ways = [
    letters.with(at, other),
    letters.toSpliced(at, 1),
    letters.toSpliced(at, 0, other),
    letters.toSpliced(at, 2, ...letters.slice(at, at + 2).reverse()),
  ];
  return [letters.join(''), (ways[how] ?? []).join('')] as const;
});

test('whatever is a letter away is near, and at one of the places', () => {
  fc.assert(
    fc.property(mistyped, ([right, typed]) => {
      expect(isNearWord(typed, right)).toBe(true);
      const places = nearPlaces(typed);
      if (!places) return Array.from(typed).length < 3;
      const isThere =
        right.startsWith(places.start) ||
        mirrored(right).startsWith(places.mirroredEnd) ||
        places.swapped.includes(right);
      return isThere && Math.abs(Array.from(right).length - places.length) <= 1;
    }),
  );
});
