// Signing in. An unknown name, a wrong password and an inactive user are one and the same refusal,
// in the same time. See docs/rules/accounts.md#sign-in-refusals-tell-nothing.
import { randomBytes } from 'node:crypto';
import type { CurrentUser, LoginRequest } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import type { SecondStep } from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import {
  CHALLENGE_LIFETIME,
  MOST_WRONG_CODES,
} from '@brasa/core/accounts/second-factor/second-factor.rules.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { aboutUser, type Client } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Transaction } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { findSignIn } from '../accounts.store.ts';
import { lockActiveUser } from '../users/merged-users.store.ts';
import {
  countAttempt,
  forgiveAttempt,
  keepCounting,
  verifyAttempt,
} from '../passwords/password-attempts.ts';
import {
  deleteChallenge,
  findChallenge,
  findConfirmedFactor,
  insertChallenge,
  writeWrongCodes,
} from '../second-factor/second-factor.store.ts';
import { hashToken, startSession } from './sessions.ts';
import { countGuess, forgiveGuess, useCode } from '../second-factor/use-code.ts';

type Caller = {
  client: Client;
  /** The session that the caller still has; the new one takes its place. */
  oldToken: string | null;
};

export type StartedSession = { user: CurrentUser; token: string; expiresAt: number };

/**
 * Begins a session. Throws WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED with what is to be sent with the code, where the
 * account asks for one, or TOO_MANY_ATTEMPTS before looking at anything.
 */
export async function logIn(
  shop: Shop,
  request: LoginRequest,
  caller: Caller,
): Promise<StartedSession> {
  const attempt = await countAttempt(shop, request.username, caller.client);
  const found = await findSignIn(shop.db.read, request.username);
  const isRight = await verifyAttempt(shop, attempt, request.password, found?.password ?? null);
  const wrong = () =>
    new Failure('WRONG_CREDENTIALS', { ...(found && { account: aboutUser(found) }) });
  if (!found || !isRight) throw wrong();
  const { password: known, ...user } = found;
  const begun = await shop.db.transact(async (transaction) => {
    // A password that was changed, or a user who went, while this one was being checked.
    const now = await lockActiveUser(transaction, user.id);
    if (now?.password !== known) throw wrong();
    if (await findConfirmedFactor(transaction.sql, user.id)) {
      await keepCounting(transaction, attempt);
      return challenge(transaction, user.id, shop.clock());
    }
    await forgiveAttempt(transaction, attempt);
    return begin(transaction, user, caller, shop.clock());
  });
  if (begun instanceof Failure) throw begun;
  return begun;
}

/** Half of a sign-in is no success: what is thrown for it is answered, so that it is stored. */
async function challenge(transaction: Transaction, userId: number, now: number): Promise<Failure> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = now + CHALLENGE_LIFETIME;
  const tokenHash = hashToken(token);
  await insertChallenge(transaction, { tokenHash, userId, createdAt: now, expiresAt });
  const until = instantToIso(expiresAt);
  return new Failure('SECOND_FACTOR_REQUIRED', { challenge: token, until });
}

async function begin(
  transaction: Transaction,
  user: CurrentUser,
  { client, oldToken }: Caller,
  now: number,
): Promise<StartedSession> {
  const { device } = client;
  const session = await startSession(transaction, user, { now, device, oldToken });
  if (isStaff(user.role)) {
    await record(transaction, { ...user, ...client }, { kind: 'signed_in' }, now);
  }
  return { user, ...session };
}

/**
 * Goes on with the challenge and begins a session, once. A wrong code counts as a failed sign-in; five of them, a new
 * password and the end of the account's access make the challenge void. Throws SECOND_FACTOR_WRONG, CHALLENGE_GONE,
 * TOO_MANY_ATTEMPTS.
 */
export async function logInWithCode(
  shop: Shop,
  { challenge: token, code }: SecondStep,
  caller: Caller,
): Promise<StartedSession> {
  const tokenHash = hashToken(token);
  const known = await findChallenge(shop.db.read, tokenHash, shop.clock());
  if (!known) throw new Failure('CHALLENGE_GONE');
  const attempt = await countAttempt(shop, known.username, caller.client);
  const guess = await countGuess(shop, known.userId, code);
  const begun = await shop.db.transact(async (transaction) => {
    const now = shop.clock();
    const user = await lockActiveUser(transaction, known.userId);
    const standing = await findChallenge(transaction.sql, tokenHash, now);
    const factor = await findConfirmedFactor(transaction.sql, known.userId);
    if (!user || !standing || !factor) return new Failure('CHALLENGE_GONE');
    const { id, username, name, role } = user;
    const actor = { ...{ id, username, name, role }, ...caller.client };
    if (!(await useCode(transaction, actor, factor, { code, now }))) {
      const wrongCodes = standing.wrongCodes + 1;
      if (wrongCodes === MOST_WRONG_CODES) await deleteChallenge(transaction, tokenHash);
      else await writeWrongCodes(transaction, tokenHash, wrongCodes);
      return new Failure('SECOND_FACTOR_WRONG', { account: aboutUser(user) });
    }
    await deleteChallenge(transaction, tokenHash);
    await forgiveAttempt(transaction, attempt);
    await forgiveGuess(transaction, guess);
    return begin(transaction, { id, username, name, role }, caller, now);
  });
  if (begun instanceof Failure) throw begun;
  return begun;
}
