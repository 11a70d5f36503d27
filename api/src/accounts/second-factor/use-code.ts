// A code is used: that of a step once, a recovery code once (docs/rules/accounts.md#second-factor).
import { goodSteps, isAppCode } from '@brasa/core/accounts/second-factor/second-factor.rules.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { aboutUser, type Actor } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Transaction } from '../../db/database.ts';
import { hit, takeBackHits, type Limit } from '../../db/throttle.ts';
import type { Shop } from '../../shop.ts';
import { writeFactor, type Factor } from './second-factor.store.ts';
import { hashCode, stepOfCode } from './totp.ts';

/**
 * Of an account, from wherever: a million codes are few for many addresses. Whoever knows the password may use these
 * up, so recovery codes, which nobody guesses, go on working.
 */
const PER_ACCOUNT: Limit = { most: 30, windowMilliseconds: HOUR };

/** Counts the code as wrong before it is looked at; answers what `forgiveGuess` takes. Throws TOO_MANY_ATTEMPTS. */
export async function countGuess(shop: Shop, userId: number, code: string): Promise<number | null> {
  if (!shop.rateLimits || !isAppCode(code)) return null;
  return shop.db.transact((transaction) =>
    hit(transaction, `second-factor:${userId}`, PER_ACCOUNT, shop.clock()),
  );
}

export async function forgiveGuess(transaction: Transaction, guess: number | null): Promise<void> {
  if (guess !== null) await takeBackHits(transaction, [guess]);
}

export const codesLeft = ({ recoveryCodes }: Factor): string[] =>
  JSON.parse(recoveryCodes) as string[];

/** Uses the code up, in the user's name; false for one that is wrong or used. The caller has locked the user. */
export async function useCode(
  transaction: Transaction,
  actor: Actor,
  factor: Factor,
  { code, now }: { code: string; now: number },
): Promise<boolean> {
  const { userId } = factor;
  if (isAppCode(code)) {
    const lastStep = stepOfCode(factor.secret, code, goodSteps(now, factor.lastStep));
    if (lastStep === undefined) return false;
    await writeFactor(transaction, userId, { lastStep });
    return true;
  }
  const [codes, used] = [codesLeft(factor), hashCode(userId, code)];
  if (!codes.includes(used)) return false;
  const left = codes.filter((one) => one !== used);
  await writeFactor(transaction, userId, { recoveryCodes: JSON.stringify(left) });
  const event = { kind: 'recovery_code_used', ...aboutUser(actor) } as const;
  await record(transaction, actor, { ...event, after: { left: left.length } }, now);
  return true;
}
