// Fake timers whose time passes by itself, as fast as the real one, and faster when a test says so.
import { act } from '@testing-library/react';
import { vi } from 'vitest';

const real = { setTimeout, setInterval, clearInterval };
/** In milliseconds. */
const STEP = 20;

type Fakes = NonNullable<Parameters<typeof vi.useFakeTimers>[0]>;

/** Timers alone: the date stays as it is set, and a test lets the time of a pause pass at once. */
export const TIMERS_ALONE: Fakes = { toFake: ['setTimeout', 'clearTimeout'] };

/** Whether a test lets time pass just now. */
let isPassing = false;

/**
 * Fake date and timers, from now on or from `now`, until the test has ended. Time passes in steps of 20 ms; a
 * wait of nothing, as every tap of a test makes several, does not wait for the next one. It does not pass by
 * itself while the test lets it pass: two who do so at once keep each other from arriving.
 */
export function fakeTime(now?: number | Date, fakes: Fakes = {}): void {
  vi.useFakeTimers({ ...fakes, ...(now !== undefined && { now }) });
  const fakeTimeout = setTimeout;
  const timeout = (callback: () => void, delay = 0, ...args: []) => {
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
  const ticking = real.setInterval(() => {
    if (isOver()) real.clearInterval(ticking);
    else pass(STEP);
  }, STEP);
}

/** Lets fake time pass, in milliseconds, and what it brings be rendered. */
export function passTime(milliseconds: number): Promise<void> {
  return act(async () => {
    isPassing = true;
    await vi.advanceTimersByTimeAsync(milliseconds).finally(() => {
      isPassing = false;
    });
  });
}
