// The first start's owner. Later starts find the superadmin there and change nothing.
import { randomInt } from 'node:crypto';
import { lockByName } from '../db/engine.ts';
import type { Shop } from '../shop.ts';
import { hasUserWithRole, insertUser } from './accounts.store.ts';
import { hashPassword } from './passwords.ts';

/** Letters and figures that cannot be taken for one another when read from a terminal. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_LENGTH = 16;

export type FirstSuperadmin = {
  username: string;
  /** Null when the owner chose it and need not be told. */
  generatedPassword: string | null;
};

function generatePassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join(
    '',
  );
}

/**
 * Creates the superadmin of a shop that has none. `tell` is given the password before it is made durable:
 * one that was told and is not stored is replaced at the next start, one that nobody heard would lock the
 * owner out.
 */
export async function createFirstSuperadmin(
  shop: Shop,
  wanted: { username: string; password: string | undefined },
  tell: (created: FirstSuperadmin) => void = () => {},
): Promise<void> {
  const generatedPassword = wanted.password === undefined ? generatePassword() : null;
  await shop.db.transact(async (transaction) => {
    await lockByName(transaction.sql, transaction.engine, 'first superadmin');
    if (await hasUserWithRole(transaction.sql, 'superadmin')) return;
    await insertUser(transaction, {
      username: wanted.username,
      passwordHash: await hashPassword(wanted.password ?? generatedPassword ?? ''),
      role: 'superadmin',
      name: null,
      now: shop.clock(),
    });
    tell({ username: wanted.username, generatedPassword });
  });
}
