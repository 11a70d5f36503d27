// Whether this device prints by itself although the shop has a printer. The device remembers it: another order, and
// the paper's width while a browser prints, lay the desk out anew.
import { useSyncExternalStore } from 'react';
import { device, itemsOf } from '../browser/storage/safe-storage.ts';

const onDevice = itemsOf(device, 'brasa:device:');
const HERE = 'prints-here';

/** What was chosen since the page was loaded, also where the browser keeps nothing. */
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

export function printHere(isHere: boolean): void {
  chosen = isHere;
  onDevice.write(HERE, isHere ? 'yes' : 'no');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePrintsHere = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => chosen ?? onDevice.read(HERE) === 'yes',
    () => false,
  );
