import type { Work } from '../db/database.ts';
import { blankUser, deleteSessionsOf } from './own-account.store.ts';
import { deleteOtherPhones } from './user-phones.store.ts';

/**
 * Takes everything personal out of the user's row and ends every session. The caller holds the user;
 * its phones and the user name are free again when the transaction commits.
 */
export async function eraseUser(work: Work, id: number, now: number): Promise<void> {
  await deleteSessionsOf(work, id, null);
  await deleteOtherPhones(work, id);
  await blankUser(work, id, now);
}
