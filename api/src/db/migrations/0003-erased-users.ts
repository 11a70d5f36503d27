// A user who has been erased is a row without a person: the ledger and past orders still point to
// it, and nothing personal may be left in it, nor come back. And users are looked up by e-mail.
import { sql, type Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

const CAN_SIGN_IN = sql`phone_only = 0 and username is not null and password is not null`;
const PHONE_ONLY = sql`phone_only = 1 and phone is not null and username is null and password is null`;
const NOBODY = sql`active = 0 and phone_only = 0 and username is null and password is null and name is null and phone is null and email is null and postal_code is null and comparsa_name is null and details is null and gdpr_consent_date is null and gdpr_consent_version is null`;

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'users', 'erased_at', 'bigint');
  await sql`alter table users drop constraint users_sign_in`.execute(db);
  await sql`alter table users add constraint users_sign_in check ((erased_at is null and ((${PHONE_ONLY}) or (${CAN_SIGN_IN}))) or (erased_at is not null and ${NOBODY}))`.execute(
    db,
  );
  await db.schema
    .createIndex('users_by_email')
    .on('users')
    .expression(sql`lower(email)`)
    .execute();
}
