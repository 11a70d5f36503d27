// Short texts that outlive a reload of this tab: nothing personal in clear, nothing that is missed
// where the browser keeps none.
import { tab, withStorage } from './safe-storage.ts';

const PREFIX = 'brasa:';

export function readSessionItem(name: string): string | null {
  return withStorage(tab, (storage) => storage.getItem(PREFIX + name));
}

export function writeSessionItem(name: string, text: string): void {
  withStorage(tab, (storage) => storage.setItem(PREFIX + name, text));
}

export function removeSessionItem(name: string): void {
  withStorage(tab, (storage) => storage.removeItem(PREFIX + name));
}

/** For the moment when the person at the screen may change. */
export function clearSessionItems(): void {
  withStorage(tab, (storage) => {
    const names = Object.keys(storage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) storage.removeItem(name);
  });
}
