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

test('two people who ask on one browser at once leave it to one of them', async () => {
  const { service, signedIn, subscriptions } = await openPushingShop();
  const people = [await signedIn('abaranci'), await signedIn('abaranci')];
  const subscription = service.subscribe('shared');
  for (let turn = 0; turn < 10; turn += 1) {
    const replies = await Promise.all(
      people.map((one) => one.post('/api/points/push', subscription)),
    );
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    expect(await subscriptions()).toHaveLength(1);
  }
});

test('a browser asks at its new address while it is moved there', async () => {
  const { orderTold, visitor, service, subscriptions } = await openPushingShop();
  for (let turn = 0; turn < 10; turn += 1) {
    const [old, anew] = [`phone${turn}`, `phone${turn}-anew`];
    const { id, code } = await orderTold(old);
    const subscription = service.subscribe(anew);
    const endpoint = `${service.origin}/${old}`;
    const replies = await Promise.all([
      visitor().post(`/api/order-pages/${code}/push`, subscription),
      visitor().post('/api/push/renewal', { endpoint, subscription }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    expect((await subscriptions()).filter((row) => 'orderId' in row && row.orderId === id)).toEqual(
      [expect.objectContaining({ endpoint: subscription.endpoint })],
    );
  }
});
