// A new link for a password: random text, of which only the hash is stored.
import { randomBytes } from 'node:crypto';
import { LINK_LIFETIME } from '@brasa/core/accounts/recovery/password-links.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { insertLink } from './password-links.store.ts';
import { hashToken } from '../session/sessions.ts';

const TOKEN_BYTES = 24;

/** Makes a link for the user, in the caller's transaction. */
export async function newPasswordLink(
  transaction: Transaction,
  userId: number,
  now: number,
): Promise<{ token: string; expiresAt: number }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = now + LINK_LIFETIME;
  await insertLink(transaction, { tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
  return { token, expiresAt };
}
