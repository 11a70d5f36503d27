import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { plainText, visibleText } from './typed-text.ts';

describe('what renders as nothing', () => {
  test.each([
    ['\u202a+34 600 111 222\u202c', '+34 600 111 222'],
    ['\u2068600 111 222\u2069', '600 111 222'],
    ['Ma\u200bría', 'María'],
    ['\ufeffMaría\u00ad', 'María'],
    ['Ma\u2060ría', 'María'],
    ['Ana\u200d García\u200c', 'Ana García'],
    ['\u200b\u2060\u00ad\u2800\u3164', ''],
    ['Ana\ufe0f', 'Ana'],
    ['abc\u{E0061}', 'abc'],
  ])('is out of %j', (typed, meant) => {
    expect(visibleText(typed)).toBe(meant);
  });

  test.each([
    'María José Núñez',
    'Ñ\u0303',
    '👨‍👩‍👧',
    '👩🏽‍🍳',
    '❤️ gracias',
    '1️⃣',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🏳️‍🌈',
    'علی‌رضا',
    'क्‍ष',
    'sin cebolla\ny con limón\t1/2 kg',
    "O'Brien – mesa 4",
  ])('stays where it shapes what stands around it: %s', (typed) => {
    expect(visibleText(typed)).toBe(typed);
  });

  test('taken out twice is as taken out once', () => {
    const parts = Array.from('a1 ñ❤👩🏽\u200d\u200c\ufe0f\u200b\u202e\u{E0067}🏴');
    const text = fc.string({ unit: fc.constantFrom(...parts) });
    fc.assert(
      fc.property(text, (typed) => {
        const once = visibleText(typed);
        expect(visibleText(once)).toBe(once);
        expect(plainText(plainText(typed))).toBe(plainText(typed));
      }),
    );
  });
});

describe('plain characters', () => {
  test.each([
    ['６００ １１１ ２２２', '600 111 222'],
    ['600‑111–222−333', '600-111-222-333'],
    ['ana＠example.com', 'ana@example.com'],
    ['\u00a0Ｂ12345674\u200e ', 'B12345674'],
    ['𝟔𝟎𝟎', '600'],
    ['👨‍👩‍👧', '👨👩👧'],
  ])('%j is %j', (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });
});

describe('a text of 400,000 characters', () => {
  // What takes the square of the length does not end within the time of a test by far.
  const LENGTH = 400_000;
  test.each([
    ['of marks that join', 'ա\u200d'],
    ['of emoji that are joined', '👩\u200d'],
    ['that renders as nothing', '\u200b'],
    ['of accents in another order than theirs', '\u0323\u0301\u0300'],
    ['of spaces', ' '],
    ['of letters of another width', 'ａ\u00ad'],
  ])('%s is read', (_, part) => {
    const text = `q${part.repeat(LENGTH / part.length)}`;
    for (const read of [visibleText, plainText, foldText]) expect(read(text)).toMatch(/^q/);
    const isUnseen = visibleText(text.slice(1)).trim() === '';
    expect(isUnseen).toBe(/^[\s\u200b]+$/.test(part));
  });

  test('of flags and their tags is read', () => {
    const text = '🏴'.repeat(LENGTH / 4) + '\u{E0061}'.repeat(LENGTH / 4);
    expect(visibleText(text)).toBe(text);
    expect(plainText(text)).toBe('🏴'.repeat(LENGTH / 4));
  });
});

test('of accents as many stay as any letter has', () => {
  expect(plainText(`x${'\u0323'.repeat(30)}`)).toHaveLength(31);
  expect(plainText(`x${'\u0323'.repeat(31)}`)).toHaveLength(31);
});
