// What becomes of phones that are notified when somebody leaves, or turns out to have two accounts
// (docs/rules/messages.md#personal-data).
import { expect, test } from 'vitest';
import { customerBody } from '../accounts/customer-body.ts';
import { saveSubscription } from '../../src/messages/push-subscriptions.store.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { openPushingShop } from '../messages/pushing-shop.ts';
import { placeOrder } from '../place-order.ts';
import { merged } from './people.ts';

test('whoever leaves is told nothing more, and no address of a phone stays', async () => {
  const { visitor, service, staff, subscriptions, rows } = await openPushingShop();
  const customer = visitor();
  await customer.post('/api/auth/register', customerBody({ password: 'leña y brasa' }));
  const { id, code } = await placeOrder(customer);
  await customer.post(`/api/order-pages/${code}/push`, service.subscribe('maria'));
  await customer.post('/api/points/push', service.subscribe('maria'));
  await staff.patch(`/api/orders/${id}/ready`);
  await staff.patch(`/api/orders/${id}/confirm`);
  expect(await subscriptions()).toHaveLength(2);
  const erased = await customer.post('/api/auth/me/erasure', { password: 'leña y brasa' });
  expect(erased.status).toBe(200);
  expect([await subscriptions(), await rows()]).toEqual([[], []]);
});

test('two accounts that become one are told of on the phones of both, each once', async () => {
  const under = await openPushingShop();
  const { service, sendAll, shop, time, subscriptions } = under;
  const [kept, other] = [await newCustomer(under), await newCustomer(under)];
  const shared = service.subscribe('shared');
  const asked = [
    [kept, shared],
    [other, service.subscribe('own')],
    [other, shared],
  ] as const;
  for (const [{ id }, subscription] of asked) {
    await shop.db.transact((transaction) =>
      saveSubscription(transaction, { userId: id, session: null }, subscription, time.now),
    );
  }
  await merged(under.staff, kept.id, other.id);
  expect(await subscriptions()).toMatchObject([
    { userId: kept.id, endpoint: `${service.origin}/own` },
    { userId: kept.id, endpoint: shared.endpoint },
  ]);
  await earn(under, other.id, 20);
  await sendAll();
  expect(service.received.map(({ browser }) => browser).toSorted()).toEqual(['own', 'shared']);
});
