// The code of an order opens its customer's page, so only they and staff are told it.
// See docs/rules/orders.md#the-customers-order-page.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { expect, test } from 'vitest';
import { placeOrder } from '../place-order.ts';
import { openShop, orderBody, PASSWORD, type ShopUnderTest } from '../shop-under-test.ts';

const CODE = /^[\w-]{22}$/;

async function storedCodes({ shop }: ShopUnderTest): Promise<(string | null)[]> {
  const rows = await shop.db.read.selectFrom('orders').select('code').orderBy('id').execute();
  return rows.map(({ code }) => code);
}

const codeOf = (reply: { body: unknown }): string | null => (reply.body as Order).code;

test('each order has a code of its own, for whoever placed it and for staff', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const customer = await under.signedIn('abaranci');
  const orders = [
    await placeOrder(under.visitor()),
    await placeOrder(customer),
    await placeOrder(staff, { is_manual_entry: true }),
  ];
  const codes = orders.map(({ code }) => code);
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(CODE);
  expect(await storedCodes(under)).toEqual(codes);
  for (const { id, code } of orders) {
    expect(codeOf(await staff.get(`/api/orders/${id}`))).toBe(code);
    expect(codeOf(await staff.patch(`/api/orders/${id}`, { customerName: 'Ana' }))).toBe(code);
  }
  const listed = ((await staff.get('/api/dashboard-data')).body as { orders: Order[] }).orders;
  expect(listed.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
});

test('nobody says which code an order gets, nor changes it', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const code = 'x'.repeat(22);
  const order = await placeOrder(under.visitor(), { code });
  expect(order.code).not.toBe(code);
  const edited = await staff.patch(`/api/orders/${order.id}`, { customerName: 'Ana', code });
  expect(codeOf(edited)).toBe(order.code);
});

test('a repeat of the order is answered the same code, which is not stored with the answer', async () => {
  const under = await openShop();
  const visitor = under.visitor();
  const send = () =>
    visitor.post('/api/orders', orderBody(), { 'idempotency-key': 'pedido-con-codigo' });
  const code = codeOf(await send());
  expect(code).toMatch(CODE);
  expect(codeOf(await send())).toBe(code);
  const stored = await under.shop.db.read.selectFrom('idempotencyKeys').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(code);
});

test('neither the history nor the own data of its customer tell it', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const customer = await under.signedIn('abaranci');
  const { id, code } = await placeOrder(customer);
  const url = `/api/orders/${id}`;
  await staff.patch(url, { customerName: 'Ana', quantity: 2 });
  await staff.patch(`${url}/cancel`);
  await staff.patch(`${url}/reopen`);
  const logs = await under.shop.db.read.selectFrom('orderLogs').selectAll().execute();
  expect(logs).toHaveLength(4);
  expect(JSON.stringify(logs)).not.toContain(code);
  const ownData = await customer.get('/api/auth/me/data');
  expect(ownData.body).toMatchObject({ orders: [{ id }] });
  expect(JSON.stringify(ownData.body)).not.toContain(code);
});

test('erasing the person takes the code', async () => {
  const under = await openShop();
  const customer = await under.signedIn('abaranci');
  const staff = await under.signedIn('haykakan');
  const { id } = await placeOrder(customer);
  await staff.patch(`/api/orders/${id}/confirm`);
  const erased = await customer.post('/api/auth/me/erasure', { password: PASSWORD });
  expect(erased.status).toBe(200);
  expect(await storedCodes(under)).toEqual([null]);
  expect(codeOf(await staff.get(`/api/orders/${id}`))).toBeNull();
});

test('merging two accounts keeps it', async () => {
  const under = await openShop();
  const [stays, goes] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
  const staff = await under.signedIn('superadmin');
  const { code } = await placeOrder(goes);
  const merged = await staff.post(`/api/auth/users/${stays.id}/merge`, { mergedUserId: goes.id });
  expect(merged.status).toBe(200);
  expect(await storedCodes(under)).toEqual([code]);
});
