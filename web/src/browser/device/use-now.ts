// The present, moving on by itself, in steps of so many milliseconds.
import { useCallback, useSyncExternalStore } from 'react';

/** For a page that the server never renders. */
export function useNow(tickMs: number): number {
  return useSyncExternalStore(useTicks(tickMs), () => lastTick(tickMs));
}

/** Null while the page is still as the server rendered it, which may have been some time ago. */
export function useNowInBrowser(tickMs: number): number | null {
  return useSyncExternalStore(
    useTicks(tickMs),
    () => lastTick(tickMs),
    () => null,
  );
}

// Between two ticks the present stands still: React asks more than once while it renders.
const lastTick = (tickMs: number) => Math.floor(Date.now() / tickMs) * tickMs;

function useTicks(tickMs: number) {
  return useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, tickMs);
      return () => clearInterval(timer);
    },
    [tickMs],
  );
}
