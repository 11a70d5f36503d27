// Users as staff list and change them. Those who were erased are nobody any more.
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import {
  userSearchText,
  userSearchWords,
  type Searchable,
} from '@brasa/core/accounts/users/users.rules.ts';
import { foldEmail } from '@brasa/core/kernel/text/email.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { sql as raw, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import { forUpdate } from '../../db/engines/engine.ts';
import { flag, NEXT_VERSION } from '../../db/tables/columns.ts';
import { orRefuse } from '../../failure.ts';
import type { UsersTable } from '../accounts.tables.ts';
import { settleCollision, usernameColumns } from '../registration/usernames.store.ts';
import { shareObjection } from './objections.store.ts';
import { deleteOtherPhones } from './user-phones.store.ts';

const COLUMNS = [
  ...(['id', 'username', 'name', 'role', 'email', 'phone', 'details'] as const),
  ...(['postalCode', 'comparsaName', 'usernameCollides', 'gdprConsentDate'] as const),
  ...(['active', 'phoneOnly', 'version', 'emailSince', 'createdAt', 'updatedAt'] as const),
] as const;

export type UserRow = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]>;

/** The row as staff see it; a password never leaves the database this way. */
export function viewUser(row: UserRow): UserView {
  const { active, phoneOnly, usernameCollides, emailSince: _, ...others } = row;
  const { gdprConsentDate: consent, createdAt, updatedAt, ...user } = others;
  return {
    ...user,
    usernameCollides: usernameCollides === 1,
    active: active === 1,
    phoneOnly: phoneOnly === 1,
    gdprConsentDate: consent === null ? null : instantToIso(consent),
    createdAt: instantToIso(createdAt),
    updatedAt: instantToIso(updatedAt),
  };
}

export type UserFilter = {
  withInactive: boolean;
  /** What was typed into the search; "" for everybody. */
  search: string;
  /** So many users from the page counted from 1; null for all of them. */
  page: { number: number; size: number } | null;
};

/** The users that the filter lets through, newest first, and how many there are on all pages. */
export async function listUsers(
  sql: Queries,
  { withInactive, search, page }: UserFilter,
): Promise<{ users: UserView[]; total: number }> {
  let found = sql.selectFrom('users').where('erasedAt', 'is', null);
  if (!withInactive) found = found.where('active', '=', flag(true));
  for (const word of userSearchWords(search)) {
    const pattern = raw<string>`${containing(word)} escape '\\'`;
    found = found.where((is) => {
      const isWritten = is('searchText', 'like', pattern);
      // Only digits can be part of a phone, and only phones are written elsewhere.
      if (!/^\d+$/.test(word)) return isWritten;
      const otherPhones = is.selectFrom('userPhones').where('userPhones.phone', 'like', pattern);
      return is.or([isWritten, is('id', 'in', otherPhones.select('userId'))]);
    });
  }
  const rows = await found
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .$if(page !== null, (query) => query.limit(page?.size ?? 0).offset(offset(page)))
    .execute();
  const users = rows.map(viewUser);
  if (page === null) return { users, total: users.length };
  const { total } = await found
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { users, total };
}

const offset = (page: UserFilter['page']) => (page ? (page.number - 1) * page.size : 0);

/** A pattern for texts that contain the word, whatever characters it has. */
function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The user, locked until the transaction ends; throws USER_NOT_FOUND, also for one who was erased. */
export async function lockKnownUser(transaction: Transaction, id: number): Promise<UserRow> {
  const query = transaction.sql
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('erasedAt', 'is', null);
  return orRefuse(await forUpdate(transaction.engine, query).executeTakeFirst(), 'USER_NOT_FOUND');
}

export type UserChange = Partial<Selectable<UsersTable>>;

/** Writes what changes of a locked user; one who gets a sign-in is more than a phone from then on. */
export async function updateUser(
  transaction: Transaction,
  user: Searchable & { id: number; phone: string | null },
  change: UserChange,
  now: number,
): Promise<UserView> {
  // One of the further phones may become the main one.
  if (change.phone != null) await deleteOtherPhones(transaction, user.id, change.phone);
  if (change.phone != null) await shareObjection(transaction, [user.phone, change.phone]);
  const searchText = userSearchText({ ...user, ...change });
  const isNamed = change.username !== undefined;
  const columns = {
    ...change,
    ...(isNamed && { phoneOnly: flag(false) }),
    ...(change.username != null && (await usernameColumns(transaction, change.username, user.id))),
    searchText,
  };
  const after = await writeUser(transaction, user.id, columns, now);
  if (isNamed && user.username != null) await settleCollision(transaction, user.username);
  return after;
}

/** Writes the columns as they are given, as a change at `now`; another e-mail is the account's from then on. */
export async function writeUser(
  transaction: Transaction,
  id: number,
  columns: Omit<Updateable<UsersTable>, 'version' | 'updatedAt'>,
  now: number,
): Promise<UserView> {
  const row = await transaction.sql
    .updateTable('users')
    .set({
      ...(columns.email !== undefined && { emailSince: sinceWhen(columns.email, now) }),
      ...columns,
      version: NEXT_VERSION,
      updatedAt: now,
    })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  transaction.announce('accounts');
  return viewUser(row);
}

/** Capitals make no other address. */
function sinceWhen(email: string | null, now: number): RawBuilder<number | null> {
  if (email === null) return raw`null`;
  return raw`case when lower(email) = ${foldEmail(email)} then email_since else ${now} end`;
}
