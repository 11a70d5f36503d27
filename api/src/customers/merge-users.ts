// Two accounts of one person become one (docs/rules/customers.md#merging-accounts): everything of the one
// that goes is the other's from then on, points with their whole past included.
import { refuseUnproven } from '@brasa/core/accounts/users/staff-access.rules.ts';
import type { MergeReply } from '@brasa/core/customers/merging.contract.ts';
import { aboutUser, type ProvenActor } from '../actor.ts';
import { lockPhone, mergeAccounts, storedUser } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import type { Transaction } from '../db/database.ts';
import { forgetRequestsOf, type RequestIdentity } from '../db/idempotency.ts';
import { Failure, throwRefusal } from '../failure.ts';
import { lockPointsOfTwo, listOrdersWithPoints, mergePoints } from '../loyalty/index.ts';
import { movePush } from '../messages/index.ts';
import { listOrderIdsOf, lockOrders, moveOrders } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { transactOnce } from '../transact-once.ts';
import { beginMerge, lockPair, personOf, type MergePair } from './merge-pair.ts';
import { insertMerge } from './merges.store.ts';

const ATTEMPTS = 5;

/** Something came to the account after its orders were locked: what is locked is not all of it. */
class Overtaken extends Error {}

/**
 * Makes `merged` part of `kept`, once however often the request is sent. Throws USER_NOT_FOUND,
 * MERGE_USER_GONE, the refusals of core's mergeRefusal(), PASSWORD_AGAIN, IDEMPOTENCY_KEY_REUSED, and
 * MERGE_OVERTAKEN where new orders or points come faster than they can be locked.
 */
export async function mergeUsers(
  shop: Shop,
  actor: ProvenActor,
  pair: MergePair,
  identity: RequestIdentity | null,
): Promise<MergeReply> {
  const mergeBoth = (transaction: Transaction, now: number) => merge(transaction, actor, pair, now);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactOnce(shop, identity, mergeBoth, { storing: storedReply });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      if (attempt === ATTEMPTS) throw new Failure('MERGE_OVERTAKEN');
    }
  }
}

function storedReply(transaction: Transaction) {
  const { store, restore } = storedUser(transaction);
  type Stored = { user: ReturnType<typeof store>; moved: MergeReply['moved'] };
  return {
    store: ({ user, moved }: MergeReply) => ({ user: store(user), moved }),
    restore: async ({ user, moved }: Stored) => ({ user: await restore(user), moved }),
  };
}

/**
 * Locked in the order in which everybody locks: orders, phone, balances, users
 * (docs/rules/customers.md#merges-wait-for-each-other).
 */
async function merge(
  transaction: Transaction,
  actor: ProvenActor,
  pair: MergePair,
  now: number,
): Promise<MergeReply> {
  const seen = await beginMerge(transaction, actor, pair);
  const locked = await listOrdersAround(transaction, pair.merged);
  await lockOrders(transaction, locked);
  if (seen.merged.phone !== null) await lockPhone(transaction, seen.merged.phone);
  const pointsOfTwo = await lockPointsOfTwo(transaction, pair, now);
  const users = await lockPair(transaction, actor, pair);
  throwRefusal(refuseUnproven(actor.provenAt, now));
  const isPhoneLocked = users.merged.phone === seen.merged.phone;
  const areOrdersLocked = isPartOf(await listOrdersAround(transaction, pair.merged), locked);
  if (!isPhoneLocked || !areOrdersLocked) throw new Overtaken();
  const points = await mergePoints(transaction, pointsOfTwo);
  const orders = await moveOrders(transaction, pair.merged, pair.kept, now);
  await movePush(transaction, { from: pair.merged, to: pair.kept });
  const user = await mergeAccounts(transaction, users, personOf(users), now);
  await forgetRequestsOf(transaction, pair.merged);
  const { available, total, transactions, lastTransaction } = points;
  await insertMerge(transaction, {
    keptUserId: pair.kept,
    mergedUserId: pair.merged,
    ...{ availablePoints: available, totalPoints: total, transactions, orders },
    lastTransactionId: lastTransaction,
    createdAt: now,
    createdBy: actor.id,
  });
  const after = { merged: pair.merged };
  await record(transaction, actor, { kind: 'users_merged', ...aboutUser(users.kept), after }, now);
  return { user, moved: { availablePoints: available, totalPoints: total, orders } };
}

/** The account's own orders, and those of others that brought or cost it points. */
async function listOrdersAround(transaction: Transaction, userId: number): Promise<number[]> {
  const own = await listOrderIdsOf(transaction.sql, userId);
  const withPoints = await listOrdersWithPoints(transaction.sql, userId);
  return [...new Set([...own, ...withPoints])].toSorted((one, other) => one - other);
}

function isPartOf(ids: readonly number[], whole: readonly number[]): boolean {
  const known = new Set(whole);
  return ids.every((id) => known.has(id));
}
