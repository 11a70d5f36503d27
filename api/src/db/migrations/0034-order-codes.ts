// Each order has a code, the address of its customer's page. Orders from before have one where the page would
// still be there: those that are pending, and those of the last 30 days.
import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

const SHOWN_FOR = 30 * 24 * 60 * 60 * 1000;

const CODE_BYTES = 16;

/** Rows that a statement writes: both engines take so many parameters. */
const ROWS_AT_ONCE = 1000;

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'orders', 'code', 'text', (c) => c.check(sql`length(code) = 22`));
  await fillCodes(db);
  await db.schema
    .createIndex('orders_by_code')
    .unique()
    .on('orders')
    .column('code')
    .where(sql.ref('code'), 'is not', null)
    .execute();
}

async function fillCodes(db: Kysely<Tables>): Promise<void> {
  const { last } = await db
    .selectFrom('orders')
    // The last moment that the database knows of.
    .select((is) => is.fn.max<number | null>('updatedAt').as('last'))
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where((is) =>
      is.or([is('status', '=', 'pending'), is('pickupTime', '>', (last ?? 0) - SHOWN_FOR)]),
    )
    .orderBy('id')
    .execute();
  for (let start = 0; start < orders.length; start += ROWS_AT_ONCE) {
    const rows = orders.slice(start, start + ROWS_AT_ONCE).map(({ id }) => {
      const code = randomBytes(CODE_BYTES).toString('base64url');
      return sql`(cast(${id} as integer), cast(${code} as text))`;
    });
    await sql`with given (id, code) as (values ${sql.join(rows)})
      update orders set code = given.code from given where orders.id = given.id`.execute(db);
  }
}
