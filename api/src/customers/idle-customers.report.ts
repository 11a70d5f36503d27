// Customers of whom only a phone is known, and whose points have not moved for long: read-only, across accounts and loyalty.
import type { Queries } from '../db/database.ts';
import { flag } from '../db/tables/columns.ts';

/** Nobody changed the user since then, and nothing happened to their points. */
function idleSince(sql: Queries, since: number) {
  return sql
    .selectFrom('users')
    .select('users.id')
    .where('phoneOnly', '=', flag(true))
    .where('updatedAt', '<', since)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('pointTransactions')
            .select('pointTransactions.id')
            .whereRef('pointTransactions.userId', '=', 'users.id')
            .where('pointTransactions.createdAt', '>=', since),
        ),
      ),
    );
}

export async function isIdle(sql: Queries, id: number, since: number): Promise<boolean> {
  const row = await idleSince(sql, since).where('users.id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Users that are looked at together, so that no query is long. */
const LOOKED_AT_ONCE = 2000;

export async function listIdleCustomers(sql: Queries, since: number): Promise<{ id: number }[]> {
  const { last } = await sql
    .selectFrom('users')
    .select((is) => is.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const idle: { id: number }[] = [];
  for (let after = 0; after < (last ?? 0); after += LOOKED_AT_ONCE) {
    const found = await idleSince(sql, since)
      .where('users.id', '>', after)
      .where('users.id', '<=', after + LOOKED_AT_ONCE)
      .execute();
    idle.push(...found);
  }
  return idle;
}
