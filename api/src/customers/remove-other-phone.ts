import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { refuseTouching } from '@brasa/core/accounts/users.rules.ts';
import type { OtherPhones } from '@brasa/core/customers/merging.contract.ts';
import { deleteOtherPhones, listOtherPhones, lockKnownUser } from '../accounts/index.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';

/**
 * Takes a phone beside the main one from the user: it is nobody's then. Answers those that are left; a
 * repeat changes nothing. Throws USER_NOT_FOUND, SUPERADMIN_ONLY.
 */
export function removeOtherPhone(
  shop: Shop,
  actor: CurrentUser,
  { id, phone }: { id: number; phone: string },
): Promise<OtherPhones> {
  return shop.db.transact(async (transaction) => {
    const user = await lockKnownUser(transaction, id);
    const refusal = refuseTouching(actor, user);
    if (refusal) throw new Failure(refusal);
    await deleteOtherPhones(transaction, id, phone);
    return { otherPhones: await listOtherPhones(transaction.sql, id) };
  });
}
