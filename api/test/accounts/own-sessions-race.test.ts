// Signing out elsewhere, while staff switch the same user off (docs/rules/wire.md#locks-are-taken-in-one-order).
import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { lockKnownUser } from '../../src/accounts/index.ts';
import type { Queries } from '../../src/db/database.ts';
import { engine, openShop } from '../shop-under-test.ts';

async function countWaiting(sql: Queries): Promise<number> {
  const { rows } = await raw`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(sql);
  return rows.length;
}

test('what ends all sessions of a user waits for who has begun to, and neither is refused', async () => {
  const { signedIn, shop } = await openShop();
  const customer = await signedIn('abaranci');
  const { id } = (await customer.get('/api/auth/me')).body as { id: number };
  await shop.db.transact(async ({ sql }) => {
    const here = sql.selectFrom('sessions').selectAll().where('userId', '=', id);
    const session = await here.executeTakeFirstOrThrow();
    await sql
      .insertInto('sessions')
      .values({ ...session, tokenHash: 'elsewhere' })
      .execute();
  });
  const waits = Promise.withResolvers<null>();
  const locked = Promise.withResolvers<null>();
  const switchingOff = shop.db.transact(async (transaction) => {
    await lockKnownUser(transaction, id);
    locked.resolve(null);
    await waits.promise;
    await transaction.sql.deleteFrom('sessions').where('userId', '=', id).execute();
  });
  await locked.promise;
  const ending = customer.send('DELETE', '/api/auth/me/sessions');
  // On SQLite every transaction is alone: it waits for the end of the other.
  if (engine === 'postgres') {
    await expect.poll(() => countWaiting(shop.db.read), { timeout: 10_000 }).toBe(1);
  }
  waits.resolve(null);
  await switchingOff;
  expect((await ending).status).toBe(200);
});
