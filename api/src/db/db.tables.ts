// The tables that belong to no room.
import type { Classified } from './tables/classification.ts';
import type { Generated } from 'kysely';
import type { AutoId, Instant, Json } from './tables/columns.ts';

type IdempotencyKeysTable = {
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

type SecretsTable = {
  name: 'wallet_key' | 'push_key' | 'staff_browser_key';
  /** Base64url. */
  value: string;
};

/** What is swept once a day. */
type SweepsTable = {
  name: 'personal_data';
  /** Until then it is done, or some process is at it. */
  nextAt: Instant;
};

type ThrottleHitsTable = {
  id: AutoId;
  /** What is counted, for whom: "login:maria@203.0.113.7". */
  bucket: string;
  at: Instant;
};

/** One row. */
type BelievedClockTable = {
  id: number;
  /** The last moment at which the clock was believed. */
  at: Instant;
  /** For how many milliseconds it has gone on evenly since it is not believed any more. */
  probation: Generated<number>;
  /** The time on the clock at that note. */
  notedAt: Instant;
};

export type DbTables = {
  believedClock: BelievedClockTable;
  idempotencyKeys: IdempotencyKeysTable;
  secrets: SecretsTable;
  sweeps: SweepsTable;
  throttleHits: ThrottleHitsTable;
};

export const COLUMNS = {
  believedClock: {},
  // Responses are stored without personal fields (idempotency.ts); the caller is an id.
  idempotencyKeys: {
    caller: 'not personal',
    key: 'not personal',
    fingerprint: 'not personal',
    response: 'not personal',
  },
  secrets: { value: 'not personal' },
  sweeps: {},
  throttleHits: { bucket: 'deleted' },
} as const satisfies Classified<DbTables>;

declare module './tables/tables.ts' {
  interface Rooms {
    db: { tables: DbTables; columns: typeof COLUMNS };
  }
}
