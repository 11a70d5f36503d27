import { expect, test } from 'vitest';
import { cents } from '../../kernel/amounts/cents.ts';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { detailsOfLines, saysOnlyLines } from './order-details.rules.ts';
import type { Line } from './order-lines.rules.ts';

const CHICKENS = { whole: 8, half: 9 };

function line(productId: number, name: string, quantity: number, note: string | null = null): Line {
  const chickens = tenths(productId === 8 || productId === 1 ? 10 : productId === 9 ? 5 : 0);
  return {
    ...{ id: 1, productId, name, quantity: tenths(quantity), note },
    ...{ unitPrice: cents(200), vatRate: 10, chickens },
  };
}

const whole = (quantity: number, note?: string) => line(8, 'Pollo entero', quantity, note);
const half = (note?: string) => line(9, 'Medio pollo', 10, note);
const beer = (quantity: number, note?: string) => line(26, 'Cerveza', quantity, note);
const PAELLA = line(12, 'Paella valenciana', 40);

test.each([
  [[whole(20), half()], '2 1/2 pollos'],
  [[half()], 'medio pollo'],
  [[whole(10), whole(10, 'sin sal')], '1 pollo, 1 pollo (sin sal)'],
  [[beer(20, 'fría')], 'cerveza × 2 (fría)'],
  [[line(30, 'Crema', 15)], 'crema × 1 1/2'],
  [[line(1, 'Menú Brasa para dos', 10)], 'menú Brasa para dos × 1'],
  [
    [beer(10, 'fría), pollo entero × 3 (bien hecho'), beer(10, '⦅ ✕ ｝')],
    'cerveza × 1 (fría], pollo entero x 3 [bien hecho), cerveza × 1 ([ x ])',
  ],
])('%j reads %j', (lines, details) => {
  expect(detailsOfLines(lines, CHICKENS)).toBe(details);
});

const many = (note: string) =>
  Array.from({ length: 40 }, (_, index) => beer(10, `${index}${note}`));

test('details are no longer than an order takes', () => {
  expect(detailsOfLines(many('x'.repeat(118)), CHICKENS)).toHaveLength(1000);
});

test.each(['🍗', '👩‍👩‍👧', '🇪🇸', 'ñ'.normalize('NFD')])(
  'details are cut between two %s, never inside one, and are recognised then',
  (character) => {
    for (let shift = 0; shift < character.length; shift += 1) {
      const lines = [beer(10, 'x'.repeat(shift + 1)), ...many(character.repeat(14))];
      const details = detailsOfLines(lines, CHICKENS);
      expect(details.length).toBeGreaterThan(1000 - character.length - 1);
      expect(details.isWellFormed()).toBe(true);
      expect(details.endsWith(character)).toBe(true);
      expect(saysOnlyLines(details, lines, CHICKENS)).toBe(true);
    }
  },
);

test('no cut leaves a space at the end, which a form would trim', () => {
  const lengths = Array.from({ length: 8 }, (_, shift) =>
    detailsOfLines(
      [beer(10, 'x'.repeat(shift + 1)), ...many('y'.repeat(118))].slice(0, 20),
      CHICKENS,
    ),
  );
  expect(lengths.filter((details) => details !== details.trim())).toEqual([]);
});

const ORDER = [half('muy hecho'), whole(10), PAELLA, beer(20)];

test.each([
  ['medio pollo (muy hecho), 1 pollo, paella valenciana × 4, cerveza × 2', true],
  ['1 pollo, medio pollo (muy hecho), cerveza × 2, paella valenciana × 4', true],
  ['1 pollo, medio pollo (muy hecho), cerveza × 2', false],
  ['1 pollo, medio pollo (muy hecho), cerveza × 2, cerveza × 2', false],
  ['1 pollo, medio pollo (muy hecho), cerveza × 2, paella valenciana × 4, para el bautizo', false],
  ['1 pollo', false],
  ['', false],
])('that %j only says what was ordered is %s', (details, isSaid) => {
  expect(saysOnlyLines(details, ORDER, CHICKENS)).toBe(isSaid);
});

test('what an earlier release wrote with the brackets of a note is recognised', () => {
  const lines = [beer(10, 'fría (sin vaso)'), PAELLA];
  const earlier = 'cerveza × 1 (fría (sin vaso)), paella valenciana × 4';
  expect(saysOnlyLines(earlier, lines, CHICKENS)).toBe(true);
});

test('what an earlier release cut in the middle of an emoji, in another order, is recognised', () => {
  const lines = many('🍗'.repeat(30));
  const earlier = lines.toReversed().map(({ note }) => `cerveza × 1 (${note})`);
  // As it comes back from the database.
  const stored = earlier
    .join(', ')
    .slice(0, 1000)
    .replace(/\p{Cs}$/u, '\uFFFD');
  expect(stored).toHaveLength(1000);
  expect(saysOnlyLines(stored, lines, CHICKENS)).toBe(true);
  expect(saysOnlyLines(`Ojo: ${stored}`.slice(0, 1000), lines, CHICKENS)).toBe(false);
});
