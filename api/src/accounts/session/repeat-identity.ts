import { hash } from 'node:crypto';
import type { RequestIdentity } from '../../db/idempotency.ts';
import { deriveFromPassword } from '../passwords/passwords.ts';

/**
 * The identity of a request that carries passwords. What is kept of it must help nobody to guess one,
 * so they go into the fingerprint as slow a hash as the one that is stored, salted by caller and key:
 * the same key with another password is another request. `call` tells calls apart.
 */
export async function withSlowPasswords(
  identity: RequestIdentity | null,
  call: string,
  request: object,
): Promise<RequestIdentity | null> {
  if (!identity) return null;
  const salt = hash('sha256', JSON.stringify([identity.caller, identity.key]), 'buffer');
  const content: [string, unknown][] = [];
  for (const [field, value] of Object.entries(request)) {
    // The second one says nothing that the first does not.
    if (field === 'confirmPassword') continue;
    const isSecret = /password/i.test(field) && typeof value === 'string';
    content.push([field, isSecret ? await deriveFromPassword(value, salt) : value]);
  }
  const fingerprint = hash('sha256', JSON.stringify([call, content]), 'base64url');
  return { ...identity, fingerprint };
}
