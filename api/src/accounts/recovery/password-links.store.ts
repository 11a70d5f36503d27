// Links for a new password, by their hash (docs/rules/accounts.md#links-for-a-password).
import type { Insertable, Selectable } from 'kysely';
import { LINK_LIFETIME } from '@brasa/core/accounts/recovery/password-links.rules.ts';
import { latestEnd } from '@brasa/core/kernel/time/clock-ahead.rules.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import type { AccountsTables, UsersTable } from '../accounts.tables.ts';

export type LinkOwner = Pick<Selectable<UsersTable>, 'id' | 'username' | 'name' | 'phone'> & {
  expiresAt: number;
};

/** Whose link has this hash; undefined where it is good no more, or its user is inactive. */
export function findLink(
  sql: Queries,
  tokenHash: string,
  now: number,
): Promise<LinkOwner | undefined> {
  return sql
    .selectFrom('passwordLinks')
    .innerJoin('users', 'users.id', 'passwordLinks.userId')
    .select(['users.id', 'users.username', 'users.name', 'users.phone', 'passwordLinks.expiresAt'])
    .where('passwordLinks.tokenHash', '=', tokenHash)
    .where('passwordLinks.expiresAt', '>', now)
    .where('passwordLinks.expiresAt', '<=', latestEnd(now, LINK_LIFETIME))
    .where('users.active', '=', 1)
    .executeTakeFirst();
}

export async function insertLink(
  transaction: Transaction,
  link: Insertable<AccountsTables['passwordLinks']>,
): Promise<void> {
  await transaction.sql.insertInto('passwordLinks').values(link).execute();
}

/** Uses the link up; false where somebody was faster, or it is good no more. */
export async function takeLink(
  transaction: Transaction,
  { tokenHash, userId, now }: { tokenHash: string; userId: number; now: number },
): Promise<boolean> {
  const { numDeletedRows } = await transaction.sql
    .deleteFrom('passwordLinks')
    .where('tokenHash', '=', tokenHash)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<=', latestEnd(now, LINK_LIFETIME))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes every link of the user void. */
export async function deleteLinksOf(transaction: Transaction, userId: number): Promise<void> {
  await transaction.sql.deleteFrom('passwordLinks').where('userId', '=', userId).execute();
}
