// Fake timers whose time passes by itself, as fast as the real one, and faster when a test says so.
import { act, configure } from '@testing-library/react';
import { vi } from 'vitest';

const real = { setTimeout, clearTimeout, setInterval, clearInterval };
/** In milliseconds. */
const STEP = 20;
/**
 * What is waited for and does not come within so many fake milliseconds never comes. On a busy machine each of
 * their steps takes longer than it stands for, and the failure shall still say what was missing.
 */
const LONGEST_WAIT = 10_000;
/** Of the real clock, in milliseconds; a test has 90 s. */
const LONGEST_PASSING = 60_000;

type Fakes = NonNullable<Parameters<typeof vi.useFakeTimers>[0]>;

/**
 * All but `setImmediate`, which is the fake IndexedDB's: with tasks of a clock that is put away, a transaction would
 * never end, and who closes the database asks in each fake millisecond whether it has.
 */
const ALL_BUT_TASKS: Fakes = {
  toFake: (
    [
      ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      ...['requestAnimationFrame', 'cancelAnimationFrame'],
    ] as const
  ).filter((name) => name in globalThis),
};

/** Timers alone: the date stays as it is set, and a test lets the time of a pause pass at once. */
export const TIMERS_ALONE: Fakes = { toFake: ['setTimeout', 'clearTimeout'] };

/** Whether a test lets time pass just now. */
let isPassing = false;
/** How many timers of each delay have been set since then. */
const timersSet = new Map<number, number>();

/**
 * Fake date and timers, from now on or from `now`, until the test has ended. Time passes in steps of 20 ms; a
 * wait of nothing, as every tap of a test makes several, does not wait for the next one. It does not pass by
 * itself while the test lets it pass: two who do so at once keep each other from arriving. Nor does it while a page is
 * being loaded: how long that takes is the machine's business.
 */
export function fakeTime(now?: number | Date, fakes: Fakes = ALL_BUT_TASKS): void {
  vi.useFakeTimers({ ...fakes, ...(now !== undefined && { now }) });
  configure({ asyncUtilTimeout: LONGEST_WAIT });
  const fakeTimeout = setTimeout;
  const timeout = (callback: () => void, delay = 0, ...args: []) => {
    if (isPassing) timersSet.set(delay, (timersSet.get(delay) ?? 0) + 1);
    if (delay <= 0) real.setTimeout(() => pass(0));
    return fakeTimeout(callback, delay, ...args);
  };
  // With what the fake one carries, so that `useRealTimers` puts the real one back.
  const installed = Object.assign(timeout, fakeTimeout);
  globalThis.setTimeout = installed;
  const isOver = () => setTimeout !== installed;
  const pass = (milliseconds: number) => {
    if (!isOver() && !isPassing) vi.advanceTimersByTime(milliseconds);
  };
  let isLoading = false;
  const tick = async () => {
    pass(STEP);
    isLoading = true;
    await vi.dynamicImportSettled();
    isLoading = false;
  };
  const ticking = real.setInterval(() => {
    if (isOver()) real.clearInterval(ticking);
    else if (!isLoading) void tick();
  }, STEP);
}

/**
 * Lets fake time pass, in milliseconds, and what it brings be rendered. Where it has not passed after `patience`
 * milliseconds of the real clock, it fails and says what it was busy with.
 */
export function passTime(milliseconds: number, patience = LONGEST_PASSING): Promise<void> {
  return act(async () => {
    isPassing = true;
    timersSet.clear();
    const until = Date.now() + milliseconds;
    const overdue = Promise.withResolvers<never>();
    const timer = real.setTimeout(() => overdue.reject(new Error(whatIsLeft(until))), patience);
    try {
      await Promise.race([vi.advanceTimersByTimeAsync(milliseconds), overdue.promise]);
    } finally {
      isPassing = false;
      real.clearTimeout(timer);
    }
  });
}

function whatIsLeft(until: number): string {
  const commonest = [...timersSet].sort(([, one], [, other]) => other - one).slice(0, 5);
  const delays = commonest.map(([delay, count]) => `${count} of ${delay} ms`).join(', ');
  return `${until - Date.now()} ms have not passed. Timers: ${vi.getTimerCount()}; set meanwhile: ${delays}`;
}
