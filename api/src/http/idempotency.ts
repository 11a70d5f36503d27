// What identifies a request that may be repeated (docs/rules/wire.md#a-key-names-one-request).
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { MADE_AT, MADE_OFFLINE_BY } from '@brasa/core/kernel/offline-headers.ts';
import { idempotencyKey, madeAt } from '@brasa/core/kernel/wire.ts';
import type { RequestIdentity } from '../db/idempotency.ts';
import { parseWith } from './zod-compilers.ts';

/** Null without an Idempotency-Key, VALIDATION for a bad one. `sent` is for an unparsed body. */
export function identify(
  request: FastifyRequest,
  viewer: CurrentUser | null,
  sent: unknown = request.body,
): RequestIdentity | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  const key = parseWith(idempotencyKey, header);
  const content = JSON.stringify([request.method, request.url, sent]);
  return {
    caller: viewer ? `user:${viewer.id}` : 'anyone',
    key,
    fingerprint: createHash('sha256').update(content).digest('base64url'),
    ...(isStaff(viewer?.role) && offlineOf(request)),
  };
}

/** When and how it was made. Only staff work without a connection, and only their keys are kept for ever. */
function offlineOf({ headers }: FastifyRequest): Pick<RequestIdentity, 'isKept' | 'madeOfflineAt'> {
  const at = headers[MADE_AT];
  if (at === undefined) return {};
  const made = parseWith(madeAt, at);
  const isOffline = headers[MADE_OFFLINE_BY] !== undefined;
  return { isKept: true, ...(isOffline && { madeOfflineAt: made }) };
}
