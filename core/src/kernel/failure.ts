// Refusals that are part of the business, one code each. Rules return them, use cases throw them,
// and one table in the api turns a code into a status and a Spanish text (decisions 2).
// A broken invariant is a bug, not a failure: it is thrown plainly.

export const FAILURE_CODES = [
  'VALIDATION',
  'MALFORMED_JSON',
  'MALFORMED_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  'LOGIN_REQUIRED',
  'WRONG_CREDENTIALS',
  'PERMISSION_DENIED',
  'FOREIGN_ORIGIN',
  'NOT_FOUND',
  'ORDER_NOT_FOUND',
  'IDEMPOTENCY_KEY_REUSED',
  'ORDER_TRANSITION_IMPOSSIBLE',
  'STOCK_LIMIT_REACHED',
  'PICKUP_IN_THE_PAST',
  'PICKUP_TOO_FAR_AHEAD',
  'PICKUP_DAY_CLOSED',
  'PICKUP_OUTSIDE_HOURS',
  'TOO_MANY_ATTEMPTS',
  'NOT_READY',
  'INTERNAL',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** One faulty field: where it is in the request ("customerEmail") and what is wrong, in Spanish. */
export type FailureDetail = { path: string; message: string };
