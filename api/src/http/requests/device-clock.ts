import type { FastifyRequest } from 'fastify';
import { SENT_AT } from '@brasa/core/kernel/offline-headers.ts';
import { sentAt } from '@brasa/core/kernel/wire.ts';
import { parseWith } from '../zod-compilers.ts';

/** The time on the asking device's clock, milliseconds UTC; null where the request does not tell it. Throws VALIDATION. */
export function deviceClock({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
  const { [SENT_AT]: sent } = headers;
  return sent === undefined ? null : parseWith(sentAt, sent);
}
