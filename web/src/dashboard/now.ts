import { useSyncExternalStore } from 'react';

const TICK_MS = 1000;

const readNow = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** The present to the second; the desk is never drawn by the server. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow);
}
