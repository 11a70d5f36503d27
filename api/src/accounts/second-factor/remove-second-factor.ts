// Somebody has lost the phone with which they sign in (docs/rules/accounts.md#a-lost-phone).
import { refuseBorrowed } from '@brasa/core/accounts/users/staff-access.rules.ts';
import { aboutUser, type Actor, type ProvenActor, type SERVER } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Transaction } from '../../db/database.ts';
import { Failure, throwRefusal } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { deleteFactor, findConfirmedFactor } from './second-factor.store.ts';
import { lockKnownUser } from '../users/users.store.ts';

/**
 * A superadmin switches another's factor off, whatever their role is by now; one that is off stays so. Throws
 * USER_NOT_FOUND, OWN_FACTOR_ELSEWHERE, PASSWORD_AGAIN.
 */
export async function removeSecondFactor(
  shop: Shop,
  actor: ProvenActor,
  id: number,
): Promise<void> {
  if (id === actor.id) throw new Failure('OWN_FACTOR_ELSEWHERE');
  await shop.db.transact(async (transaction) => {
    const user = await lockKnownUser(transaction, id);
    const now = shop.clock();
    throwRefusal(refuseBorrowed(user.role, actor.provenAt, now));
    await takeFactor(transaction, actor, user, now);
  });
}

/** Takes the factor from the user, whom the caller has locked; answers whether there was one. */
export async function takeFactor(
  transaction: Transaction,
  author: Actor | typeof SERVER,
  user: Parameters<typeof aboutUser>[0],
  now: number,
): Promise<boolean> {
  const factor = await findConfirmedFactor(transaction.sql, user.id);
  await deleteFactor(transaction, user.id);
  if (!factor) return false;
  await record(transaction, author, { kind: 'second_factor_removed', ...aboutUser(user) }, now);
  return true;
}
