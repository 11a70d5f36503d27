// The accounts' part of making two users one (docs/decisions/0017): who they are, what is known of them, how
// they sign in and by which phones they are found.
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { mergeRefusal, personAfterMerge } from '@brasa/core/accounts/merging.rules.ts';
import { userSearchText } from '@brasa/core/accounts/users.rules.ts';
import type { Transaction } from '../db/database.ts';
import { lockByName } from '../db/engine.ts';
import { Failure } from '../failure.ts';
import {
  findWholeUser,
  lockWholeUser,
  MERGES,
  pointTo,
  type WholeUser,
} from './merged-users.store.ts';
import { blankUser, deleteSessionsOf } from './own-account.store.ts';
import { insertOtherPhone, lockPhone, moveOtherPhones } from './user-phones.store.ts';
import { overwriteUser } from './users.store.ts';

/** The ids of the account that stays and of the one that becomes part of it. */
export type MergePair = { kept: number; merged: number };

/** Both, as they were when somebody looked. */
export type MergedUsers = { kept: WholeUser; merged: WholeUser };

/**
 * Begins a merge, before anything is locked: no other one runs until it ends. Throws USER_NOT_FOUND,
 * MERGE_USER_GONE for one who was erased or merged, and the refusals of core's mergeRefusal().
 */
export async function beginMerge(
  transaction: Transaction,
  actor: CurrentUser,
  pair: MergePair,
): Promise<MergedUsers> {
  await lockByName(transaction.sql, transaction.engine, MERGES);
  return checked(actor, pair, (id) => findWholeUser(transaction.sql, id));
}

/** Locks the phone that is about to become another user's; after orders, before points. */
export async function lockMergedPhone(
  transaction: Transaction,
  { merged }: MergedUsers,
): Promise<void> {
  if (merged.phone !== null) await lockPhone(transaction, merged.phone);
}

/** Locks both users; throws as `beginMerge`. */
export function lockPair(
  transaction: Transaction,
  actor: CurrentUser,
  pair: MergePair,
): Promise<MergedUsers> {
  return checked(actor, pair, (id) => lockWholeUser(transaction, id));
}

async function checked(
  actor: CurrentUser,
  { kept: keptId, merged: mergedId }: MergePair,
  read: (id: number) => Promise<WholeUser | undefined>,
): Promise<MergedUsers> {
  const found = new Map<number, WholeUser | undefined>();
  for (const id of [keptId, mergedId].toSorted((one, other) => one - other)) {
    found.set(id, await read(id));
  }
  const [kept, merged] = [found.get(keptId), found.get(mergedId)];
  if (!kept || !merged) throw new Failure('USER_NOT_FOUND');
  if (kept.erasedAt !== null || merged.erasedAt !== null) throw new Failure('MERGE_USER_GONE');
  const refusal = mergeRefusal(actor, kept, merged);
  if (refusal) throw new Failure(refusal);
  return { kept, merged };
}

/**
 * Makes the accounts one; the caller has locked both users and the phone. The one that goes is a row without
 * a person from here on, and its sessions end. Answers the one that stays.
 */
export async function mergeAccounts(
  transaction: Transaction,
  { kept, merged }: MergedUsers,
  now: number,
): Promise<UserView> {
  await deleteSessionsOf(transaction, merged.id, null);
  // First, so that its phone is free for the other.
  await blankUser(transaction, merged.id, now);
  await pointTo(transaction, merged.id, kept.id);
  await moveOtherPhones(transaction, merged.id, kept.id);
  if (kept.phone !== null && merged.phone !== null) {
    await insertOtherPhone(transaction, kept.id, merged.phone, now);
  }
  const consent = kept.gdprConsentDate === null ? merged : kept;
  const person = personAfterMerge(written(kept), written(merged));
  return overwriteUser(
    transaction,
    kept.id,
    {
      ...person,
      searchText: userSearchText({ ...person, username: kept.username }),
      gdprConsentDate: consent.gdprConsentDate,
      gdprConsentVersion: consent.gdprConsentVersion,
    },
    now,
  );
}

const written = ({ name, email, phone, postalCode, comparsaName, details }: WholeUser) => ({
  ...{ name, email, phone, postalCode, comparsaName, details },
});
