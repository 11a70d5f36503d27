// Phones whose past orders are not used for "lo de siempre" (docs/rules/customers.md#objecting).
import type { Queries, Transaction } from '../../db/database.ts';
import { listOtherPhones } from './user-phones.store.ts';

/** The first objection by one of the phones, milliseconds UTC; null without one. */
export async function objectedSince(
  sql: Queries,
  phones: readonly string[],
): Promise<number | null> {
  if (phones.length === 0) return null;
  const { since } = await sql
    .selectFrom('usualOrderObjections')
    .select((is) => is.fn.min<number | null>('createdAt').as('since'))
    .where('phone', 'in', phones)
    .executeTakeFirstOrThrow();
  return since;
}

/** The account with the phone, and all its phones. Without an account: a null id, and the phone alone. */
export async function ownerOfPhone(
  sql: Queries,
  phone: string,
): Promise<{ id: number | null; phones: string[] }> {
  const other = sql.selectFrom('userPhones').select('userId').where('phone', '=', phone);
  const user = await sql
    .selectFrom('users')
    .select(['id', 'phone'])
    .where((is) => is.or([is('phone', '=', phone), is('id', 'in', other)]))
    .executeTakeFirst();
  if (!user) return { id: null, phones: [phone] };
  return { id: user.id, phones: [user.phone ?? [], await listOtherPhones(sql, user.id)].flat() };
}

/** Adds an objection for each phone that has none. */
export async function insertObjections(
  transaction: Transaction,
  phones: readonly string[],
  { by: createdBy, at: createdAt }: { by: number; at: number },
): Promise<void> {
  if (phones.length === 0) return;
  await transaction.sql
    .insertInto('usualOrderObjections')
    .values(phones.map((phone) => ({ phone, createdAt, createdBy })))
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute();
  transaction.announce('accounts');
}

export async function deleteObjections(
  transaction: Transaction,
  phones: readonly string[],
): Promise<void> {
  await transaction.sql.deleteFrom('usualOrderObjections').where('phone', 'in', phones).execute();
  transaction.announce('accounts');
}

/** An objection by one phone of an account holds for all: after a merge, or with another phone. */
export async function shareObjection(
  transaction: Transaction,
  phones: readonly (string | null)[],
): Promise<void> {
  const known = phones.filter((phone) => phone !== null);
  if (known.length < 2) return;
  const first = await transaction.sql
    .selectFrom('usualOrderObjections')
    .select(['createdAt', 'createdBy'])
    .where('phone', 'in', known)
    .orderBy('createdAt')
    .executeTakeFirst();
  if (!first) return;
  await insertObjections(transaction, known, { by: first.createdBy, at: first.createdAt });
}

/** Takes out the phones that neither an order nor an account has any more. */
export async function forgetObjections({ sql }: Transaction): Promise<void> {
  await sql
    .deleteFrom('usualOrderObjections')
    .where((is) => {
      const [phone, orders] = ['usualOrderObjections.phone', is.selectFrom('orders')] as const;
      const [own, others] = [is.selectFrom('users'), is.selectFrom('userPhones')];
      return is.and([
        is.not(is.exists(own.select('users.id').whereRef('users.phone', '=', phone))),
        is.not(is.exists(others.select('userId').whereRef('userPhones.phone', '=', phone))),
        is.not(is.exists(orders.select('orders.id').whereRef('orders.customerPhone', '=', phone))),
      ]);
    })
    .execute();
}
