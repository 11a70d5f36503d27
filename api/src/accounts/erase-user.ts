import type { Transaction } from '../db/database.ts';
import { blankAnswers, forgetAnswersTo, type AnswerPart } from '../db/idempotency.ts';
import { blankUser, deleteSessionsOf } from './own-account.store.ts';
import { deleteOtherPhones } from './user-phones.store.ts';

/** What staff were told about a user, by the names in core's `userView`. */
const NOTHING_PERSONAL = {
  username: null,
  name: null,
  email: null,
  phone: null,
  details: null,
  active: false,
  phoneOnly: false,
};

/**
 * Takes everything personal out of the user's row and out of what is kept to answer repeats, and ends
 * every session. The caller has locked the user; its phones and the user name are free again when the
 * transaction commits.
 */
export async function eraseUser(transaction: Transaction, id: number, now: number): Promise<void> {
  await forgetAnswersAbout(transaction, id);
  await deleteSessionsOf(transaction, id, null);
  await deleteOtherPhones(transaction, id);
  await blankUser(transaction, id, now);
}

/** What the user was answered is gone, and what staff were answered about the user says nobody. */
export async function forgetAnswersAbout(transaction: Transaction, id: number): Promise<void> {
  const isThisUser = (part: AnswerPart) => part['id'] === id && 'phoneOnly' in part;
  await forgetAnswersTo(transaction, `user:${id}`);
  await blankAnswers(transaction, [id], (part) =>
    isThisUser(part) ? { ...part, ...NOTHING_PERSONAL } : part,
  );
}
