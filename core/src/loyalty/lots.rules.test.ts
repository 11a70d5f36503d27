import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { points } from '../kernel/amounts/points.ts';
import { drawOldestFirst, pointsIn, sortLots, takeBack, type Lot } from './lots.rules.ts';

const lot = (id: number, remaining: number, expiresAt: number): Lot => ({
  id,
  remaining: points(remaining),
  expiresAt,
});

const someLots = fc
  .array(fc.tuple(fc.nat(50), fc.nat(20)), { maxLength: 8 })
  .map((pairs) =>
    pairs.map(([remaining, expiresAt], index) => lot(index + 1, remaining, expiresAt)),
  );

test('lots are parted at their expiry and stand oldest first', () => {
  const lots = [lot(1, 5, 30), lot(2, 7, 10), lot(3, 0, 40), lot(4, 1, 20), lot(5, 2, 30)];
  const { expired, live } = sortLots(lots, 20);
  expect(expired.map(({ id }) => id)).toEqual([2, 4]);
  expect(live.map(({ id }) => id)).toEqual([1, 5]);
});

describe('spending', () => {
  test('empties the oldest lot before it touches the next', () => {
    expect(drawOldestFirst([lot(1, 30, 1), lot(2, 90, 2), lot(3, 50, 3)], points(100))).toEqual([
      { lotId: 1, points: 30 },
      { lotId: 2, points: 70 },
    ]);
  });

  test('takes exactly what is asked, never more than a lot holds', () => {
    fc.assert(
      fc.property(someLots, fc.nat(100), (lots, percent) => {
        const wanted = points(Math.floor((pointsIn(lots) * percent) / 100));
        const draws = drawOldestFirst(lots, wanted);
        expect(draws.reduce((sum, draw) => sum + draw.points, 0)).toBe(wanted);
        for (const { lotId, points } of draws) {
          expect(points).toBeGreaterThan(0);
          expect(points).toBeLessThanOrEqual(lots.find(({ id }) => id === lotId)?.remaining ?? 0);
        }
      }),
    );
  });

  test('more than the lots hold is a bug', () => {
    expect(() => drawOldestFirst([lot(1, 5, 1)], points(6))).toThrow(RangeError);
  });
});

describe('taking an earning back', () => {
  const live = [lot(1, 30, 1), lot(2, 40, 2), lot(3, 10, 3)];

  test('begins with the lot that was earned, then the oldest', () => {
    expect(takeBack(live, 2, points(60))).toEqual({
      draws: [
        { lotId: 2, points: 40 },
        { lotId: 1, points: 20 },
      ],
      taken: 60,
      shortfall: 0,
    });
  });

  test('takes what is there and says what is missing', () => {
    expect(takeBack(live, 3, points(100))).toMatchObject({ taken: 80, shortfall: 20 });
    expect(takeBack([], 3, points(100))).toEqual({ draws: [], taken: 0, shortfall: 100 });
  });
});
