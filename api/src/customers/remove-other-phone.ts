import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { refuseTouching } from '@brasa/core/accounts/users.rules.ts';
import type { OtherPhones } from '@brasa/core/customers/merging.contract.ts';
import { deleteOtherPhones, listOtherPhones, lockKnownUser } from '../accounts/index.ts';
import { throwRefusal } from '../failure.ts';
import type { Shop } from '../shop.ts';

/** Answers those that are left, also to a repeat. Throws USER_NOT_FOUND, SUPERADMIN_ONLY. */
export function removeOtherPhone(
  shop: Shop,
  actor: CurrentUser,
  { id, phone }: { id: number; phone: string },
): Promise<OtherPhones> {
  return shop.db.transact(async (transaction) => {
    throwRefusal(refuseTouching(actor, await lockKnownUser(transaction, id)));
    await deleteOtherPhones(transaction, id, phone);
    return { otherPhones: await listOtherPhones(transaction.sql, id) };
  });
}
