// When the clock is believed (docs/rules/running.md#a-clock-that-is-ahead).
import { expect, test } from 'vitest';
import { ClockGuard } from '../src/clock-guard.ts';
import type { BelievedClock } from '../src/db/believed-clock.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = 400 * DAY;

const believedAt = (at: number): BelievedClock => ({ at, probation: 0, notedAt: at });

/** A guard that begins `afterLastWrite` behind the last write, and its two clocks. */
function startGuard(afterLastWrite: number | null) {
  const clocks = { wall: START, running: 5 };
  const guard = new ClockGuard(
    () => clocks.wall,
    afterLastWrite === null ? null : believedAt(START - afterLastWrite),
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

/** The guard of the next start, on the note of the one before: its clock is so far ahead, and has run for so long. */
function startAgain(known: BelievedClock, { ahead, ran = 0 }: { ahead: number; ran?: number }) {
  const clocks = { wall: START + ahead, running: 5 };
  const guard = new ClockGuard(
    () => clocks.wall,
    known,
    () => clocks.running,
  );
  clocks.wall += ran;
  clocks.running += ran;
  return guard;
}

test('a clock that is not believed is not by another start either, whatever it has written', () => {
  const first = startAgain(believedAt(START), { ahead: 400 * DAY, ran: HOUR });
  expect(first.known()).toEqual({
    ...{ at: START, probation: HOUR },
    notedAt: START + 400 * DAY + HOUR,
  });
  const second = startAgain(first.known(), { ahead: 400 * DAY });
  expect(second.daysAhead()).toBe(400);
});

test('it proves right by going on evenly for a day, over several starts', () => {
  const first = startAgain(believedAt(START), { ahead: 4 * DAY, ran: 14 * HOUR });
  const second = startAgain(first.known(), { ahead: 5 * DAY, ran: 9 * HOUR });
  expect(second.daysAhead()).toBe(5);
  const third = startAgain(second.known(), { ahead: 6 * DAY, ran: HOUR });
  expect(third.daysAhead()).toBeNull();
  expect(third.known()).toEqual(believedAt(START + 6 * DAY + HOUR));
});

test('it proves right on a machine that runs at weekends alone', () => {
  const saturday = startAgain(believedAt(START), { ahead: 6 * DAY, ran: 9 * HOUR });
  const sunday = startAgain(saturday.known(), { ahead: 7 * DAY, ran: 9 * HOUR });
  expect(sunday.daysAhead()).toBe(7);
  const next = startAgain(sunday.known(), { ahead: 13 * DAY, ran: 6 * HOUR });
  expect(next.daysAhead()).toBeNull();
});

test('another wrong clock begins its own wait', () => {
  const first = startAgain(believedAt(START), { ahead: 4 * DAY, ran: 23 * HOUR });
  const second = startAgain(first.known(), { ahead: 800 * DAY, ran: HOUR });
  expect(second.daysAhead()).toBe(800);
});
