import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from './durations.ts';
import { instantToIso, parseInstant } from './madrid-time.ts';
import { countedAt, madeByServerTime, pickupAsMeant, timeOfEntry } from './made-offline.rules.ts';

const at = (text: string) => parseInstant(text) ?? 0;
const NOW = at('2026-11-28T12:00');
/** Made so long ago on a device whose clock is off by so much, and sent now. */
const made = (ago: number, off: number) => ({ madeAt: NOW + off - ago, sentAt: NOW + off });

describe('when it counts', () => {
  test.each([
    ['a right clock', 0],
    ['a clock two days behind', -2 * DAY],
    ['a clock three hours ahead', 3 * HOUR],
    ['a clock that has lost its time', at('2015-01-01T00:10') - NOW],
  ])('by %s it is when it was made', (_, off) => {
    expect(countedAt(made(5 * HOUR, off), NOW)).toBe(NOW - 5 * HOUR);
    expect(countedAt(made(7 * DAY, off), NOW)).toBe(NOW - 7 * DAY);
    expect(countedAt(made(7 * DAY + 1, off), NOW)).toBeNull();
    expect(madeByServerTime(made(8 * DAY, off), NOW)).toBe(NOW - 8 * DAY);
  });

  test('a device that does not say its present is believed', () => {
    expect(countedAt({ madeAt: NOW - HOUR, sentAt: null }, NOW)).toBe(NOW - HOUR);
    expect(countedAt({ madeAt: NOW + HOUR, sentAt: null }, NOW)).toBeNull();
  });

  test('a clock that was put back meanwhile tells nothing, but for the second of a correction', () => {
    expect(countedAt(made(-HOUR, 0), NOW)).toBeNull();
    expect(countedAt(made(-1000, 0), NOW)).toBe(NOW - 1);
  });
});

test('a stored entry counts by its own time, one of an earlier version within the same bounds', () => {
  expect(timeOfEntry({ madeAt: null, enteredAt: NOW })).toBe(NOW);
  expect(timeOfEntry({ madeAt: NOW - DAY, enteredAt: NOW })).toBe(NOW - DAY);
  expect(timeOfEntry({ madeAt: at('2015-01-01T00:10'), enteredAt: NOW })).toBe(NOW);
});

describe('a pick-up that was chosen on the device', () => {
  const meant = (pickup: string, times: { madeAt: number; sentAt: number | null }) =>
    instantToIso(pickupAsMeant(at(pickup), times, NOW));
  const iso = (text: string) => instantToIso(at(text));

  test('stays where the clock is right, late or not', () => {
    expect(meant('2026-11-28T13:30', made(HOUR, 0))).toBe(iso('2026-11-28T13:30'));
    expect(meant('2026-11-18T13:30', made(10 * DAY, 30_000))).toBe(iso('2026-11-18T13:30'));
    expect(meant('2026-11-28T13:30', { madeAt: NOW - HOUR, sentAt: null })).toBe(
      iso('2026-11-28T13:30'),
    );
  });

  test('stays just past midnight, while the request is on its way', () => {
    const midnight = at('2026-11-28T00:00');
    const times = { madeAt: midnight - 1000, sentAt: midnight - 100 };
    const pickup = at('2026-11-27T23:59');
    expect(pickupAsMeant(pickup, times, midnight + 900)).toBe(pickup);
  });

  test.each([
    ['two days behind', -2 * DAY, '2026-11-26T13:30', '2026-11-28T13:30'],
    ['two days behind, for tomorrow', -2 * DAY, '2026-11-27T13:30', '2026-11-29T13:30'],
    ['a day ahead', DAY, '2026-11-29T13:30', '2026-11-28T13:30'],
    ['in 2015', at('2015-01-01T12:00') - NOW, '2015-01-01T13:30', '2026-11-28T13:30'],
    ['in 1970', 0 - NOW + 2 * HOUR, '1970-01-03T13:30', '2026-11-30T13:30'],
    [
      'in winter time of last March',
      at('2026-03-28T12:00') - NOW,
      '2026-03-29T13:30',
      '2026-11-29T13:30',
    ],
  ])('is moved to the day that was meant by a clock %s', (_, off, chosen, expected) => {
    expect(meant(chosen, made(HOUR, off))).toBe(iso(expected));
  });

  test('is moved where the clock was put right before it was sent', () => {
    const times = { madeAt: at('2015-01-01T12:00'), sentAt: NOW };
    expect(meant('2015-01-02T13:30', times)).toBe(iso('2026-11-29T13:30'));
    const ahead = { madeAt: at('2030-05-01T12:00'), sentAt: NOW };
    expect(meant('2030-05-01T14:00', ahead)).toBe(iso('2026-11-28T14:00'));
  });

  test('of what lay in a drawer stays a day of then', () => {
    expect(meant('2026-11-16T13:30', made(10 * DAY, -2 * DAY))).toBe(iso('2026-11-18T13:30'));
    expect(meant('2026-11-19T13:30', made(10 * DAY, 65_000))).toBe(iso('2026-11-19T13:30'));
  });

  test('stays while only midnight lies between the two', () => {
    const night = at('2026-11-28T23:59');
    const times = { madeAt: night + 2 * MINUTE, sentAt: night + 3 * MINUTE };
    const pickup = at('2026-11-29T14:00');
    expect(pickupAsMeant(pickup, times, night + MINUTE)).toBe(pickup);
  });

  test('stays where its day is nearer to the true present than to the device’s', () => {
    expect(meant('2026-11-29T13:30', made(HOUR, -5 * DAY))).toBe(iso('2026-11-29T13:30'));
  });

  test('stays where it is years away from the device’s day', () => {
    const times = { madeAt: at('2099-01-01T12:00'), sentAt: at('2099-01-01T12:00') };
    expect(meant('2026-11-22T13:30', times)).toBe(iso('2026-11-22T13:30'));
  });

  test('meets any instant that can be written', () => {
    const worst = { madeAt: at('0000-01-01T00:00:00+14:00'), sentAt: at('9999-12-31T23:59:59Z') };
    expect(meant('1970-01-01T13:30', worst)).toBe(iso('2026-11-28T13:30'));
    expect(countedAt(worst, NOW)).toBeNull();
    expect(Number.isFinite(madeByServerTime(worst, NOW))).toBe(true);
  });
});

test('a minute is the way of a request, not a wrong clock', () => {
  const times = { madeAt: NOW - DAY, sentAt: NOW - MINUTE };
  expect(pickupAsMeant(at('2026-11-27T13:30'), times, NOW)).toBe(at('2026-11-27T13:30'));
});
