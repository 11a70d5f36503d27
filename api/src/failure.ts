import type { FailureCode, FailureDetail } from '@brasa/core/kernel/failure.ts';

/** An expected refusal on its way to the client. Thrown in a transaction it rolls it back. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: readonly FailureDetail[] | undefined;
  /** For TOO_MANY_ATTEMPTS: when it is worth trying again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: FailureCode,
    extra: { details?: readonly FailureDetail[]; retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.details = extra.details;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}
