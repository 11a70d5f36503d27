import { describe, expect, test } from 'vitest';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { EDIT_QUANTITY_OPTIONS, editQuantityOptions } from './quantity-options.rules.ts';

describe('the quantities of the edit picker', () => {
  test('are 0.5 to 10 in half steps, then 11 to 17.5 in half steps', () => {
    const chickens = EDIT_QUANTITY_OPTIONS.map((quantity) => quantity / 10);
    expect(chickens.slice(0, 3)).toEqual([0.5, 1, 1.5]);
    expect(chickens.slice(18, 22)).toEqual([9.5, 10, 11, 11.5]);
    expect(chickens.at(-1)).toBe(17.5);
    expect(chickens).toHaveLength(34);
  });

  test('lack 10.5', () => {
    expect(EDIT_QUANTITY_OPTIONS).not.toContain(105);
  });

  test.each([
    [105, 20],
    [0, 0],
  ])('show the order’s own %i in its place all the same', (current, place) => {
    const options = editQuantityOptions(tenths(current));
    expect(options[place]).toBe(current);
    expect(options).toHaveLength(35);
    expect(options).toEqual(options.toSorted((a, b) => a - b));
  });

  test('begin with none where there is something else in the order', () => {
    const options = editQuantityOptions(tenths(20), { hasExtras: true });
    expect(options).toEqual([0, ...EDIT_QUANTITY_OPTIONS]);
    expect(editQuantityOptions(tenths(0), { hasExtras: true })).toEqual(options);
  });

  test('are no more than ever for an order that has one of them', () => {
    expect(editQuantityOptions(tenths(110))).toEqual(EDIT_QUANTITY_OPTIONS);
  });
});
