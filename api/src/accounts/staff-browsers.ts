// A browser in which a member of staff has signed in keeps whose it is, signed, so that its attempts are told from
// those of a stranger in the same network. See docs/rules/wire.md#staffs-browsers.
import { createHmac } from 'node:crypto';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import type { Queries } from '../db/database.ts';
import { isSameSecret } from '../is-same-secret.ts';

/**
 * The id of who signed in there last, from the value of the cookie; null for a value that the shop has not made, and
 * for somebody who is no active member of staff any more.
 */
export async function readStaffBrowser(sql: Queries, value: string | null): Promise<string | null> {
  if (value === null) return null;
  const [userId = '', seal = ''] = value.split('.', 2);
  if (!isSameSecret(seal, await sealOf(sql, userId))) return null;
  return (await isActiveStaff(sql, Number(userId))) ? userId : null;
}

/** The value for a browser in which this member of staff has just signed in. */
export async function staffBrowserValue(sql: Queries, userId: number): Promise<string> {
  return `${userId}.${await sealOf(sql, String(userId))}`;
}

async function isActiveStaff(sql: Queries, id: number): Promise<boolean> {
  const user = await sql
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
  return isStaff(user?.role);
}

async function sealOf(sql: Queries, userId: string): Promise<string> {
  const { value: key } = await sql
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'staff_browser_key')
    .executeTakeFirstOrThrow();
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(userId).digest('base64url');
}
