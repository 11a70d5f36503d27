// Whoever has a link sets the password of its account, once (docs/rules/accounts.md#links-for-a-password).
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type {
  LinkedAccount,
  PasswordLink,
} from '@brasa/core/accounts/recovery/password-links.contract.ts';
import { CODE_MESSAGE } from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import { isLinkToken } from '@brasa/core/accounts/recovery/password-links.rules.ts';
import { CONSENT_VERSION } from '@brasa/core/kernel/consent.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { aboutUser, type Client } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import { hitFrom, type Limit } from '../../db/throttle.ts';
import { Failure, invalidField, orRefuse } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { refuseEasyPassword } from '../passwords/easy-passwords.ts';
import { endFormerAccess } from '../session/end-access.ts';
import type { StartedSession } from '../session/log-in.ts';
import { lockActiveUser } from '../users/merged-users.store.ts';
import { attemptsFrom, bucketOf, countHashing } from '../passwords/password-attempts.ts';
import { findLink, takeLink, type LinkOwner } from './password-links.store.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { phoneEndingOf } from '../registration/phone-ending.ts';
import { findConfirmedFactor } from '../second-factor/second-factor.store.ts';
import { hashToken, startSession } from '../session/sessions.ts';
import { withUniqueIdentity } from '../registration/taken-identity.ts';
import { tellFormerAddress } from '../own-account/tell-former-address.ts';
import { countGuess, forgiveGuess, useCode } from '../second-factor/use-code.ts';
import { updateUser, type UserChange } from '../users/users.store.ts';

/** Many customers share one address. */
const PER_ADDRESS: Limit = { most: 60, windowMilliseconds: HOUR };

/** Whose link it is. Throws LINK_GONE for whatever opens nothing, whatever the reason. */
export async function readPasswordLink(shop: Shop, token: string): Promise<PasswordLink> {
  const owner = await findOwner(shop, token);
  const { id, username, expiresAt } = owner;
  const asksCode = (await findConfirmedFactor(shop.db.read, id)) !== undefined;
  const phoneEnding = phoneEndingOf(owner);
  return { username, phoneEnding, asksCode, expiresAt: instantToIso(expiresAt) };
}

async function findOwner(shop: Shop, token: string): Promise<LinkOwner> {
  if (!isLinkToken(token)) throw new Failure('LINK_GONE');
  return orRefuse(await findLink(shop.db.read, hashToken(token), shop.clock()), 'LINK_GONE');
}

export type LinkUse = {
  token: string;
  password: string;
  /** For an account that asks for one. */
  code?: string | undefined;
  /** What makes a full customer of a phone; null for the password of who is one. */
  account: Omit<LinkedAccount, 'password'> | null;
  client: Client;
  /** The session that the caller still has; the new one takes its place. */
  oldToken: string | null;
};

/**
 * Sets the password, ends the sessions of the account, makes all its links void and begins a session.
 * Throws VALIDATION for one that is easy to guess or a code that is missing, SECOND_FACTOR_WRONG, LINK_GONE, also for an account of the other kind, USERNAME_TAKEN, TOO_MANY_ATTEMPTS, PASSWORDS_BUSY.
 */
export async function usePasswordLink(shop: Shop, use: LinkUse): Promise<StartedSession> {
  const { token, account } = use;
  await countAttempt(shop, use.client);
  const { id, username, name } = await findOwner(shop, token);
  if ((username === null) !== (account !== null)) throw new Failure('LINK_GONE');
  const chosen = { path: 'password', password: use.password } as const;
  await refuseEasyPassword(shop, chosen, account ?? { username, name });
  const isAsked = await findConfirmedFactor(shop.db.read, id);
  if (isAsked && !use.code) throw invalidField('code', CODE_MESSAGE);
  const guess = use.code ? await countGuess(shop, id, use.code) : null;
  const password = await hashPassword(use.password);
  return shop.db.transact(async (transaction) => {
    const now = shop.clock();
    // The user first, as everything does that makes links void.
    const user = orRefuse(await lockActiveUser(transaction, id), 'LINK_GONE');
    const isTaken = await takeLink(transaction, { tokenHash: hashToken(token), userId: id, now });
    if (!isTaken || user.username !== username) throw new Failure('LINK_GONE');
    const actor = { ...signedInAs(user), ...use.client };
    const factor = await findConfirmedFactor(transaction.sql, id);
    if (factor) {
      const code = orRefuse(use.code, 'LINK_GONE');
      const isRight = await useCode(transaction, actor, factor, { code, now });
      if (!isRight) throw new Failure('SECOND_FACTOR_WRONG', { account: aboutUser(user) });
    }
    await forgiveGuess(transaction, guess);
    const change = { password, ...(account && changeBy(account, now)) };
    const after = await withUniqueIdentity(() => updateUser(transaction, user, change, now));
    await endFormerAccess(transaction, id);
    await tellFormerAddress(shop, transaction, [user, after], now);
    const signedIn = signedInAs(after);
    const { oldToken } = use;
    const { device } = use.client;
    const session = await startSession(transaction, signedIn, { now, device, oldToken });
    const event = { kind: 'password_link_used', ...aboutUser(signedIn) } as const;
    await record(transaction, { ...signedIn, ...use.client }, event, now);
    return { user: signedIn, ...session };
  });
}

/** Counted before anything is looked at or hashed. */
async function countAttempt(shop: Shop, client: Client): Promise<void> {
  if (!shop.rateLimits) return;
  const now = shop.clock();
  const from = await attemptsFrom(shop.db.read, client);
  await shop.db.transact(async (transaction) => {
    await hitFrom(transaction, bucketOf('password-link', from), from.address, PER_ADDRESS, now);
    await countHashing(transaction, from, now);
  });
}

function changeBy(account: Omit<LinkedAccount, 'password'>, now: number): UserChange {
  const { username, name, email, postalCode } = account;
  const consent = { gdprConsentDate: now, gdprConsentVersion: CONSENT_VERSION };
  return { username, name, email, postalCode, ...consent };
}

function signedInAs({ id, username, name, role }: CurrentUser): CurrentUser {
  return { id, username, name, role };
}
