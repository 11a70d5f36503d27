import type { Transaction } from '../db/database.ts';
import { forgetRequestsOf } from '../db/idempotency.ts';
import { blankUser, deleteSessionsOf } from './own-account.store.ts';
import { deleteOtherPhones } from './user-phones.store.ts';

/**
 * Takes everything personal out of the user's row, forgets what they have sent, and ends every
 * session. The caller has locked the user; its phones and the user name are free again when the
 * transaction commits.
 */
export async function eraseUser(transaction: Transaction, id: number, now: number): Promise<void> {
  await forgetRequestsOf(transaction, id);
  await deleteSessionsOf(transaction, id);
  await deleteOtherPhones(transaction, id);
  await blankUser(transaction, id, now);
}
