import { useCallback, useSyncExternalStore } from 'react';

/** Fine enough for times that are shown to the minute. */
const TICK_MS = 15_000;

const readNow = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;

/**
 * The present, moving on by itself; null while the page is still as the server drew it, which may
 * have been some time ago.
 */
export function useNow(): number | null {
  const subscribe = useCallback((listener: () => void) => {
    const timer = setInterval(listener, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(subscribe, readNow, () => null);
}
