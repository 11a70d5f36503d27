import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import type { Call } from '@brasa/core/kernel/call.ts';

/** What a call may be refused with: its own refusals, and those that its kind of call brings. */
export function refusalsOf(call: Call): FailureCode[] {
  const changes = call.method !== 'GET' || call.changesState === true;
  const takesJson = call.method !== 'GET' && call.consumes === undefined;
  const isRead = call.params ?? call.query ?? call.body ?? call.repeatable;
  return [
    'MALFORMED_REQUEST',
    ...(isRead ? (['VALIDATION'] as const) : []),
    ...(takesJson ? (['MALFORMED_JSON', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE'] as const) : []),
    ...(call.audience !== 'anyone' ? (['LOGIN_REQUIRED'] as const) : []),
    ...(call.audience === 'staff' || call.audience === 'superadmin'
      ? (['PERMISSION_DENIED'] as const)
      : []),
    ...(changes ? (['FOREIGN_ORIGIN'] as const) : []),
    ...(call.repeatable ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...(call.versioned ? (['EDITED_MEANWHILE'] as const) : []),
    ...(call.refusals ?? []).filter(isFailureCode),
  ];
}

function isFailureCode(code: string): code is FailureCode {
  return code in FAILURES;
}
