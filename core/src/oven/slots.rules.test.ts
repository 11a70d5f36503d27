import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madridClock, madridDay, parseInstant } from '../kernel/time/madrid-time.ts';
import { tenths } from '../kernel/amounts/tenths.ts';
import { isTooSoon, leftOf, onSpitAt, slotCapacity, slotOf } from './slots.rules.ts';

const at = (text: string) => parseInstant(text) ?? Number.NaN;

describe('a slot', () => {
  it.each([
    ['2026-11-20T14:00', '2026-11-20T14:00'],
    ['2026-11-20T14:29:59.999', '2026-11-20T14:00'],
    ['2026-11-20T14:30', '2026-11-20T14:30'],
    ['2026-07-20T00:10', '2026-07-20T00:00'],
  ])('of %s begins at %s', (pickup, slot) => {
    expect(slotOf(at(pickup))).toBe(at(slot));
  });

  it('begins on the half hours of Madrid’s clock, whatever the season', () => {
    const instants = fc.integer({ min: at('2026-01-01T00:00'), max: at('2029-12-31T00:00') });
    fc.assert(
      fc.property(instants, (pickup) => {
        const slot = slotOf(pickup);
        expect(['00', '30']).toContain(madridClock(slot).slice(3));
        expect(madridDay(slot)).toBe(madridDay(pickup));
        expect(pickup - slot).toBeLessThan(30 * 60 * 1000);
      }),
    );
  });
});

it.each([
  ['', null],
  ['12', 120],
  [' 12,5 ', 125],
  ['0', null],
  ['0.5', 5],
  ['12.25', null],
  ['12.3', null],
  ['muchos', null],
  ['-3', null],
])('the capacity %j is %s tenths', (ovenChickensPerSlot, capacity) => {
  expect(slotCapacity({ ovenChickensPerSlot })).toBe(capacity);
});

it('nothing is left of a slot that holds more than fits', () => {
  expect(leftOf(tenths(150), tenths(120))).toBe(0);
  expect(leftOf(tenths(115), tenths(120))).toBe(5);
});

describe('the notice', () => {
  const now = at('2026-11-20T12:45');
  const notice = { orderNoticeMinutes: '75' };

  it('ends so many minutes before the slot begins, not the pick-up', () => {
    expect(isTooSoon(at('2026-11-20T14:00'), now, notice)).toBe(false);
    expect(isTooSoon(at('2026-11-20T14:29'), now, notice)).toBe(false);
    expect(isTooSoon(at('2026-11-20T14:29'), now + 1, notice)).toBe(true);
  });

  it.each(['0', '', 'pronto', '9999'])(
    'of %j is none, in a slot that has begun neither',
    (minutes) => {
      expect(isTooSoon(now + 1, now, { orderNoticeMinutes: minutes })).toBe(false);
    },
  );
});

it('with a notice of at least the time in the oven, what can be ordered is not yet due on the spit', () => {
  const minutes = fc.integer({ min: 0, max: 300 });
  const instants = fc.integer({ min: at('2026-01-01T00:00'), max: at('2027-01-01T00:00') });
  const wait = fc.integer({ min: 0, max: 48 * 60 * 60 * 1000 });
  fc.assert(
    fc.property(instants, wait, minutes, minutes, (now, until, ovenMinutes, more) => {
      const settings = {
        ovenMinutes: String(ovenMinutes),
        orderNoticeMinutes: String(Math.max(1, ovenMinutes + more)),
      };
      const pickup = now + until;
      if (isTooSoon(pickup, now, settings)) return;
      expect(onSpitAt(slotOf(pickup), settings)).toBeGreaterThanOrEqual(now);
    }),
  );
});
