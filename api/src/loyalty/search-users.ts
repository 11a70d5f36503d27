// Staff look a customer up, with what they ever earned. An inactive user is not found
// (docs/rules/accounts.md#inactive-users-are-not-found). See docs/rules/loyalty.md#users-search.
import type { UserSearchReply } from '@brasa/core/loyalty/user-search.contract.ts';
import { findUserByEmail, findUserByPhone, type KnownUser } from '../accounts/index.ts';
import type { Shop } from '../shop.ts';
import { readPoints } from './read-points.ts';

async function view(shop: Shop, user: KnownUser | null): Promise<UserSearchReply> {
  if (!user?.active) return { found: false };
  const { id, name, phone, email, phoneOnly } = user;
  const { totalPoints, availablePoints } = await readPoints(shop.db.read, id, shop.clock());
  return { found: true, user: { id, name, phone, email, totalPoints, availablePoints, phoneOnly } };
}

/** The phone as it is stored. */
export async function searchUserByPhone(shop: Shop, phone: string): Promise<UserSearchReply> {
  return view(shop, await findUserByPhone(shop.db.read, phone));
}

/** The e-mail in whatever spelling. */
export async function searchUserByEmail(shop: Shop, email: string): Promise<UserSearchReply> {
  return view(shop, await findUserByEmail(shop.db.read, email));
}
