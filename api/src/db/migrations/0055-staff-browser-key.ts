// The key with which the mark of staff's browsers is signed, made here, once for every shop.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  const value = randomBytes(32).toString('base64url');
  await db.insertInto('secrets').values({ name: 'staff_browser_key', value }).execute();
}
