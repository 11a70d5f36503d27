// Registering: a new customer who is signed in at once, and once however often the request is sent.
// See docs/rules/accounts.md#registration-signs-in.
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { RegisterRequest } from '@brasa/core/accounts/registration.contract.ts';
import { CONSENT_VERSION } from '@brasa/core/kernel/consent.ts';
import type { Transaction } from '../db/database.ts';
import { once, type RequestIdentity } from '../db/idempotency.ts';
import { hit, networkOf, takeBackHit, type Limit } from '../db/throttle.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { findSignIn, insertUser } from './accounts.store.ts';
import type { StartedSession } from './log-in.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findUserByPhone } from './phone-users.store.ts';
import { withSlowPasswords } from './repeat-identity.ts';
import { startSession } from './sessions.ts';
import { withUniqueIdentity } from './taken-identity.ts';
import { lockPhone } from './user-phones.store.ts';

/** Many customers share one address. */
const PER_ADDRESS: Limit = { most: 60, windowMilliseconds: 60 * 60 * 1000 };

export type Registration = {
  request: RegisterRequest;
  identity: RequestIdentity | null;
  address: string;
  /** The session that the caller still has; the new one takes its place. */
  oldToken: string | null;
};

/**
 * Creates the customer and begins a session; a repeat begins another one for the same customer.
 * Throws PHONE_TAKEN, USERNAME_TAKEN, IDEMPOTENCY_KEY_REUSED, or TOO_MANY_ATTEMPTS.
 */
export async function register(shop: Shop, registration: Registration): Promise<StartedSession> {
  const { request, oldToken } = registration;
  const identity = await withSlowPasswords(registration.identity, 'register', request);
  const attempt = await countAttempt(shop, registration.address, identity);
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
    return { user, ...(await startSession(transaction, id, now, oldToken)) };
  });
  return created ?? resume(shop, registration, attempt);
}

/** Counts first: a refusal tells of an account. Answers what takes it back, null for a repeat. */
async function countAttempt(
  shop: Shop,
  address: string,
  identity: RequestIdentity | null,
): Promise<number | null> {
  if (!shop.rateLimits) return null;
  const now = shop.clock();
  try {
    return await shop.db.transact((transaction) =>
      hit(transaction, `register@${networkOf(address)}`, PER_ADDRESS, now),
    );
  } catch (refusal) {
    // A request that is known is let through; for any other the key is not claimed either.
    await shop.db.transact((transaction) =>
      once<object>(transaction, identity, { now }, () => {
        throw refusal;
      }),
    );
    return null;
  }
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
  { request, oldToken }: Registration,
  attempt: number | null,
): Promise<StartedSession> {
  const found = await findSignIn(shop.db.read, request.username);
  const isRight = await verifyPassword(request.password, found?.password ?? null);
  if (!found || !isRight) throw new Failure('IDEMPOTENCY_KEY_REUSED');
  const { password: _, ...user } = found;
  return shop.db.transact(async (transaction) => {
    if (attempt !== null) await takeBackHit(transaction, attempt);
    return { user, ...(await startSession(transaction, user.id, shop.clock(), oldToken)) };
  });
}
