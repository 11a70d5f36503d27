import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import type { Call } from '@brasa/core/kernel/call.ts';

const takesJson = ({ method, consumes }: Call) => method !== 'GET' && consumes === undefined;
const readsInput = ({ params, query, body, repeatable }: Call) =>
  Boolean(params ?? query ?? body ?? repeatable);

/** What many calls may be refused with, and which. */
const SHARED: readonly [code: FailureCode, isOf: (call: Call) => boolean][] = [
  ['MALFORMED_REQUEST', () => true],
  ['VALIDATION', readsInput],
  ['MALFORMED_JSON', takesJson],
  ['UNSUPPORTED_MEDIA_TYPE', ({ method }) => method !== 'GET'],
  ['BODY_TOO_LARGE', takesJson],
  ['LOGIN_REQUIRED', ({ audience }) => audience !== 'anyone'],
  ['PERMISSION_DENIED', ({ audience }) => audience === 'staff' || audience === 'superadmin'],
  ['FOREIGN_ORIGIN', ({ method, changesState }) => method !== 'GET' || changesState === true],
  ['IDEMPOTENCY_KEY_REUSED', ({ repeatable }) => repeatable === true],
  ['EDITED_MEANWHILE', ({ versioned }) => versioned !== undefined],
];

/** What a call may be refused with: its own refusals, and those that its kind of call brings. */
export function refusalsOf(call: Call): FailureCode[] {
  const shared = SHARED.filter(([, isOf]) => isOf(call)).map(([code]) => code);
  return [...shared, ...(call.refusals ?? []).filter(isFailureCode)];
}

function isFailureCode(code: string): code is FailureCode {
  return code in FAILURES;
}
