import type { FastifyRequest } from 'fastify';
import type { SessionCookies } from '../http/session-cookies.ts';
import { hashToken } from './sessions.ts';

/** Of the session in which a guarded route is asked. */
export function ownTokenHash(cookies: SessionCookies, request: FastifyRequest): string {
  const token = cookies.read(request);
  if (token === null) throw new Error('a guarded route was reached without a session');
  return hashToken(token);
}
