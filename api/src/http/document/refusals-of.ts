import { z } from 'zod';
import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import type { Call } from '@brasa/core/kernel/call.ts';
import { editConflict } from '@brasa/core/kernel/versions.ts';

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
  // Of a repeatable call of anyone: somebody else has made it without a connection.
  [
    'LOGIN_REQUIRED',
    ({ audience, repeatable }) => audience !== 'anyone' || repeatable !== undefined,
  ],
  ['PERMISSION_DENIED', ({ audience }) => audience === 'staff' || audience === 'superadmin'],
  ['FOREIGN_ORIGIN', ({ method, changesState }) => method !== 'GET' || changesState === true],
  ['IDEMPOTENCY_KEY_REUSED', ({ repeatable }) => repeatable !== undefined],
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

/** What says more than every refusal does; its code tells it from those that do not. */
export function ownShapes({ answers, versioned }: Call, status: number): z.ZodType[] {
  const answer = answers[status];
  const own =
    answer instanceof z.ZodUnion ? (answer.options as z.ZodType[]) : answer ? [answer] : [];
  const isConflict = status === FAILURES.EDITED_MEANWHILE.status;
  return [...own, ...(versioned && isConflict ? [editConflict(versioned)] : [])];
}
