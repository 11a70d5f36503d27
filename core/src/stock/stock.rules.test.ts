import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tenths } from '../kernel/amounts/tenths.ts';
import { stockEffectOf, isStill, moveBetween, NO_STOCK_EFFECT } from './stock.rules.ts';

const quantities = fc.integer({ min: 0, max: 35 }).map((halves) => tenths(halves * 5));
const statuses = fc.constantFrom('pending', 'delivered', 'cancelled', 'error');
const effects = fc
  .tuple(statuses, quantities)
  .map(([status, quantity]) => stockEffectOf(status, quantity));

describe('what an order holds', () => {
  test.each([
    ['pending', { current: 0, reserved: 15 }],
    ['delivered', { current: -15, reserved: 0 }],
    ['cancelled', { current: 0, reserved: 0 }],
    ['error', { current: 0, reserved: 0 }],
  ] as const)('when it is %s', (status, effect) => {
    expect(stockEffectOf(status, tenths(15))).toEqual(effect);
  });
});

describe('a move', () => {
  test('from a hold to itself is still, and only that one', () => {
    fc.assert(
      fc.property(effects, effects, (before, after) => {
        expect(isStill(moveBetween(before, before))).toBe(true);
        const isSame = before.current === after.current && before.reserved === after.reserved;
        expect(isStill(moveBetween(before, after))).toBe(isSame);
      }),
    );
  });

  test('through any statuses and quantities ends at what the order holds', () => {
    fc.assert(
      fc.property(fc.array(effects, { minLength: 1, maxLength: 12 }), (story) => {
        let [current, reserved] = [0, 0];
        let before = NO_STOCK_EFFECT;
        for (const after of story) {
          const move = moveBetween(before, after);
          current += move.current;
          reserved += move.reserved;
          before = after;
        }
        expect({ current, reserved }).toEqual({
          current: before.current,
          reserved: before.reserved,
        });
      }),
    );
  });
});
