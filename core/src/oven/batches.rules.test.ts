import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInstant } from '../kernel/time/madrid-time.ts';
import { tenths } from '../kernel/amounts/tenths.ts';
import { newBatch } from './batches.contract.ts';
import { batchSlotFault, inWhole, stillToPutOn } from './batches.rules.ts';

const at = (text: string) => parseInstant(text) ?? NaN;
const NOW = at('2026-11-20T12:10');
const FAULT = { path: 'slot', message: 'Indica una media hora de hoy' };

it.each([
  ['2026-11-20T00:00', null],
  ['2026-11-20T13:30', null],
  ['2026-11-20T23:30', null],
  ['2026-11-20T13:40', FAULT],
  ['2026-11-21T00:00', FAULT],
  ['2026-11-19T13:30', FAULT],
])('a batch for %s', (slot, fault) => {
  expect(batchSlotFault(at(slot), NOW)).toEqual(fault);
});

it.each([
  [1, 10],
  ['99.0', 990],
  [0, null],
  [-1, null],
  [1.5, null],
  [100, null],
  ['doce', null],
])('a batch of %j chickens is %j tenths', (chickens, read) => {
  const parsed = newBatch.safeParse({ slot: '2026-11-20T12:30:00Z', chickens });
  expect(parsed.data?.chickens ?? null).toBe(read);
});

describe('what is still to be put on', () => {
  const still = (ordered: number, expected: number, putOn: number, capacity: number | null) =>
    stillToPutOn({
      ordered: tenths(ordered),
      expected: tenths(expected),
      putOn: tenths(putOn),
      capacity: capacity === null ? null : tenths(capacity),
    });

  it('is what was ordered and is expected, in whole chickens', () => {
    expect(still(75, 32, 0, null)).toBe(110);
    expect(still(75, 32, 60, null)).toBe(50);
    expect(still(75, 32, 150, null)).toBe(0);
  });

  it('leaves passers-by out where there is no room, and never what was promised', () => {
    expect(still(80, 60, 0, 120)).toBe(120);
    expect(still(140, 60, 0, 120)).toBe(140);
    expect(still(115, 0, 0, 115)).toBe(120);
  });

  it('is whole, enough for what was promised, and no more than is wanted', () => {
    const amount = fc.integer({ min: 0, max: 400 });
    const whole = fc.integer({ min: 0, max: 40 }).map((count) => count * 10);
    fc.assert(
      fc.property(amount, amount, whole, fc.option(amount), (ordered, expected, putOn, most) => {
        const more = still(ordered, expected, putOn, most);
        expect(more % 10).toBe(0);
        expect(putOn + more).toBeGreaterThanOrEqual(ordered);
        expect(more).toBeLessThanOrEqual(inWhole(tenths(ordered + expected)));
        // Whatever is put on is done with.
        expect(still(ordered, expected, putOn + more, most)).toBe(0);
      }),
    );
  });
});
