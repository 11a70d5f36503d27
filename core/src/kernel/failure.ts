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
  'USER_NOT_FOUND',
  'IDEMPOTENCY_KEY_REUSED',
  'PHONE_TAKEN',
  'USERNAME_TAKEN',
  'ORDER_TRANSITION_IMPOSSIBLE',
  'ORDER_CHANGED_MEANWHILE',
  'STOCK_LIMIT_REACHED',
  'PICKUP_IN_THE_PAST',
  'PICKUP_TOO_FAR_AHEAD',
  'PICKUP_DAY_CLOSED',
  'PICKUP_OUTSIDE_HOURS',
  'POINTS_NOT_CASH',
  'POINTS_OUTSIDE_HOURS',
  'POINTS_ORDER_TOO_LARGE',
  'POINTS_AMOUNT_TOO_SMALL',
  'BONUS_NOT_ACTIVE',
  'DISCOUNT_LIMIT_REACHED',
  'QR_INVALID',
  'PHONE_DIGITS_WRONG',
  'POINTS_USER_INACTIVE',
  'POINTS_MISMATCH',
  'POINTS_VISIT_TOO_OLD',
  'POINTS_ORDER_CALLED_OFF',
  'POINTS_ALREADY_GIVEN',
  'TOO_MANY_ATTEMPTS',
  'TOO_MANY_SCREENS',
  'NOT_ACCEPTABLE',
  'NOT_READY',
  'INTERNAL',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** One faulty field: where it is in the request ("customerEmail") and what is wrong, in Spanish. */
export type FailureDetail = { path: string; message: string };
