import { brokenUniqueness } from '../../db/engines/engine.ts';
import type { FailureCode } from '@brasa/core/failures.ts';
import type { Transaction } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { findUserByPhone } from '../users/phone-users.store.ts';

/**
 * Throws `failure` where somebody else has the phone. The index refuses it too, but PostgreSQL then writes the phone into its
 * log; what comes at this very moment is left to that.
 */
export async function refuseTakenPhone(
  { sql }: Transaction,
  { id, phone }: { id: number | null; phone: string | null | undefined },
  failure: FailureCode = 'USER_PHONE_TAKEN',
): Promise<void> {
  const known = phone ? await findUserByPhone(sql, phone) : null;
  if (known && known.id !== id) throw new Failure(failure);
}

/**
 * Runs a write that gives a user a name or a phone, which belong to one user each. Throws
 * USERNAME_TAKEN or `phoneTaken` when somebody has them, somebody included who got them at this
 * moment; the transaction must end with it.
 */
export async function withUniqueIdentity<Result>(
  write: () => Promise<Result>,
  phoneTaken: FailureCode = 'USER_PHONE_TAKEN',
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const broken = brokenUniqueness(error);
    if (broken === null) throw error;
    throw new Failure(broken.includes('phone') ? phoneTaken : 'USERNAME_TAKEN');
  }
}
