// The accounts' part of making two users one (docs/rules/customers.md#merging-accounts): what is known of
// them, how they sign in and by which phones they are found.
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { userSearchText } from '@brasa/core/accounts/users/users.rules.ts';
import { isSameEmail } from '@brasa/core/kernel/text/email.ts';
import type { Transaction } from '../../db/database.ts';
import { pointTo, type WholeUser } from './merged-users.store.ts';
import { endAccess } from '../session/end-access.ts';
import { blankUser } from '../own-account/own-account.store.ts';
import { deleteLinksOf } from '../recovery/password-links.store.ts';
import { shareObjection } from './objections.store.ts';
import { insertOtherPhone, listOtherPhones, moveOtherPhones } from './user-phones.store.ts';
import { writeUser } from './users.store.ts';

/** Two users, as they were when somebody looked. */
export type MergedUsers = { kept: WholeUser; merged: WholeUser };

/** What is known of a user beside how they sign in. */
export type KnownPerson = Pick<
  WholeUser,
  | ('name' | 'email' | 'phone' | 'postalCode' | 'comparsaName' | 'details')
  | ('gdprConsentDate' | 'gdprConsentVersion')
>;

/**
 * Makes the accounts one, of whom `person` is known afterwards; the caller has locked both users and the
 * phone. The one that goes is a row without a person from here on, and its sessions end. Answers the one
 * that stays.
 */
export async function mergeAccounts(
  transaction: Transaction,
  { kept, merged }: MergedUsers,
  person: KnownPerson,
  now: number,
): Promise<UserView> {
  await endAccess(transaction, merged.id);
  await deleteLinksOf(transaction, kept.id);
  // First, so that its phone is free for the other.
  await blankUser(transaction, merged.id, now);
  await pointTo(transaction, merged.id, kept.id);
  await moveOtherPhones(transaction, merged.id, kept.id);
  if (kept.phone !== null && merged.phone !== null) {
    await insertOtherPhone(transaction, kept.id, merged.phone, now);
  }
  await shareObjection(transaction, [
    ...[kept.phone, merged.phone],
    ...(await listOtherPhones(transaction.sql, kept.id)),
  ]);
  const searchText = userSearchText({ ...person, username: kept.username });
  const emailSince = sinceWhen([kept, merged], person.email);
  return writeUser(transaction, kept.id, { ...person, emailSince, searchText }, now);
}

/** As long as the one of the two who has had the address for longest. */
function sinceWhen(users: readonly WholeUser[], email: string | null): number | null {
  const owners = users.filter((user) => email !== null && isSameEmail(user.email, email));
  const since = owners.map((owner) => owner.emailSince ?? owner.createdAt);
  return since.length === 0 ? null : Math.min(...since);
}
