// Signing out elsewhere, while staff switch the same user off (docs/rules/wire.md#locks-are-taken-in-one-order).
import { expect, test } from 'vitest';
import { lockKnownUser } from '../../src/accounts/index.ts';
import { openShop } from '../shop-under-test.ts';
import { untilOneWaits } from '../until-waiting.ts';

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
  await untilOneWaits(shop.db.read);
  waits.resolve(null);
  await switchingOff;
  expect((await ending).status).toBe(200);
});
