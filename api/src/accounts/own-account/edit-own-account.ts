// People correct what the shop knows of them (docs/decisions/0011). Points are given by phone and links for a
// password go to the e-mail, so another of either is taken from nobody but whoever knows the password.
import type {
  OwnAccount,
  OwnAccountEdit,
} from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { DAY, HOUR } from '@brasa/core/kernel/time/durations.ts';
import { isSameEmail } from '@brasa/core/kernel/text/email.ts';
import { record } from '../../audit/index.ts';
import type { Transaction } from '../../db/database.ts';
import { isKeyUsed, type RequestIdentity } from '../../db/idempotency.ts';
import { DAILY, hit, takeBackHits, type Limit } from '../../db/throttle.ts';
import { changesOf, isSame } from '../../edit-conflict.ts';
import { Failure, invalidField, orRefuse } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce } from '../../transact-once.ts';
import { lockActiveUser } from '../users/merged-users.store.ts';
import { readOwnAccount } from './own-account.store.ts';
import type { AccountOwner } from '../passwords/own-password.ts';
import { lockProvenOwner, proveOwner } from '../passwords/owner-proof.ts';
import { deleteLinksOf } from '../recovery/password-links.store.ts';
import { userEdited } from '../users/recorded-user.ts';
import { refuseTakenPhone, withUniqueIdentity } from '../registration/taken-identity.ts';
import { tellFormerAddress } from './tell-former-address.ts';
import { updateUser } from '../users/users.store.ts';

const EDITS: Limit = { most: 30, windowMilliseconds: HOUR };
/** Taken or free: each answer tells if somebody has an account with it. */
const PHONES: Limit = { most: 5, windowMilliseconds: DAY };

/**
 * Changes what the request names, once however often it is sent; answers the account. Throws
 * VALIDATION for another phone or e-mail without the password, PHONE_TAKEN, IDEMPOTENCY_KEY_REUSED, and as
 * `proveOwner` and `lockProvenOwner`. A phone that is refused counts as a wrong password does, and so many other phones may be tried in
 * a day: nobody may ask of every phone if it has an account. TOO_MANY_ATTEMPTS beyond 30 edits an hour, too.
 */
export async function editOwnAccount(
  shop: Shop,
  owner: AccountOwner,
  { currentPassword, code, ...wanted }: OwnAccountEdit,
  identity: RequestIdentity | null,
): Promise<OwnAccount> {
  const { id } = owner;
  const known = await readOwnAccount(shop.db.read, id);
  // A repeat has used its code up, and changes nothing: it proves nothing and counts as nothing.
  const isRepeat = identity !== null && (await isKeyUsed(shop.db.read, identity));
  const isProofNeeded = !isRepeat && isToBeProven(known, wanted);
  if (isProofNeeded && currentPassword === undefined) throw unproven();
  const proof =
    isProofNeeded && currentPassword !== undefined
      ? await proveOwner(shop, owner, { currentPassword, code })
      : null;
  const phone = proof && isOtherPhone(known, wanted) ? await countPhone(shop, id) : null;
  const edit = async (transaction: Transaction, now: number) => {
    if (proof) await lockProvenOwner(transaction, proof, now);
    const before = orRefuse(await lockActiveUser(transaction, id), 'LOGIN_REQUIRED');
    // It has become another one while this request was on its way.
    if (!proof && isToBeProven(before, wanted)) throw unproven();
    if (!isSame(before, wanted)) {
      if (shop.rateLimits) await hit(transaction, `own-edit of ${id}`, EDITS, now);
      const change = changesOf(before, wanted);
      await refuseTakenPhone(transaction, { id, phone: change.phone }, 'PHONE_TAKEN');
      const after = await withUniqueIdentity(
        () => updateUser(transaction, before, change, now),
        'PHONE_TAKEN',
      );
      // A link may lie in a mailbox that is theirs no more.
      await deleteLinksOf(transaction, id);
      await tellFormerAddress(shop, transaction, [before, after], now);
      if (isStaff(after.role)) {
        await record(transaction, owner, userEdited(before, after, change), now);
      }
    }
    return readOwnAccount(transaction.sql, id);
  };
  try {
    return await transactOnce(shop, identity, edit, {
      storing: ({ sql }) => ({ store: () => ({}), restore: () => readOwnAccount(sql, id) }),
    });
  } catch (error) {
    await forgivePhone(shop, phone, error);
    throw error;
  }
}

/** Counts another phone as tried, whatever becomes of the edit. Throws TOO_MANY_ATTEMPTS. */
async function countPhone(shop: Shop, userId: number): Promise<number | null> {
  if (!shop.rateLimits) return null;
  const bucket = `${DAILY}own-phone of ${userId}`;
  return shop.db.transact((own) => hit(own, bucket, PHONES, shop.clock()));
}

/** A wrong code has told nothing of the phone. */
async function forgivePhone({ db }: Shop, phone: number | null, error: unknown): Promise<void> {
  const isWrongCode = error instanceof Failure && error.code === 'SECOND_FACTOR_WRONG';
  if (phone !== null && isWrongCode) await db.transact((own) => takeBackHits(own, [phone]));
}

type Wanted = Omit<OwnAccountEdit, 'currentPassword' | 'code'>;

type Known = Pick<OwnAccount, 'phone' | 'email'>;

const isOtherPhone = (known: Known, { phone }: Wanted): boolean =>
  phone !== undefined && phone !== known.phone;

function isToBeProven(known: Known, wanted: Wanted): boolean {
  const { email } = wanted;
  const isOtherEmail = email !== undefined && !isSameEmail(email, known.email);
  return isOtherPhone(known, wanted) || isOtherEmail;
}

const unproven = () => invalidField('currentPassword', 'La contraseña actual es requerida');
