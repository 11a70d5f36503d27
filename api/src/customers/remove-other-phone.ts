import { refuseTouching } from '@brasa/core/accounts/users/users.rules.ts';
import type { OtherPhones } from '@brasa/core/customers/merging.contract.ts';
import { aboutUser, type Actor } from '../actor.ts';
import { deleteOtherPhones, listOtherPhones, lockKnownUser } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { throwRefusal } from '../failure.ts';
import type { Shop } from '../shop.ts';

/** Answers those that are left, also to a repeat. Throws USER_NOT_FOUND, SUPERADMIN_ONLY. */
export function removeOtherPhone(
  shop: Shop,
  actor: Actor,
  { id, phone }: { id: number; phone: string },
): Promise<OtherPhones> {
  return shop.db.transact(async (transaction) => {
    const user = await lockKnownUser(transaction, id);
    throwRefusal(refuseTouching(actor, user));
    if ((await listOtherPhones(transaction.sql, id)).includes(phone)) {
      await deleteOtherPhones(transaction, id, phone);
      const event = { kind: 'phone_removed', ...aboutUser(user) } as const;
      await record(transaction, actor, event, shop.clock());
    }
    return { otherPhones: await listOtherPhones(transaction.sql, id) };
  });
}
