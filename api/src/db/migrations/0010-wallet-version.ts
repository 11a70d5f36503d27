// A wallet's QR can be renewed: how often it was is signed along, so that the codes before are no
// longer good. Codes from before this are of version 0, which everybody begins with.
import type { Kysely } from 'kysely';
import { addColumn, countColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'users', 'wallet_version', 'integer', countColumn('wallet_version'));
}
