// A code from the phone beside the password, what stands between the two, and on which device a session is and when it
// was used last: null for one that a process of the version before has begun.
import { sql, type Kysely } from 'kysely';
import { addColumn, addIndex, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

const LIFETIME_BEFORE = 30 * 24 * 60 * 60 * 1000;

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'integer', (c) => c.primaryKey().notNull().references('users.id'))
    .addColumn('secret', 'text', required)
    .addColumn('recovery_codes', 'text', required)
    .addColumn('last_step', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('confirmed_at', 'bigint', (c) =>
      c.check(sql`confirmed_at is null or last_step is not null`),
    )
    .execute();
  await db.schema
    .createTable('sign_in_challenges')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('wrong_codes', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`wrong_codes between 0 and 4`),
    )
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await addIndex(db, 'sign_in_challenges_by_user', 'sign_in_challenges', ['user_id']);
  await addColumn(db, 'sessions', 'used_at', 'bigint');
  await addColumn(db, 'sessions', 'device', 'text');
  await sql`update sessions set used_at = expires_at - ${sql.lit(LIFETIME_BEFORE)}`.execute(db);
}
