// Users as other rooms meet them: by their phone, e-mail or id, with or without a sign-in.
import { foldEmail } from '@brasa/core/kernel/text/email.ts';
import { userSearchText } from '@brasa/core/accounts/users/users.rules.ts';
import { sql as raw, type Selectable } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import { flag } from '../../db/tables/columns.ts';
import type { UsersTable } from '../accounts.tables.ts';

const COLUMNS = [
  ...(['id', 'username', 'name', 'phone', 'email'] as const),
  ...(['comparsaName', 'postalCode', 'role'] as const),
  ...(['active', 'phoneOnly', 'walletVersion', 'version'] as const),
] as const;

type Row = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]>;

export type KnownUser = Omit<Row, 'active' | 'phoneOnly'> & { active: boolean; phoneOnly: boolean };

function known(row: Row | undefined): KnownUser | null {
  return row ? { ...row, active: row.active === 1, phoneOnly: row.phoneOnly === 1 } : null;
}

/** Whose phone it is, the main one or a further one, active or not; the phone as it is stored. */
export async function findUserByPhone(sql: Queries, phone: string): Promise<KnownUser | null> {
  const query = sql.selectFrom('users').select(COLUMNS).where('phone', '=', phone);
  const row = await query.executeTakeFirst();
  return row ? known(row) : findUserByOtherPhone(sql, phone);
}

async function findUserByOtherPhone(sql: Queries, phone: string): Promise<KnownUser | null> {
  const query = sql
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', (is) =>
      is.selectFrom('userPhones').select('userId').where('userPhones.phone', '=', phone),
    );
  return known(await query.executeTakeFirst());
}

/** The active user with the e-mail in whatever spelling; of several the one who has had it for longest. */
export async function findUserByEmail(sql: Queries, email: string): Promise<KnownUser | null> {
  return (await listUsersByEmail(sql, email, 1))[0] ?? null;
}

/**
 * So many of the active users with the e-mail in whatever spelling, those who have had it for longest first: an account
 * that takes somebody else's address stands behind its owner's, however old it is. E-mails are of plain letters
 * (core/kernel/fields.ts), whose capitals both engines and we fold alike.
 */
export async function listUsersByEmail(
  sql: Queries,
  email: string,
  most: number,
): Promise<KnownUser[]> {
  const rows = await sql
    .selectFrom('users')
    .select(COLUMNS)
    .where(raw`lower(email)`, '=', foldEmail(email))
    .where('active', '=', flag(true))
    .orderBy((is) => is.fn.coalesce('emailSince', 'createdAt'))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.flatMap((row) => known(row) ?? []);
}

/** The user with the id, active or not; one who was erased or merged (`whoIsNow`) is nobody. */
export async function findUserById(sql: Queries, id: number): Promise<KnownUser | null> {
  const query = sql
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('erasedAt', 'is', null);
  return known(await query.executeTakeFirst());
}

/** Null when the phone is somebody's already, also of somebody who is being added right now. */
export async function insertPhoneOnlyUser(
  transaction: Transaction,
  phone: string,
  now: number,
): Promise<KnownUser | null> {
  const row = await transaction.sql
    .insertInto('users')
    .values({
      role: 'abaranci',
      phone,
      searchText: userSearchText({ phone }),
      active: flag(true),
      phoneOnly: flag(true),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (row) transaction.announce('accounts');
  return known(row);
}
