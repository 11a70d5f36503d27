import { brokenUniqueness } from '../../db/engines/engine.ts';
import type { FailureCode } from '@brasa/core/failures.ts';
import { Failure } from '../../failure.ts';

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
