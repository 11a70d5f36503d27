// Signing in. An unknown name, a wrong password and an inactive user are one and the same refusal,
// in the same time. See docs/rules/accounts.md#sign-in-refusals-tell-nothing.
import type { CurrentUser, LoginRequest } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { aboutUser, type Client } from '../actor.ts';
import { record } from '../audit/index.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { findSignIn } from './accounts.store.ts';
import { lockActiveUser } from './merged-users.store.ts';
import { countAttempt, forgiveAttempt } from './password-attempts.ts';
import { verifyPassword } from './passwords.ts';
import { startSession } from './sessions.ts';

type Caller = {
  client: Client;
  /** The session that the caller still has; the new one takes its place. */
  oldToken: string | null;
};

export type StartedSession = { user: CurrentUser; token: string; expiresAt: number };

/** Begins a session. Throws WRONG_CREDENTIALS, or TOO_MANY_ATTEMPTS before looking at anything. */
export async function logIn(
  shop: Shop,
  request: LoginRequest,
  caller: Caller,
): Promise<StartedSession> {
  const attempt = await countAttempt(shop, request.username, caller.client.address);
  const found = await findSignIn(shop.db.read, request.username);
  const isRight = await verifyPassword(request.password, found?.password ?? null);
  const wrong = () =>
    new Failure('WRONG_CREDENTIALS', { ...(found && { account: aboutUser(found) }) });
  if (!found || !isRight) throw wrong();
  const { password: known, ...user } = found;
  return shop.db.transact(async (transaction) => {
    // A password that was changed, or a user who went, while this one was being checked.
    const now = await lockActiveUser(transaction, user.id);
    if (now?.password !== known) throw wrong();
    await forgiveAttempt(transaction, attempt);
    const at = shop.clock();
    const session = await startSession(transaction, user.id, at, caller.oldToken);
    if (isStaff(user.role)) {
      await record(transaction, { ...user, ...caller.client }, { kind: 'signed_in' }, at);
    }
    return { user, ...session };
  });
}
