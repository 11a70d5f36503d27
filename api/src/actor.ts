// Who does something, and from where: what the record of administration is told (docs/rules/audit.md#who-and-from-where).
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';

/** Where a request comes from. */
export type Client = {
  /** As TRUST_PROXY has it. */
  address: string;
  /** "Chrome en Android". */
  device: string;
  /** The mark of staff's browsers as the request brings it, which `readStaffBrowser` verifies; null without one. */
  staffBrowser: string | null;
};

/** Somebody signed in, with where they are. */
export type Actor = CurrentUser & Client;

/** With when the password of the session was proven last, milliseconds UTC. */
export type ProvenActor = Actor & { provenAt: number };

/** The server by itself, or a command of its operator. */
export const SERVER = 'server';

/**
 * By which name the record knows somebody: "Ana (ana)", since anybody may take a name but nobody another's user name;
 * none for customers.
 */
export function recordedName({
  role,
  name,
  username,
}: Pick<CurrentUser, 'role' | 'name' | 'username'>): string | null {
  if (!isStaff(role)) return null;
  return name === null || username === null || name === username
    ? (username ?? name)
    : `${name} (${username})`;
}

/** The user as what an entry is about. */
export function aboutUser(user: Pick<CurrentUser, 'id' | 'role' | 'name' | 'username'>): {
  id: number;
  name: string | null;
} {
  return { id: user.id, name: recordedName(user) };
}
