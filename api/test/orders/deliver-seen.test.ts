// Handing over what is left of a day: each order as it was seen
// (docs/rules/orders.md#handing-over-what-is-left).
import { expect, test } from 'vitest';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { countRows } from '../count-rows.ts';
import { expectOvenToAgree } from '../expect-oven-to-agree.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type Caller } from '../shop-under-test.ts';

async function twoDesks(count: number) {
  const under = await openShop();
  const [counter, phone] = [await under.signedIn('haykakan'), await under.signedIn('superadmin')];
  const orders: Order[] = [];
  for (let place = 0; place < count; place += 1) orders.push(await placeOrder(counter));
  return { under, counter, phone, orders };
}

const deliver = (desk: Caller, { id, version }: Order, key?: string) =>
  desk.patch(
    `/api/orders/${id}/confirm`,
    { version },
    key === undefined ? undefined : { 'idempotency-key': key },
  );
const deliverAll = (desk: Caller, orders: readonly Order[]) =>
  Promise.all(orders.map((order) => deliver(desk, order)));

test('an order that was changed meanwhile stays as it is, and is answered as it is', async () => {
  const { under, counter, phone, orders } = await twoDesks(3);
  const [edited, gone, left] = orders as [Order, Order, Order];
  const now = (await phone.patch(`/api/orders/${edited.id}`, { quantity: 3 })).body;
  const cancelled = (await phone.patch(`/api/orders/${gone.id}/cancel`)).body;
  const rows = await countRows(under.shop.db);
  const replies = await deliverAll(counter, [edited, gone]);
  expect(replies).toMatchObject([
    { status: 409, body: { code: 'EDITED_MEANWHILE', current: now } },
    { status: 409, body: { code: 'EDITED_MEANWHILE', current: cancelled } },
  ]);
  expect(await countRows(under.shop.db)).toEqual(rows);
  expect(await deliver(counter, left)).toMatchObject({
    status: 200,
    body: { id: left.id, status: 'delivered', version: left.version + 1 },
  });
  await expectStockToAgree(under.shop);
  await expectOvenToAgree(under.shop);
});

test('what another desk has handed over is not handed over a second time, and is said', async () => {
  const { counter, phone, orders } = await twoDesks(1);
  const [order] = orders as [Order];
  const theirs = await deliver(phone, order);
  expect(await deliver(counter, order)).toMatchObject({
    status: 409,
    body: { code: 'EDITED_MEANWHILE', current: theirs.body },
  });
  // Whoever says no version has it answered as it is, as ever.
  expect(await counter.patch(`/api/orders/${order.id}/confirm`)).toMatchObject({
    status: 200,
    body: theirs.body,
  });
});

test('that an order is ready, or somebody was told of it, does not keep it', async () => {
  const { counter, phone, orders } = await twoDesks(2);
  const [ready, told] = orders as [Order, Order];
  await phone.patch(`/api/orders/${ready.id}/ready`);
  await phone.patch(`/api/orders/${told.id}/notificado`);
  const replies = await deliverAll(counter, orders);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
});

test('two desks at once hand over each order once, and Deshacer takes back exactly one’s own', async () => {
  const { under, counter, phone, orders } = await twoDesks(8);
  const [here, there] = await Promise.all([
    deliverAll(counter, orders),
    deliverAll(phone, orders.toReversed()),
  ]);
  const done = [...here, ...there].filter(({ status }) => status === 200);
  expect(done).toHaveLength(8);
  expect(new Set(done.map(({ body }) => (body as Order).id)).size).toBe(8);
  expect([...here, ...there].filter(({ status }) => status === 409)).toHaveLength(8);
  await expectStockToAgree(under.shop);

  const own = here.filter(({ status }) => status === 200).map(({ body }) => body as Order);
  for (const { id, version } of own) {
    const undone = await counter.patch(`/api/orders/${id}/reopen`, { version, undo: true });
    expect(undone).toMatchObject({ status: 200, body: { status: 'pending' } });
  }
  const pending = under.shop.db.read.selectFrom('orders').where('status', '=', 'pending');
  const rows = await pending.select('id').orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual(own.map(({ id }) => id).toSorted((a, b) => a - b));
  await expectStockToAgree(under.shop);
  await expectOvenToAgree(under.shop);
});

test('sent again after a lost answer it is the first answer, and nothing twice', async () => {
  const { under, counter, orders } = await twoDesks(1);
  const [order] = orders as [Order];
  const first = await deliver(counter, order, 'entregar-todos-1');
  const rows = await countRows(under.shop.db);
  const again = await Promise.all(
    Array.from({ length: 3 }, () => deliver(counter, order, 'entregar-todos-1')),
  );
  expect(again).toMatchObject(again.map(() => ({ status: 200, body: first.body })));
  expect(await countRows(under.shop.db)).toEqual(rows);
});

test.each([{ version: 'x' }, { version: 0 }])('a version as %j is refused', async (body) => {
  const { counter, orders } = await twoDesks(1);
  const reply = await counter.patch(`/api/orders/${orders[0]?.id}/confirm`, body);
  expect(reply).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
});
