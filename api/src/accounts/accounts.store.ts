import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import type { Queries, Work } from '../db/database.ts';
import { flag } from '../db/tables/columns.ts';

/** An active user who can sign in under this name, with the hash of the password. */
export function findSignIn(
  sql: Queries,
  username: string,
): Promise<(CurrentUser & { password: string | null }) | undefined> {
  return sql
    .selectFrom('users')
    .select(['id', 'username', 'name', 'role', 'password'])
    .where('username', '=', username)
    .where('active', '=', 1)
    .executeTakeFirst();
}

/** Whether anybody has this role. */
export async function hasUserWithRole(sql: Queries, role: Role): Promise<boolean> {
  const found = await sql
    .selectFrom('users')
    .select('id')
    .where('role', '=', role)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds a user who can sign in; answers the id. */
export async function insertUser(
  work: Work,
  user: { username: string; passwordHash: string; role: Role; name: string | null; now: number },
): Promise<number> {
  const { id } = await work.sql
    .insertInto('users')
    .values({
      username: user.username,
      password: user.passwordHash,
      role: user.role,
      name: user.name,
      active: flag(true),
      phone_only: flag(false),
      created_at: user.now,
      updated_at: user.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  work.announce('accounts');
  return id;
}

/** Users, newest first, without the erased; their passwords never leave the database here. */
export async function listUsers(
  sql: Queries,
  options: { withInactive: boolean },
): Promise<UserView[]> {
  const rows = await sql
    .selectFrom('users')
    .select(['id', 'username', 'name', 'role', 'email', 'phone', 'details', 'active', 'phone_only'])
    .select('created_at')
    .where('erased_at', 'is', null)
    .$if(!options.withInactive, (query) => query.where('active', '=', 1))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ active, phone_only, created_at, ...user }) => ({
    ...user,
    active: active === 1,
    phoneOnly: phone_only === 1,
    createdAt: instantToIso(created_at),
  }));
}
