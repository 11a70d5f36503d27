// Spans of time that do not depend on a calendar, in milliseconds.

export const MINUTE = 60 * 1000;
export const HALF_HOUR = 30 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * What is dated more than this after the present was written by a clock that was ahead.
 * See docs/rules/running.md#a-clock-that-is-ahead.
 */
export const CLOCK_FAR_AHEAD = 2 * DAY;
