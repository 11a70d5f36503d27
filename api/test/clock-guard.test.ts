// When the clock is believed (docs/rules/running.md#a-clock-that-is-ahead).
import { expect, test } from 'vitest';
import { ClockGuard } from '../src/clock-guard.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = 400 * DAY;

/** A guard that begins `afterLastWrite` behind the last write, and its two clocks. */
function startGuard(afterLastWrite: number | null) {
  const clocks = { wall: START, running: 5 };
  const guard = new ClockGuard(
    () => clocks.wall,
    afterLastWrite === null ? null : START - afterLastWrite,
    () => clocks.running,
  );
  const pass = (time: number) => {
    clocks.wall += time;
    clocks.running += time;
    return guard.daysAhead();
  };
  const jump = (time: number) => {
    clocks.wall += time;
    return guard.daysAhead();
  };
  return { guard, pass, jump };
}

test.each([null, 0, DAY, 2 * DAY, -400 * DAY])('it is with %d ms since the last write', (since) => {
  expect(startGuard(since).guard.daysAhead()).toBeNull();
});

test('it is not with more than two days since the last write, until a day has passed', () => {
  const { guard, pass } = startGuard(400 * DAY);
  expect(guard.daysAhead()).toBe(400);
  expect(pass(23 * HOUR)).toBe(400);
  expect(pass(HOUR)).toBeNull();
});

test('it is not after a jump ahead, until it is put right', () => {
  const { pass, jump } = startGuard(0);
  expect(pass(10 * DAY)).toBeNull();
  expect(jump(400 * DAY)).toBe(400);
  expect(pass(HOUR)).toBe(400);
  expect(jump(-400 * DAY)).toBeNull();
  expect(pass(HOUR)).toBeNull();
});

test('a second jump begins the wait anew, and a small correction ends none', () => {
  const { pass, jump } = startGuard(0);
  jump(10 * DAY);
  pass(20 * HOUR);
  expect(jump(10 * DAY)).toBe(20);
  expect(pass(20 * HOUR)).toBe(20);
  expect(jump(-HOUR)).toBe(20);
  expect(pass(4 * HOUR)).toBeNull();
});

test('it is after an hour more or less, and when it goes back', () => {
  const { jump } = startGuard(0);
  expect([jump(HOUR), jump(-HOUR), jump(-30 * DAY)]).toEqual([null, null, null]);
});
