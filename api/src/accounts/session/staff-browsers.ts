// A browser in which a member of staff has signed in keeps whose it is, signed, so that its attempts are told from
// those of a stranger in the same network. See docs/rules/wire.md#staffs-browsers.
import { createHmac } from 'node:crypto';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import type { Queries } from '../../db/database.ts';
import { readSecret } from '../../db/secrets.ts';
import { isSameSecret } from '../../is-same-secret.ts';
import { findWholeUser } from '../users/merged-users.store.ts';

/**
 * The id of who signed in there last, from the value of the cookie; null for a value that the shop has not made, and
 * for somebody who is no active member of staff any more.
 */
export async function readStaffBrowser(sql: Queries, value: string | null): Promise<string | null> {
  if (value === null) return null;
  const [userId = '', seal = ''] = value.split('.', 2);
  if (!isSameSecret(seal, await sealOf(sql, userId))) return null;
  const user = await findWholeUser(sql, Number(userId));
  return user?.active === 1 && isStaff(user.role) ? userId : null;
}

/** The value for a browser in which this member of staff has just signed in. */
export async function staffBrowserValue(sql: Queries, userId: number): Promise<string> {
  return `${userId}.${await sealOf(sql, String(userId))}`;
}

async function sealOf(sql: Queries, userId: string): Promise<string> {
  const key = Buffer.from(await readSecret(sql, 'staff_browser_key'), 'base64url');
  return createHmac('sha256', key).update(userId).digest('base64url');
}
