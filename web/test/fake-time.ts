// Fake timers whose time passes by itself, as fast as the real one.
import type { vi } from 'vitest';

/** Timers alone: the date stays as it is set, and a test lets the time of a pause pass at once. */
export const TIMERS_ALONE = {
  shouldAdvanceTime: true,
  toFake: ['setTimeout', 'clearTimeout'],
} satisfies Parameters<typeof vi.useFakeTimers>[0];

/**
 * In steps of 2 ms, not of 20: what waits for the next step, as every tap of a test does, waits less. For
 * screens that are waited for step by step; a test that lets minutes pass gains nothing.
 */
export const SMALL_STEPS = { shouldAdvanceTime: true, advanceTimeDelta: 2 } as const;
