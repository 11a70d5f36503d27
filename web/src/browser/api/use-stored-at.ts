import { useSyncExternalStore } from 'react';
import { addressOf, type Call } from '@brasa/core/kernel/call.ts';
import { ageListeners, storedAt } from './answer-heads.ts';

function subscribe(listener: () => void) {
  ageListeners.add(listener);
  return () => ageListeners.delete(listener);
}

/** When the call's answer came, in milliseconds UTC, where that is a stored one; else null. */
export function useStoredAt(
  call: Pick<Call, 'path'>,
  sent?: Parameters<typeof addressOf>[1],
): number | null {
  const address = addressOf(call, sent);
  return useSyncExternalStore(
    subscribe,
    () => storedAt.get(address) ?? null,
    () => null,
  );
}
