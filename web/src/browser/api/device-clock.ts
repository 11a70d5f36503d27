// How far the device's clock is off, as the heads of the server's answers show it.
import { useSyncExternalStore } from 'react';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { headListeners } from './answer-heads.ts';

/** A smaller error makes nobody miss a slot. */
const WORTH_SAYING = 5 * MINUTE;

let ahead = 0;
const listeners = new Set<() => void>();

/** Notes the `Date` of an answer that came at `now` by the device's clock; none takes minutes. Stored ones have none. */
export function noteClock(date: string | null, now: number): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  const off = Math.abs(now - at) > WORTH_SAYING ? now - at : 0;
  if (off === ahead) return;
  ahead = off;
  for (const listener of listeners) listener();
}

// It listens only where it is loaded: the code of customers does without.
headListeners.add((heads) => noteClock(heads.get('date'), Date.now()));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds by which the device's clock is ahead, below zero where it is behind; 0 where it is right or unknown. */
export const useClockError = (): number => useSyncExternalStore(subscribe, () => ahead);
