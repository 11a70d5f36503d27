// Who is told, while somebody stops being told (docs/rules/messages.md#to-a-phone).
import { expect, test } from 'vitest';
import { engine } from '../shop-under-test.ts';
import { openPushingShop } from './pushing-shop.ts';

test('an order becomes ready while a browser that it was to tell is being forgotten', async () => {
  const { orderTold, staff, shop, rows } = await openPushingShop();
  const { id } = await orderTold('maria');
  const forgotten = Promise.withResolvers<null>();
  const answered = Promise.withResolvers<null>();
  const forgetting = shop.db.transact(async ({ sql }) => {
    await sql.deleteFrom('pushSubscriptions').execute();
    forgotten.resolve(null);
    await answered.promise;
  });
  await forgotten.promise;
  // On SQLite every transaction is alone: the order waits for the end of this one.
  if (engine === 'sqlite') answered.resolve(null);
  const reply = await staff.patch(`/api/orders/${id}/ready`);
  answered.resolve(null);
  await forgetting;
  expect(reply.status).toBe(200);
  expect(await rows()).toEqual([]);
});
