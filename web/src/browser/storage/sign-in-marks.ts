// What the browser knows of its session without asking (docs/rules/accounts.md#signing-out).
import { device, itemsOf } from './safe-storage.ts';

/** Without content and readable by scripts: it only says that asking for the session is worth it. */
const SIGNED_IN_COOKIE = 'brasa_signed_in';

export function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));
}

export function dropSignedInMark(): void {
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0; Path=/`;
}

const kept = itemsOf(device, 'brasa:');
const OPEN = 'open-sign-out';

/** A sign-out that the server has not taken yet outlives the page: its cookie does, too. */
export const openSignOut = {
  isThere: () => kept.read(OPEN) !== null,
  note: () => kept.write(OPEN, '1'),
  forget: () => kept.remove(OPEN),
};

const LAST = 'signed-out-at';

/** When somebody signed out in this browser last, as a text; null where nobody has. */
export const lastSignOut = {
  read: () => kept.read(LAST),
  note: () => kept.write(LAST, String(Date.now())),
};
