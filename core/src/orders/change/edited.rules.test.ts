import { expect, test } from 'vitest';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { editedContent } from './edited.rules.ts';
import type { Choice } from './ordered.rules.ts';

const CHOICE: Choice = {
  ...{ menu: new Map(), isByStaff: true, pickup: 0, now: 0 },
  products: { whole: 8, half: 9 },
};

type Edit = { quantity?: number; details?: string };

function detailsAfter(details: string, { quantity, ...edit }: Edit) {
  const before = { lines: [], quantity: tenths(20), details, note: null };
  const changes = { ...edit, ...(quantity !== undefined && { quantity: tenths(quantity) }) };
  return editedContent(before, changes, CHOICE);
}

test.each([
  ['2 pollos, croquetas (sin precio)', 30, '3 pollos, croquetas (sin precio)'],
  ['2 pollos y paella para 8', 5, 'medio pollo y paella para 8'],
  ['2 pollos, sin sal', 20, '2 pollos, sin sal'],
  ['croquetas, 2 pollos', 30, 'croquetas, 2 pollos'],
  ['2 pollos, croquetas', 0, 'croquetas'],
])('the details %j of 2 chickens that become %i tenths are %j', (details, quantity, after) => {
  expect(detailsAfter(details, { quantity })).toMatchObject({ details: after });
  expect(detailsAfter(details, { quantity, details })).toMatchObject({ details: after });
});

test('details that the edit writes stay as they are written', () => {
  const edit = { quantity: 30, details: '2 pollos, croquetas y pan' };
  expect(detailsAfter('2 pollos, croquetas', edit)).toMatchObject({ details: edit.details });
});

test('details stay within what is stored', () => {
  const long = `2 pollos, ${'a'.repeat(990)}`;
  const edited = detailsAfter(long, { quantity: 25 }) as { details: string };
  expect(edited.details).toHaveLength(1000);
});
