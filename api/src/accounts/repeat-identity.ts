import { createHash } from 'node:crypto';
import type { RequestIdentity } from '../db/idempotency.ts';

/**
 * The identity of a request that carries a password. What is kept of a request must not help to
 * guess the password, so a repeat is recognised by everything else; `call` tells calls apart.
 */
export function withoutPassword(
  identity: RequestIdentity | null,
  call: string,
  request: object,
): RequestIdentity | null {
  if (!identity) return null;
  const rest = Object.entries(request).filter(([field]) => !/password/i.test(field));
  const content = JSON.stringify([call, Object.fromEntries(rest)]);
  return { ...identity, fingerprint: createHash('sha256').update(content).digest('base64url') };
}
