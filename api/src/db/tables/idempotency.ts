import type { Instant, Json } from './columns.ts';

export type IdempotencyKeysTable = {
  /** "user:12", or "anyone" for callers without a session. */
  caller: string;
  key: string;
  /** SHA-256 of method, route and body. */
  fingerprint: string;
  /** The first answer; null only inside the transaction that is making it. */
  response: Json | null;
  createdAt: Instant;
  /** Null: kept for ever (points). */
  expiresAt: Instant | null;
};
