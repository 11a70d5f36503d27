import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('items are grouped in their order', () => {
  const groups = groupBy(['pollo', 'pan', 'cerveza', 'café'], ([letter]) => letter);
  expect([...groups]).toEqual([
    ['p', ['pollo', 'pan']],
    ['c', ['cerveza', 'café']],
  ]);
  expect(groupBy([], () => 1).size).toBe(0);
});
