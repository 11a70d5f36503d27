// Short texts that outlive a reload of this tab: nothing personal in clear but what is handed over in it.
import { itemsOf, tab, withStorage } from './safe-storage.ts';

const PREFIX = 'brasa:';

/** What is typed, from one page to the next (forms/handed-over-drafts.ts). */
export const HANDED_OVER = 'handed-over';

/** The id of who was last signed in in this tab. */
export const LAST_USER = 'user';

/** The browser's last sign-out when that user was here. */
export const KNOWN_SIGN_OUT = 'known-sign-out';

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
