// The present, moving on by itself, in steps of so many milliseconds.
import { useCallback, useSyncExternalStore } from 'react';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';

/** For a page that the server never renders. */
export function useNow(tickMs: number): number {
  return useSyncExternalStore(useTicks(tickMs), () => lastTick(tickMs));
}

/** How many days the device's clock is behind the server's, ahead where negative. */
let daysOff = 0;
/** Are told when that changes. */
const dayListeners = new Set<() => void>();

/**
 * The present day by the server. A device whose clock shows another day is wrong by whole days: what customers see goes by the
 * server's. Around midnight both may be right.
 */
export function goByServersDay(today: string): void {
  const clock = madridClock(Date.now());
  const isMidnight = clock < '00:10' || clock >= '23:50';
  daysOff = isMidnight
    ? 0
    : Math.round((Date.parse(today) - Date.parse(madridDay(Date.now()))) / DAY);
  for (const listener of dayListeners) listener();
}

/** Null while the page is still as the server rendered it, which may have been some time ago. */
export function useNowInBrowser(tickMs: number): number | null {
  return useSyncExternalStore(
    useTicks(tickMs),
    () => lastTick(tickMs) + daysOff * DAY,
    () => null,
  );
}

// Between two ticks the present stands still: React asks more than once while it renders.
const lastTick = (tickMs: number) => Math.floor(Date.now() / tickMs) * tickMs;

function useTicks(tickMs: number) {
  return useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, tickMs);
      dayListeners.add(listener);
      return () => {
        clearInterval(timer);
        dayListeners.delete(listener);
      };
    },
    [tickMs],
  );
}
