// The headers that calls take and answer, for the API's document.
import { z } from 'zod';
import type { Call, ResultHeader } from '@brasa/core/kernel/call.ts';
import { idempotencyKey, madeAt, sentAt } from '@brasa/core/kernel/wire.ts';

type Header = { description: string; schema: { type: 'string' | 'integer' } };
/** The part of a response that describes its headers, where it has any. */
export type Headers = { headers?: Record<string, Header> };

const header = (description: string, type: 'string' | 'integer' = 'string'): Header => ({
  description,
  schema: { type },
});

const RESULT_HEADERS: Record<ResultHeader, Header> = {
  'Content-Disposition': header('The name of the file that the result is meant to become'),
  ETag: header('Sent back as If-None-Match it brings 304 until the result is another'),
  'Set-Cookie': header('The session that begins or ends'),
  'X-Total-Count': header('How many there are on all pages', 'integer'),
};

export function resultHeadersOf({ headers }: Call): Headers {
  if (!headers) return {};
  return { headers: Object.fromEntries(headers.map((name) => [name, RESULT_HEADERS[name]])) };
}

/** Whoever comes too often is told when to come back. */
export function refusalHeadersOf(status: number): Headers {
  if (status !== 429) return {};
  const description = 'After how many seconds it is worth trying again';
  return { headers: { 'Retry-After': header(description, 'integer') } };
}

const KEY = z.object({
  'Idempotency-Key': idempotencyKey.describe(
    'A repeat with the same key answers the first result and changes nothing',
  ),
});

const MADE_OFFLINE = z.object({
  'Made-At': madeAt.describe('When a user did it; the Idempotency-Key is kept for ever').optional(),
  'Sent-At': sentAt
    .describe(
      'The present of the device that sends it: Made-At is corrected by how far its clock is off',
    )
    .optional(),
  'Made-Offline-By': z
    .int()
    .describe('The user who did it without a connection: refused in a session of anybody else')
    .optional(),
  'Made-On-Version': z
    .int()
    .min(1)
    .describe('The version of the order that they saw: points do not go over a later payment')
    .optional(),
});

const CONDITION = z.object({
  'If-None-Match': z.string().describe('The ETag of the result that is there already').optional(),
});

export function requestHeadersOf({ repeatable, headers }: Call): z.ZodObject[] {
  const key = repeatable === 'with-key' ? KEY : KEY.partial();
  return [
    ...(repeatable ? [key, MADE_OFFLINE] : []),
    ...(headers?.includes('ETag') ? [CONDITION] : []),
  ];
}
