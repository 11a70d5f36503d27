import { blankPerson } from '../../audit/index.ts';
import type { Transaction } from '../../db/database.ts';
import { forgetRequestsOf } from '../../db/idempotency.ts';
import { endAccess } from '../session/end-access.ts';
import { listFormerIds } from './merged-users.store.ts';
import { blankUser } from '../own-account/own-account.store.ts';
import { forgetObjections } from './objections.store.ts';
import { deleteOtherPhones } from './user-phones.store.ts';

/** Takes everything personal from the user, whom the caller has locked, and ends every session. */
export async function eraseUser(transaction: Transaction, id: number, now: number): Promise<void> {
  await forgetRequestsOf(transaction, id);
  await endAccess(transaction, id);
  await deleteOtherPhones(transaction, id);
  for (const one of [id, ...(await listFormerIds(transaction.sql, id))]) {
    await blankPerson(transaction, one);
  }
  await blankUser(transaction, id, now);
  await forgetObjections(transaction);
}
