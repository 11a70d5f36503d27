import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, orderOf } from './list-order.ts';

test.each([
  [[1, 2, 3], 0, 1, [2, 1, 3]],
  [[1, 2, 3], 2, -1, [1, 3, 2]],
  [[1, 2, 3], 0, -1, [1, 2, 3]],
  [[1, 2, 3], 2, 1, [1, 2, 3]],
  [[], 0, 1, []],
] as const)('%j with place %i moved by %i is %j', (ids, index, step, result) => {
  expect(moved(ids, index, step)).toEqual(result);
});

test('an order is sound when it has what is there, each once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer(), (ids, other) => {
      const shuffled = [...ids].reverse();
      expect(orderOf(shuffled, ids)).toBe('sound');
      if (ids.length > 0) expect(orderOf(shuffled.slice(1), ids)).toBe('stale');
      if (!ids.includes(other)) expect(orderOf([...shuffled, other], ids)).toBe('stale');
      if (ids.length > 1) expect(orderOf([ids[0] ?? 0, ...ids.slice(0, -1)], ids)).toBe('stale');
    }),
  );
});
