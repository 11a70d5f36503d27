// People correct what the shop knows of them (docs/decisions/0011). Points are given by phone and links for a
// password go to the e-mail, so another of either is taken from nobody but whoever knows the password.
import type { OwnAccount, OwnAccountEdit } from '@brasa/core/accounts/own-account.contract.ts';
import { isSameEmail } from '@brasa/core/kernel/email.ts';
import { record } from '../audit/index.ts';
import type { Transaction } from '../db/database.ts';
import type { RequestIdentity } from '../db/idempotency.ts';
import { changesOf, isSame } from '../edit-conflict.ts';
import { invalidField, orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { transactOnce } from '../transact-once.ts';
import { lockActiveUser } from './merged-users.store.ts';
import { readOwnAccount } from './own-account.store.ts';
import { lockOwner, provePassword, type AccountOwner } from './own-password.ts';
import { deleteLinksOf } from './password-links.store.ts';
import { userEdited } from './recorded-user.ts';
import { withUniqueIdentity } from './taken-identity.ts';
import { tellFormerAddress } from './tell-former-address.ts';
import { updateUser } from './users.store.ts';

/**
 * Changes what the request names, once however often it is sent; answers the account. Throws
 * VALIDATION for another phone or e-mail without the password, PHONE_TAKEN, IDEMPOTENCY_KEY_REUSED, and as
 * `provePassword`. A phone that is refused counts as a wrong password does: nobody may ask of every
 * phone whether it has an account.
 */
export async function editOwnAccount(
  shop: Shop,
  owner: AccountOwner,
  { currentPassword, ...wanted }: OwnAccountEdit,
  identity: RequestIdentity | null,
): Promise<OwnAccount> {
  const { id } = owner;
  const isProofNeeded = isToBeProven(await readOwnAccount(shop.db.read, id), wanted);
  if (isProofNeeded && currentPassword === undefined) throw unproven();
  const proof =
    isProofNeeded && currentPassword !== undefined
      ? await provePassword(shop, owner, currentPassword)
      : null;
  const edit = async (transaction: Transaction, now: number) => {
    if (proof) await lockOwner(transaction, proof);
    const before = orRefuse(await lockActiveUser(transaction, id), 'LOGIN_REQUIRED');
    // It has become another one while this request was on its way.
    if (!proof && isToBeProven(before, wanted)) throw unproven();
    if (!isSame(before, wanted)) {
      const change = changesOf(before, wanted);
      const after = await withUniqueIdentity(
        () => updateUser(transaction, before, change, now),
        'PHONE_TAKEN',
      );
      // A link may lie in a mailbox that is theirs no more.
      await deleteLinksOf(transaction, id);
      await tellFormerAddress(shop, transaction, [before, after], now);
      await record(transaction, owner, userEdited(before, after, change), now);
    }
    return readOwnAccount(transaction.sql, id);
  };
  return transactOnce(shop, identity, edit, {
    storing: ({ sql }) => ({ store: () => ({}), restore: () => readOwnAccount(sql, id) }),
  });
}

type Wanted = Omit<OwnAccountEdit, 'currentPassword'>;

function isToBeProven(
  known: { phone: string | null; email: string | null },
  { phone, email }: Wanted,
): boolean {
  const isOtherPhone = phone !== undefined && phone !== known.phone;
  return isOtherPhone || (email !== undefined && !isSameEmail(email, known.email));
}

const unproven = () => invalidField('currentPassword', 'La contraseña actual es requerida');
