// Fake timers whose time passes by itself, as fast as the real one.
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Timers alone: the date stays as it is set, and a test lets the time of a pause pass at once. */
export const TIMERS_ALONE = {
  shouldAdvanceTime: true,
  toFake: ['setTimeout', 'clearTimeout'],
} satisfies Parameters<typeof vi.useFakeTimers>[0];

/**
 * Fake date and timers from now on, or from `now`, until the test has ended. Fake time passes in steps of
 * 20 ms; a wait of nothing, as every tap of a test makes several, does not wait for the next one.
 */
export function fakeTime(now?: number | Date): void {
  const realTimeout = setTimeout;
  vi.useFakeTimers({ shouldAdvanceTime: true, ...(now !== undefined && { now }) });
  const fakeTimeout = setTimeout;
  const callWhatIsDue = () => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(0);
  };
  const timeout = (callback: () => void, delay = 0, ...args: []) => {
    if (delay <= 0) realTimeout(callWhatIsDue);
    return fakeTimeout(callback, delay, ...args);
  };
  // With what the fake one carries, so that `useRealTimers` puts the real one back.
  globalThis.setTimeout = Object.assign(timeout, fakeTimeout);
}

/** Lets fake time pass, in milliseconds, and what it brings be rendered. */
export const passTime = (milliseconds: number): Promise<unknown> =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds));
