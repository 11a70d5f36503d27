import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Cents } from './cents.ts';
import { negatePoints, points, sumPoints, type Points } from './points.ts';
import type { Tenths } from './tenths.ts';

describe('points', () => {
  test('are added up, below zero too', () => {
    expect(sumPoints([points(120), points(-20), points(5)])).toBe(105);
    expect(sumPoints([])).toBe(0);
  });

  test('are turned round, and none stay none', () => {
    expect(negatePoints(points(20))).toBe(-20);
    expect(negatePoints(points(-20))).toBe(20);
    expect(negatePoints(points(0))).toBe(0);
  });

  test('that are not whole are a bug, told at once', () => {
    for (const amount of [0.5, NaN, Infinity]) expect(() => points(amount)).toThrow(RangeError);
  });

  test('are no other number: neither cents, nor tenths, nor an id', () => {
    expectTypeOf<Points>().toExtend<number>();
    expectTypeOf<number>().not.toExtend<Points>();
    expectTypeOf<Cents>().not.toExtend<Points>();
    expectTypeOf<Tenths>().not.toExtend<Points>();
    expectTypeOf<Points>().not.toExtend<Cents>();
    expectTypeOf<Points>().not.toExtend<Tenths>();
  });
});
