import type { FailureCode } from '@brasa/core/failures.ts';
import type { FailureDetail } from '@brasa/core/kernel/failure.ts';
import { isRefused, type Refused } from '@brasa/core/kernel/refused.ts';

/** What a refusal says beside its code. */
type Extra = {
  details?: readonly FailureDetail[];
  /** For TOO_MANY_…: when it is worth trying again. */
  retryAfterSeconds?: number;
  /** For RANGE_NOT_SATISFIABLE: how much there is, as the head Content-Range says it. */
  contentRange?: string | undefined;
  /** For ORDERING_PAUSED and SECOND_FACTOR_REQUIRED: how long it lasts, as it travels. */
  until?: string;
  /** For SECOND_FACTOR_REQUIRED: what is to be sent with the code. */
  challenge?: string;
  /** For WRONG_CREDENTIALS and SECOND_FACTOR_WRONG: whose account it was, for the record alone. */
  account?: { id: number; name: string | null };
  /** For EDITED_MEANWHILE and its like: what is there now, as it travels. */
  current?: object;
};

/** An expected refusal on its way to the client. Thrown in a transaction it rolls it back. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly extra: Extra;

  constructor(code: FailureCode, extra: Extra = {}) {
    super(code);
    this.code = code;
    this.extra = extra;
  }
}

/** One faulty field, by its path, and what is wrong with it, in Spanish. */
export function invalidField(path: string, message: string): Failure {
  return new Failure('VALIDATION', { details: [{ path, message }] });
}

/** Throws what a rule finds wrong with a field, where it does. */
export function throwFieldFault(fault: FailureDetail | null): void {
  if (fault) throw invalidField(fault.path, fault.message);
}

/** Throws what a rule refuses with, where it does. */
export function throwRefusal(refusal: FailureCode | null): void {
  if (refusal) throw new Failure(refusal);
}

/** The rule's answer; throws its refusal. */
export function orThrow<Answer extends object | null>(
  answer: Answer | Refused<FailureCode>,
): Exclude<Answer, Refused<FailureCode>> {
  if (answer !== null && isRefused(answer)) {
    const { refusal, ...extra } = answer;
    throw new Failure(refusal, extra);
  }
  return answer as Exclude<Answer, Refused<FailureCode>>;
}

/** The value; throws the refusal where there is none. */
export function orRefuse<Value>(value: Value | null | undefined, refusal: FailureCode): Value {
  if (value === null || value === undefined) throw new Failure(refusal);
  return value;
}

/** What it answers; null where it throws this failure. */
export async function orNothing<Found>(
  code: FailureCode,
  read: () => Promise<Found>,
): Promise<Found | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Failure && error.code === code) return null;
    throw error;
  }
}
