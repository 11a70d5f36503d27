// Fingerprints of requests whose keys are kept for ever are forgotten after a month: this index finds them. A visit's own key says
// its user's id and amount, and stays.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`create index idempotency_keys_to_forget on idempotency_keys (expires_at, created_at)
    where expires_at is null and fingerprint <> '' and caller <> 'order' and caller <> 'walk-in'`.execute(
    db,
  );
}
