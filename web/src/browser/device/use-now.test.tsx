import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { madridDay, parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { goByServersDay, useNowInBrowser } from './use-now.ts';

const shownDay = () => madridDay(renderHook(() => useNowInBrowser(60_000)).result.current ?? 0);

it.each([
  ['2026-11-20T12:10', '2026-11-20', '2026-11-20'],
  // A device that is a day ahead, and one that has lost its time.
  ['2026-11-21T12:10', '2026-11-20', '2026-11-20'],
  ['1970-01-01T12:10', '2026-11-20', '2026-11-20'],
  // Which of both is right nobody knows.
  ['2026-11-21T00:01', '2026-11-20', '2026-11-21'],
  ['2026-11-20T23:59', '2026-11-21', '2026-11-20'],
])('on a device at %s, rendered on %s, it is %s', (device, rendered, shown) => {
  vi.setSystemTime(parseInstant(device) ?? 0);
  goByServersDay(rendered);
  expect(shownDay()).toBe(shown);
});
