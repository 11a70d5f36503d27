import type { Transaction } from '../../db/database.ts';
import { forgetPushOfPastSessions } from '../../messages/index.ts';
import { deleteSessionsOf, renewWallet } from '../own-account/own-account.store.ts';
import { deleteLinksOf } from '../recovery/password-links.store.ts';
import { deleteChallengesOf } from '../second-factor/second-factor.store.ts';

/**
 * Ends the sessions of the user, whom the caller has locked, but for the one with this hash, and makes void
 * the links with which a password could be set and the sign-ins that wait for a code. Browsers of sessions that ran
 * out hear of nothing any more.
 */
export async function endAccess(
  transaction: Transaction,
  userId: number,
  exceptHash = '',
): Promise<void> {
  await deleteLinksOf(transaction, userId);
  await deleteChallengesOf(transaction, userId);
  await deleteSessionsOf(transaction, userId, exceptHash);
  await forgetPushOfPastSessions(transaction, userId);
}

/** The same where the user has another password: the wallet codes that somebody may have photographed are good no more, either. */
export async function endFormerAccess(
  transaction: Transaction,
  userId: number,
  exceptHash = '',
): Promise<void> {
  await endAccess(transaction, userId, exceptHash);
  await renewWallet(transaction, userId);
}
