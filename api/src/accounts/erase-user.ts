import type { Work } from '../db/database.ts';
import { blankAnswers, forgetAnswersTo, type AnswerPart } from '../db/idempotency.ts';
import { blankUser, deleteSessionsOf } from './own-account.store.ts';

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
 * every session. The caller holds the user; the phone and the user name are free again when the
 * transaction commits.
 */
export async function eraseUser(work: Work, id: number, now: number): Promise<void> {
  const isThisUser = (part: AnswerPart) => part['id'] === id && 'phoneOnly' in part;
  await forgetAnswersTo(work, `user:${id}`);
  await blankAnswers(work, [id], (part) =>
    isThisUser(part) ? { ...part, ...NOTHING_PERSONAL } : part,
  );
  await deleteSessionsOf(work, id, null);
  await blankUser(work, id, now);
}
