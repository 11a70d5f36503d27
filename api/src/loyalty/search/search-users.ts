// Staff look a customer up, with what they ever earned. An inactive user is not found
// (docs/rules/accounts.md#inactive-users-are-not-found). See docs/rules/loyalty.md#users-search.
import type { UserSearchReply } from '@brasa/core/loyalty/user-search.contract.ts';
import { findUserByEmail, findUserByPhone, type KnownUser } from '../../accounts/index.ts';
import type { Shop } from '../../shop.ts';
import { readPoints } from '../points/read-points.ts';
import { noteFind } from './unproven-finds.ts';

async function view(shop: Shop, user: KnownUser | null): Promise<UserSearchReply> {
  if (!user?.active) return { found: false };
  const { id, name, phone, email, comparsaName, postalCode, phoneOnly } = user;
  const { totalPoints, availablePoints } = await readPoints(shop.db.read, id, shop.clock());
  const written = { id, name, phone, email, comparsaName, postalCode };
  return { found: true, user: { ...written, totalPoints, availablePoints, phoneOnly } };
}

/** The phone as it is stored; `by` are the staff who look, who know the customer by it from then on. */
export async function searchUserByPhone(
  shop: Shop,
  phone: string,
  by: number,
): Promise<UserSearchReply> {
  const user = await findUserByPhone(shop.db.read, phone);
  if (user?.active) await noteFind(shop, { userId: user.id, by }, true);
  return view(shop, user);
}

/** The e-mail in whatever spelling. */
export async function searchUserByEmail(shop: Shop, email: string): Promise<UserSearchReply> {
  return view(shop, await findUserByEmail(shop.db.read, email));
}
