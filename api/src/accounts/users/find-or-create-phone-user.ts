import type { Transaction } from '../../db/database.ts';
import { findUserByPhone, insertPhoneOnlyUser, type KnownUser } from './phone-users.store.ts';
import { lockPhone } from './user-phones.store.ts';

/** Whose phone it is, active or not; else a new phone-only user, the same one for two at once. */
export async function findOrCreatePhoneUser(
  transaction: Transaction,
  phone: string,
  now: number,
): Promise<{ user: KnownUser; isNew: boolean }> {
  const found = await findUserByPhone(transaction.sql, phone);
  if (found) return { user: found, isNew: false };
  // It may be on its way from one user to another.
  await lockPhone(transaction, phone);
  const moved = await findUserByPhone(transaction.sql, phone);
  if (moved) return { user: moved, isNew: false };
  const created = await insertPhoneOnlyUser(transaction, phone, now);
  if (created) return { user: created, isNew: true };
  const others = await findUserByPhone(transaction.sql, phone);
  if (!others) throw new Error('a phone is taken, and nobody has it');
  return { user: others, isNew: false };
}
