// The first start's owner. Later starts find the superadmin there and change nothing.
import { aboutUser, SERVER } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import { lockByName } from '../../db/engines/engine.ts';
import type { Shop } from '../../shop.ts';
import { hasUserWithRole, insertUser } from '../accounts.store.ts';
import { isEasyPassword } from '../passwords/easy-passwords.ts';
import { generatePassword } from '../passwords/generated-password.ts';
import { hashPassword } from '../passwords/passwords.ts';

export type FirstSuperadmin = {
  username: string;
  /** Null when the owner chose it and need not be told. */
  generatedPassword: string | null;
  /** The owner chose one that is guessed first. */
  isEasy: boolean;
};

/**
 * Creates the superadmin of a shop that has none; answers whether it did. `tell` is given the password before
 * it is made durable: one that was told and is not stored is replaced at the next start, one that nobody heard
 * would lock the owner out.
 */
export async function createFirstSuperadmin(
  shop: Shop,
  wanted: { username: string; password: string | undefined },
  tell: (created: FirstSuperadmin) => void = () => {},
): Promise<boolean> {
  const { username, password } = wanted;
  const generatedPassword = password === undefined ? generatePassword() : null;
  return shop.db.transact(async (transaction) => {
    await lockByName(transaction.sql, transaction.engine, 'first superadmin');
    if (await hasUserWithRole(transaction.sql, 'superadmin')) return false;
    const isEasy = password !== undefined && (await isEasyPassword(shop, password, { username }));
    const now = shop.clock();
    const owner = { username, role: 'superadmin', name: null } as const;
    const passwordHash = await hashPassword(password ?? generatedPassword ?? '');
    const id = await insertUser(transaction, { ...owner, passwordHash, now });
    const event = { kind: 'superadmin_created', ...aboutUser({ id, ...owner }) } as const;
    await record(transaction, SERVER, event, now);
    tell({ username, generatedPassword, isEasy });
    return true;
  });
}
