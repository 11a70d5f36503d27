// What identifies a request that may be repeated (docs/rules/wire.md#a-key-names-one-request).
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import {
  MADE_AT,
  MADE_OFFLINE_BY,
  MADE_ON_VERSION,
  SENT_AT,
} from '@brasa/core/kernel/offline-headers.ts';
import { idempotencyKey, madeAt, madeOnVersion, sentAt } from '@brasa/core/kernel/wire.ts';
import type { RequestIdentity } from '../../db/idempotency.ts';
import { clientOf } from './client.ts';
import { parseWith } from '../zod-compilers.ts';

/** Null without an Idempotency-Key, VALIDATION for a bad one. `sent` is for an unparsed body. */
export function identify(
  request: FastifyRequest,
  viewer: CurrentUser | null,
  sent: unknown = request.body,
): RequestIdentity | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  const key = parseWith(idempotencyKey, header);
  const { method, url } = request;
  const content = JSON.stringify([method, url, sent], asBeforeGained);
  return {
    caller: viewer ? `user:${viewer.id}` : 'anyone',
    key,
    fingerprint: `${hash(JSON.stringify([method, url]))}:${hash(content)}`,
    ...(viewer && isStaff(viewer.role) && offlineOf(request, viewer)),
  };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Fields that bodies have gained: one in which nothing was sent is the request that it was before. */
const GAINED = new Set(['bizumAmount']);

const asBeforeGained = (field: string, value: unknown): unknown =>
  GAINED.has(field) && value === null ? undefined : value;

/** When and how it was made. Only staff work without a connection, and only their keys are kept for ever. */
function offlineOf(
  request: FastifyRequest,
  viewer: CurrentUser,
): Pick<RequestIdentity, 'isKept' | 'madeOffline' | 'seenVersion'> {
  const { [MADE_AT]: made, [SENT_AT]: sent, [MADE_OFFLINE_BY]: by } = request.headers;
  const { [MADE_ON_VERSION]: seen } = request.headers;
  if (made === undefined) return {};
  const times = {
    madeAt: parseWith(madeAt, made),
    sentAt: sent === undefined ? null : parseWith(sentAt, sent),
  };
  const actor = { ...viewer, ...clientOf(request) };
  return {
    isKept: true,
    ...(by !== undefined && { madeOffline: { ...times, actor } }),
    ...(seen !== undefined && { seenVersion: parseWith(madeOnVersion, seen) }),
  };
}
