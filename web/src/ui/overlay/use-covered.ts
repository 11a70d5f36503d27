// Whether somebody may see the page itself: a sheet lies over it, or another app or a dark screen does.
import { useSyncExternalStore } from 'react';
import { listenTo } from '../../browser/device/listen-to.ts';

let sheets = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  sheets += by;
  for (const listener of listeners) listener();
}

/** A sheet lies over the page until the function that it returns is called. */
export function coverPage(): () => void {
  change(1);
  return () => change(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stopListening = listenTo(document, ['visibilitychange'], listener);
  return () => {
    listeners.delete(listener);
    stopListening();
  };
}

/** Whether a sheet lies over the page now. */
export const hasSheet = (): boolean => sheets > 0;

export function useCovered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => sheets > 0 || document.hidden,
    () => false,
  );
}
