// The two accounts of a merge: who they are, whether they may become one, and what is known of the
// person then.
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { mergeRefusal, personAfterMerge } from '@brasa/core/customers/merging.rules.ts';
import {
  findWholeUser,
  lockMerges,
  lockWholeUser,
  type KnownPerson,
  type MergedUsers,
  type WholeUser,
} from '../accounts/index.ts';
import { hasActedAsStaff } from '../audit/index.ts';
import type { Transaction } from '../db/database.ts';
import { Failure, throwRefusal } from '../failure.ts';

/** The ids of the account that stays and of the one that becomes part of it. */
export type MergePair = { kept: number; merged: number };

/**
 * Begins a merge, before anything is locked: no other one runs until it ends. Throws USER_NOT_FOUND,
 * MERGE_USER_GONE for one who was erased or merged, and the refusals of core's mergeRefusal().
 */
export async function beginMerge(
  transaction: Transaction,
  actor: CurrentUser,
  pair: MergePair,
): Promise<MergedUsers> {
  await lockMerges(transaction);
  return checked(transaction, actor, pair, (id) => findWholeUser(transaction.sql, id));
}

/** Locks both users; throws as `beginMerge`. */
export function lockPair(
  transaction: Transaction,
  actor: CurrentUser,
  pair: MergePair,
): Promise<MergedUsers> {
  return checked(transaction, actor, pair, (id) => lockWholeUser(transaction, id));
}

async function checked(
  { sql }: Transaction,
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
  throwRefusal(mergeRefusal(actor, kept, merged));
  // Their deeds would bear the name of the one that stays.
  if (await hasActedAsStaff(sql, mergedId)) throw new Failure('MERGE_STAFF_STAYS');
  return { kept, merged };
}

/** What is known of the person when the two are one. */
export function personOf({ kept, merged }: MergedUsers): KnownPerson {
  const { gdprConsentDate, gdprConsentVersion } = kept.gdprConsentDate === null ? merged : kept;
  const brought = written(merged);
  // By a customer's address nobody comes into an account of staff.
  if (isStaff(kept.role)) brought.email = null;
  const person = personAfterMerge(written(kept), brought);
  return { ...person, gdprConsentDate, gdprConsentVersion };
}

const written = ({ name, email, phone, postalCode, comparsaName, details }: WholeUser) => ({
  ...{ name, email, phone, postalCode, comparsaName, details },
});
