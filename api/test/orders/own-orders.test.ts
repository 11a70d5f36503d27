// What was ordered with the account (docs/rules/orders.md#own-orders).
import { expect, test } from 'vitest';
import { OWN_ORDERS_PAGE, type OwnOrders } from '@brasa/core/orders/page/own-orders.contract.ts';
import { newPhone } from '../phone-of.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type Caller } from '../shop-under-test.ts';

async function ownOrders(caller: Caller, query = ''): Promise<OwnOrders> {
  const { status, body } = await caller.get(`/api/auth/me/orders${query}`);
  expect(status).toBe(200);
  return body as OwnOrders;
}

test('are those that somebody placed while signed in, the last one first, and nobody else’s', async () => {
  const { visitor, signedIn } = await openShop();
  const [customer, other] = [await signedIn('abaranci'), await signedIn('abaranci')];
  const first = await placeOrder(customer);
  const second = await placeOrder(customer, { customerName: 'Para la abuela' });
  await placeOrder(other, { customerName: 'Otra persona' });
  // The same phone is no proof of who it is.
  await placeOrder(visitor());
  const { orders, hasMore } = await ownOrders(customer);
  expect([orders.map(({ id }) => id), hasMore]).toEqual([[second.id, first.id], false]);
  expect(orders[0]).toMatchObject({ customerName: 'Para la abuela', status: 'pending' });
});

test('say how each stands', async () => {
  const { signedIn } = await openShop();
  const [customer, staff] = [await signedIn('abaranci'), await signedIn('haykakan')];
  const { id } = await placeOrder(customer);
  expect((await staff.patch(`/api/orders/${id}/ready`)).status).toBe(200);
  expect((await ownOrders(customer)).orders[0]?.readyAt).toEqual(expect.any(String));
  expect((await staff.patch(`/api/orders/${id}/cancel`)).status).toBe(200);
  expect((await ownOrders(customer)).orders[0]?.status).toBe('cancelled');
});

test('come page by page, each once', async () => {
  const { signedIn } = await openShop();
  const customer = await signedIn('abaranci');
  const placed: number[] = [];
  for (let count = 0; count < OWN_ORDERS_PAGE + 2; count += 1) {
    placed.unshift((await placeOrder(customer, { customerPhone: newPhone() })).id);
  }
  const page = await ownOrders(customer);
  expect([page.orders.length, page.hasMore]).toEqual([OWN_ORDERS_PAGE, true]);
  const rest = await ownOrders(customer, `?before=${page.orders.at(-1)?.id}`);
  expect(rest.hasMore).toBe(false);
  expect([...page.orders, ...rest.orders].map(({ id }) => id)).toEqual(placed);
  expect((await customer.get('/api/auth/me/orders?before=x')).status).toBe(400);
});
