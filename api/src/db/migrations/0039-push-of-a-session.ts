// In which session a browser asked to be told of points: signing out ends that too. Browsers from before keep what
// they asked for until they ask anew.
import type { Kysely } from 'kysely';
import { addColumn, addIndex, references } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  const table = 'push_subscriptions';
  await addColumn(db, table, 'session', 'text', references('sessions.token_hash', 'cascade'));
  await addIndex(
    db,
    'push_subscriptions_by_session',
    table,
    ['session'],
    ['session', 'is not', null],
  );
}
