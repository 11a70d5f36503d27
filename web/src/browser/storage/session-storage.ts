// Short texts that outlive a reload of this tab: nothing personal in clear.
import { itemsOf, tab, withStorage } from './safe-storage.ts';

const PREFIX = 'brasa:';

export const {
  read: readSessionItem,
  write: writeSessionItem,
  remove: removeSessionItem,
} = itemsOf(tab, PREFIX);

/** For the moment when the person at the screen may change. */
export function clearSessionItems(): void {
  withStorage(tab, (storage) => {
    const names = Object.keys(storage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) storage.removeItem(name);
  });
}
