import type { FailureCode } from '@brasa/core/failures.ts';
import type { FailureDetail } from '@brasa/core/kernel/failure.ts';

/** An expected refusal on its way to the client. Thrown in a transaction it rolls it back. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly details: readonly FailureDetail[] | undefined;
  /** For TOO_MANY_…: when it is worth trying again. */
  readonly retryAfterSeconds: number | undefined;
  /** For RANGE_NOT_SATISFIABLE: how much there is, as the head Content-Range says it. */
  readonly contentRange: string | undefined;
  /** For EDITED_MEANWHILE: what is there now, as it travels. */
  readonly current: object | undefined;

  constructor(
    code: FailureCode,
    extra: {
      details?: readonly FailureDetail[];
      retryAfterSeconds?: number;
      contentRange?: string | undefined;
      current?: object;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.details = extra.details;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.contentRange = extra.contentRange;
    this.current = extra.current;
  }
}
