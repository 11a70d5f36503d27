// Of a request whose key is kept for ever its fingerprint is forgotten after a month, but for the call (44 characters): this index
// finds those that are not. A visit's own key says its user's id and amount, and stays.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`create index idempotency_keys_to_forget on idempotency_keys (expires_at, created_at)
    where expires_at is null and fingerprint <> '' and length(fingerprint) <> 44
      and caller <> 'order' and caller <> 'walk-in'`.execute(db);
}
