import { expect, it } from 'vitest';
import { DAY, HOUR } from '../../kernel/time/durations.ts';
import { isUseToBeNoted, sessionEnd } from './sessions.rules.ts';

it.each([
  ['abaranci', 30, 180],
  ['haykakan', 30, 30],
  ['superadmin', 7, 7],
] as const)(
  'a session of %s ends %i days after its use, %i after its beginning',
  (role, idle, whole) => {
    expect(sessionEnd({ createdAt: 0, usedAt: 0 }, role)).toBe(idle * DAY);
    expect(sessionEnd({ createdAt: 0, usedAt: (whole - 1) * DAY }, role)).toBe(whole * DAY);
    expect(sessionEnd({ createdAt: 0, usedAt: (whole - idle) * DAY }, role)).toBe(whole * DAY);
  },
);

it('its use is noted once in an hour, and where a clock was put right', () => {
  const times = { createdAt: 0, usedAt: 10 * DAY };
  expect(isUseToBeNoted(times, times.usedAt + HOUR - 1)).toBe(false);
  expect(isUseToBeNoted(times, times.usedAt + HOUR)).toBe(true);
  expect(isUseToBeNoted(times, times.usedAt - DAY)).toBe(false);
  expect(isUseToBeNoted(times, times.usedAt - DAY - 1)).toBe(true);
});
