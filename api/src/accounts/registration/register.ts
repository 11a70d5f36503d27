// Registering: a new customer who is signed in at once, and once however often the request is sent.
// See docs/rules/accounts.md#registration-signs-in.
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import type { RegisterRequest } from '@brasa/core/accounts/registration/registration.contract.ts';
import { CONSENT_VERSION } from '@brasa/core/kernel/consent.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import type { Transaction } from '../../db/database.ts';
import { isKeyUsed, once, type RequestIdentity } from '../../db/idempotency.ts';
import { hitFrom, takeBackHits, type Limit } from '../../db/throttle.ts';
import { Failure } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { findSignIn, insertUser } from '../accounts.store.ts';
import { refuseEasyPassword } from '../passwords/easy-passwords.ts';
import type { StartedSession } from '../session/log-in.ts';
import { lockActiveUser } from '../users/merged-users.store.ts';
import { countHashing } from '../passwords/password-attempts.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.ts';
import { findUserByPhone } from '../users/phone-users.store.ts';
import { withSlowPasswords } from '../session/repeat-identity.ts';
import { findConfirmedFactor } from '../second-factor/second-factor.store.ts';
import { startSession } from '../session/sessions.ts';
import { withUniqueIdentity } from './taken-identity.ts';
import { lockPhone } from '../users/user-phones.store.ts';

/** Many customers share one address. */
const PER_ADDRESS: Limit = { most: 60, windowMilliseconds: HOUR };

export type Registration = {
  request: RegisterRequest;
  identity: RequestIdentity | null;
  address: string;
  device: string;
  /** The session that the caller still has; the new one takes its place. */
  oldToken: string | null;
};

/**
 * Creates the customer and begins a session; a repeat begins another one for the same customer.
 * Throws VALIDATION for a password that is easy to guess, PHONE_TAKEN, USERNAME_TAKEN,
 * IDEMPOTENCY_KEY_REUSED, or TOO_MANY_ATTEMPTS.
 */
export async function register(shop: Shop, registration: Registration): Promise<StartedSession> {
  const { request, oldToken, device } = registration;
  const attempt = await countAttempt(shop, registration);
  const identity = await withSlowPasswords(registration.identity, 'register', request);
  if (attempt === 'beyond the limit') await refuseUnknown(shop, identity);
  await refuseEasyPassword(shop, { path: 'password', password: request.password }, request);
  const now = shop.clock();
  const passwordHash = await hashPassword(request.password);
  const created = await shop.db.transact(async (transaction) => {
    const outcome = { isNew: false };
    // What is kept of the answer names nobody: it outlives an account that is erased.
    const { id } = await once(transaction, identity, { now }, async () => {
      outcome.isNew = true;
      return { id: await createCustomer(transaction, request, passwordHash, now) };
    });
    if (!outcome.isNew) return null;
    const { username, name } = request;
    const user: CurrentUser = { id, username, name, role: 'abaranci' };
    return { user, ...(await startSession(transaction, user, { now, device, oldToken })) };
  });
  return created ?? resume(shop, registration, Array.isArray(attempt) ? attempt : []);
}

/** What takes the attempt back; null where nothing is counted. */
type Attempt = number[] | 'beyond the limit' | null;

/**
 * Counts the attempt before anything is looked at or hashed: a refusal tells that a phone has an account,
 * and nobody may ask that of every phone there is. Beyond the limit only what may be a repeat goes on.
 */
async function countAttempt(
  shop: Shop,
  { address, identity }: Pick<Registration, 'address' | 'identity'>,
): Promise<Attempt> {
  if (!shop.rateLimits) return null;
  const now = shop.clock();
  try {
    return await shop.db.transact(async (transaction) => {
      const hits = await hitFrom(transaction, 'register', address, PER_ADDRESS, now);
      await countHashing(transaction, { address, staffId: null }, now);
      return hits;
    });
  } catch (refusal) {
    if (!identity || !(await isKeyUsed(shop.db.read, identity))) throw refusal;
    await shop.db.transact((transaction) =>
      countHashing(transaction, { address, staffId: null }, now),
    );
    return 'beyond the limit';
  }
}

/** A repeat is no attempt and goes on; the key of another request is refused as ever. */
async function refuseUnknown(shop: Shop, identity: RequestIdentity | null): Promise<void> {
  const options = { now: shop.clock() };
  await shop.db.transact((transaction) =>
    once<object>(transaction, identity, options, () => {
      throw new Failure('TOO_MANY_ATTEMPTS', {
        retryAfterSeconds: PER_ADDRESS.windowMilliseconds / 1000,
      });
    }),
  );
}

async function createCustomer(
  transaction: Transaction,
  request: RegisterRequest,
  passwordHash: string,
  now: number,
): Promise<number> {
  const { username, name, phone, email, postalCode } = request;
  await lockPhone(transaction, phone);
  if (await findUserByPhone(transaction.sql, phone)) throw new Failure('PHONE_TAKEN');
  const consentVersion = request.acceptDataPolicy ? CONSENT_VERSION : null;
  const person = { username, name, phone, email, postalCode, role: 'abaranci' } as const;
  return withUniqueIdentity(
    () => insertUser(transaction, { ...person, passwordHash, consentVersion, now }),
    'PHONE_TAKEN',
  );
}

/** Signs in whoever sends again what has created their account. */
async function resume(
  shop: Shop,
  { request, oldToken, device }: Registration,
  attempt: readonly number[],
): Promise<StartedSession> {
  const found = await findSignIn(shop.db.read, request.username);
  const isRight = await verifyPassword(request.password, found?.password ?? null);
  if (!found || !isRight) throw new Failure('IDEMPOTENCY_KEY_REUSED');
  const { password: known, ...user } = found;
  return shop.db.transact(async (transaction) => {
    // A password that was changed, or a user who went, while this one was being checked.
    const now = await lockActiveUser(transaction, user.id);
    if (now?.password !== known) throw new Failure('IDEMPOTENCY_KEY_REUSED');
    // They are staff by now, or were and have a second factor: they sign in, which is recorded and asks for the code.
    if (isStaff(now.role) || (await findConfirmedFactor(transaction.sql, user.id))) {
      throw new Failure('IDEMPOTENCY_KEY_REUSED');
    }
    await takeBackHits(transaction, attempt);
    const begun = { now: shop.clock(), device, oldToken };
    return { user, ...(await startSession(transaction, user, begun)) };
  });
}
