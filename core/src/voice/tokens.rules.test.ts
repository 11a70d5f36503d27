import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heardBetween, MAX_TRANSCRIPT, tokensOf } from './tokens.rules.ts';

it.each([
  ['Dos pollos, María', ['dos', 'pollos', ',', 'maria']],
  ['a las 14:15h', ['a', 'las', '14', ':', '15', 'h']],
  ['2½ D’Angelo Garcia-Lopez', ['2', '½', 'd’angelo', 'garcia-lopez']],
  ['655-12', ['655', '-', '12']],
  ['2pollos - no', ['2', 'pollos', '-', 'no']],
  ['', []],
])('%j has the tokens %j', (text, folded) => {
  expect(tokensOf(text).map((token) => token.folded)).toEqual(folded);
});

it('what stands together is glued', () => {
  expect(tokensOf('14:15 h').map(({ isGlued }) => isGlued)).toEqual([false, true, true, false]);
});

it('an accent that stands by itself belongs to its letter', () => {
  expect(tokensOf('Mari\u0301a')[0]?.written).toBe('María');
});

it('a text that is too long is cut', () => {
  const tokens = tokensOf('x'.repeat(1_000_000));
  expect(tokens.map(({ written }) => written.length)).toEqual([MAX_TRANSCRIPT]);
  expect(tokensOf('½'.repeat(MAX_TRANSCRIPT))).toHaveLength(300);
});

it('no character but spaces is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const tokens = tokensOf(text);
      const heard = heardBetween(tokens, 0, tokens.length);
      expect(heard.replaceAll(/\s/g, '')).toBe(text.normalize('NFC').replaceAll(/\s/g, ''));
    }),
  );
});
