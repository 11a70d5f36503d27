// Where a second factor is on, the own password proves nobody without a code: what was watched at the counter would
// take the factor off that is there for it (docs/rules/accounts.md#switching-it-on-and-off).
import {
  CODE_MESSAGE,
  type OwnerProof as SentProof,
} from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import { aboutUser } from '../../actor.ts';
import type { Transaction } from '../../db/database.ts';
import { Failure, invalidField } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { lockOwner, provePassword, type AccountOwner, type PasswordProof } from './own-password.ts';
import { findConfirmedFactor, type Factor } from '../second-factor/second-factor.store.ts';
import { writeProof } from '../session/session.store.ts';
import { countGuess, forgiveGuess, useCode } from '../second-factor/use-code.ts';

type OwnerProof = {
  owner: AccountOwner;
  password: PasswordProof;
  code: string | undefined;
  guess: number | null;
};

/**
 * Checks the own password, outside a transaction, and counts the code; `lockProvenOwner` judges it. Throws VALIDATION
 * where one is missing, TOO_MANY_ATTEMPTS, and as `provePassword`.
 */
export async function proveOwner(
  shop: Shop,
  owner: AccountOwner,
  { currentPassword, code }: SentProof,
): Promise<OwnerProof> {
  // Before the password, which would count as tried in vain.
  if (code === undefined && (await findConfirmedFactor(shop.db.read, owner.id))) throw codeNeeded();
  const password = await provePassword(shop, owner, currentPassword);
  // Behind the password: without it nobody locks the codes of the app.
  const guess = code === undefined ? null : await countGuess(shop, owner.id, code);
  return { owner, password, code, guess };
}

/**
 * Locks the user and uses the code up where the factor is on, which it answers. Throws VALIDATION where a code is
 * missing, SECOND_FACTOR_WRONG, and as `lockOwner`.
 */
export async function lockProvenOwner(
  transaction: Transaction,
  { owner, password, code, guess }: OwnerProof,
  now: number,
): Promise<Factor | undefined> {
  await lockOwner(transaction, password);
  const factor = await findConfirmedFactor(transaction.sql, owner.id);
  if (factor) {
    if (code === undefined) throw codeNeeded();
    const isRight = await useCode(transaction, owner, factor, { code, now });
    if (!isRight) throw new Failure('SECOND_FACTOR_WRONG', { account: aboutUser(owner) });
  }
  await forgiveGuess(transaction, guess);
  return factor;
}

const codeNeeded = () => invalidField('code', CODE_MESSAGE);

/** Notes in the session that its owner is proven. Throws as `proveOwner` and `lockProvenOwner`. */
export async function proveAgain(
  shop: Shop,
  owner: AccountOwner,
  tokenHash: string,
  sent: SentProof,
): Promise<void> {
  const proof = await proveOwner(shop, owner, sent);
  await shop.db.transact(async (transaction) => {
    const now = shop.clock();
    await lockProvenOwner(transaction, proof, now);
    await writeProof(transaction, tokenHash, now);
  });
}
