import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import { userSearchText } from '@brasa/core/accounts/users/users.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { flag } from '../db/tables/columns.ts';
import { usernameColumns, whoSignsIn } from './registration/usernames.store.ts';

/** An active user who can sign in under this name, with the hash of the password. */
export async function findSignIn(
  sql: Queries,
  username: string,
): Promise<(CurrentUser & { password: string | null }) | undefined> {
  const id = await whoSignsIn(sql, username);
  if (id === null) return undefined;
  return sql
    .selectFrom('users')
    .select(['id', 'username', 'name', 'role', 'password'])
    .where('id', '=', id)
    .where('username', 'is not', null)
    .where('active', '=', 1)
    .executeTakeFirst();
}

export async function hasUserWithRole(sql: Queries, role: Role): Promise<boolean> {
  const found = await sql
    .selectFrom('users')
    .select('id')
    .where('role', '=', role)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export type NewSignIn = {
  username: string;
  passwordHash: string;
  role: Role;
  name: string | null;
  email?: string | null;
  phone?: string | null;
  postalCode?: string | null;
  comparsaName?: string | null;
  details?: string | null;
  /** The version of the text that was consented to; null without consent. */
  consentVersion?: string | null;
  now: number;
};

export async function insertUser(
  transaction: Transaction,
  { passwordHash, consentVersion = null, now, ...user }: NewSignIn,
): Promise<number> {
  const { id } = await transaction.sql
    .insertInto('users')
    .values({
      ...user,
      ...(await usernameColumns(transaction, user.username, null)),
      password: passwordHash,
      searchText: userSearchText(user),
      active: flag(true),
      phoneOnly: flag(false),
      gdprConsentDate: consentVersion === null ? null : now,
      gdprConsentVersion: consentVersion,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  transaction.announce('accounts');
  return id;
}
