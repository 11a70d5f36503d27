// Switching the own second factor on and off (docs/rules/accounts.md#switching-it-on-and-off). A borrowed session shall
// neither shut its owner out nor let somebody in: all but the first code takes the present password, and, where the
// factor is on, a code.
import type {
  NewSecondFactor,
  OwnerProof,
  SecondFactor,
} from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import {
  goodSteps,
  inFours,
  otpauthAddress,
} from '@brasa/core/accounts/second-factor/second-factor.rules.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { aboutUser } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Queries } from '../../db/database.ts';
import { Failure, invalidField, orRefuse } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { endAccess } from '../session/end-access.ts';
import { lockActiveUser } from '../users/merged-users.store.ts';
import { lockOwner, provePassword, type AccountOwner } from '../passwords/own-password.ts';
import { lockProvenOwner, proveOwner } from '../passwords/owner-proof.ts';
import { countAttempt, forgiveAttempt } from '../passwords/password-attempts.ts';
import {
  deleteFactor,
  findConfirmedFactor,
  findFactor,
  insertFactor,
  writeFactor,
} from './second-factor.store.ts';
import { codeAt, hashCode, newCodes, newSecret, stepOfCode } from './totp.ts';
import { codesLeft } from './use-code.ts';

export async function readSecondFactor(sql: Queries, userId: number): Promise<SecondFactor> {
  const factor = await findConfirmedFactor(sql, userId);
  if (factor?.confirmedAt == null) return { since: null, recoveryCodesLeft: 0 };
  const recoveryCodesLeft = codesLeft(factor).length;
  return { since: instantToIso(factor.confirmedAt), recoveryCodesLeft };
}

const hashed = (userId: number, codes: readonly string[]) =>
  JSON.stringify(codes.map((code) => hashCode(userId, code)));

/**
 * Makes secret and recovery codes, in place of what was begun before; a repeat makes others. Throws SECOND_FACTOR_ON,
 * and as `provePassword`.
 */
export async function startSecondFactor(
  shop: Shop,
  owner: AccountOwner,
  password: string,
): Promise<NewSecondFactor> {
  const proof = await provePassword(shop, owner, password);
  const [secret, codes] = [newSecret(), newCodes()];
  const userId = owner.id;
  await shop.db.transact(async (transaction) => {
    await lockOwner(transaction, proof);
    if (await findConfirmedFactor(transaction.sql, userId)) throw new Failure('SECOND_FACTOR_ON');
    await deleteFactor(transaction, userId);
    const recoveryCodes = hashed(userId, codes);
    await insertFactor(transaction, { userId, secret, recoveryCodes, createdAt: shop.clock() });
  });
  const { restaurantName } = await shop.settings();
  const address = otpauthAddress(restaurantName, owner.username, secret);
  return { secret, address, recoveryCodes: codes.map(inFours) };
}

const WRONG_CODE =
  'Ese código no es correcto. Espera al siguiente y mira que la hora del móvil sea automática';

/**
 * Switches the factor on where the code is right, and ends the sessions but for the one with this hash: they began
 * without it. A repeat finds it on and forgives no failed attempt: its code may have been seen. Throws
 * NO_SECOND_FACTOR, VALIDATION for a wrong code, which counts as a wrong password does, TOO_MANY_ATTEMPTS.
 */
export async function confirmSecondFactor(
  shop: Shop,
  owner: AccountOwner,
  tokenHash: string,
  code: string,
): Promise<SecondFactor> {
  const attempt = await countAttempt(shop, owner.username, owner);
  return shop.db.transact(async (transaction) => {
    const { sql } = transaction;
    const now = shop.clock();
    orRefuse(await lockActiveUser(transaction, owner.id), 'LOGIN_REQUIRED');
    const factor = orRefuse(await findFactor(sql, owner.id), 'NO_SECOND_FACTOR');
    const { secret, confirmedAt } = factor;
    if (confirmedAt === null) {
      const lastStep = stepOfCode(secret, code, goodSteps(now, null));
      if (lastStep === undefined) throw invalidField('code', WRONG_CODE);
      await writeFactor(transaction, owner.id, { lastStep, confirmedAt: now });
      await record(transaction, owner, { kind: 'second_factor_on', ...aboutUser(owner) }, now);
      await forgiveAttempt(transaction, attempt);
      await endAccess(transaction, owner.id, tokenHash);
    } else if (factor.lastStep === null || codeAt(secret, factor.lastStep) !== code) {
      throw invalidField('code', WRONG_CODE);
    }
    return readSecondFactor(sql, owner.id);
  });
}

/**
 * Makes other recovery codes, with which the earlier ones are void. Throws NO_SECOND_FACTOR, and as `proveOwner` and
 * `lockProvenOwner`.
 */
export async function renewRecoveryCodes(
  shop: Shop,
  owner: AccountOwner,
  sent: OwnerProof,
): Promise<{ recoveryCodes: string[] }> {
  const proof = await proveOwner(shop, owner, sent);
  const codes = newCodes();
  await shop.db.transact(async (transaction) => {
    const now = shop.clock();
    orRefuse(await lockProvenOwner(transaction, proof, now), 'NO_SECOND_FACTOR');
    await writeFactor(transaction, owner.id, { recoveryCodes: hashed(owner.id, codes) });
    const event = { kind: 'recovery_codes_renewed', ...aboutUser(owner) } as const;
    await record(transaction, owner, event, now);
  });
  return { recoveryCodes: codes.map(inFours) };
}

/** Switches the factor off; one that is off stays so. Throws as `proveOwner` and `lockProvenOwner`. */
export async function endSecondFactor(
  shop: Shop,
  owner: AccountOwner,
  sent: OwnerProof,
): Promise<SecondFactor> {
  const proof = await proveOwner(shop, owner, sent);
  return shop.db.transact(async (transaction) => {
    const now = shop.clock();
    const wasOn = await lockProvenOwner(transaction, proof, now);
    await deleteFactor(transaction, owner.id);
    const event = { kind: 'second_factor_off', ...aboutUser(owner) } as const;
    if (wasOn) await record(transaction, owner, event, now);
    return readSecondFactor(transaction.sql, owner.id);
  });
}
