import type { Shop } from '../shop.ts';
import { deleteSession } from './session.store.ts';
import { hashToken } from './sessions.ts';

/** Ends the token's session; one that has ended already stays ended. */
export async function logOut(shop: Shop, token: string): Promise<void> {
  await shop.db.transact((transaction) => deleteSession(transaction, hashToken(token)));
}
