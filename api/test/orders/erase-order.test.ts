// Staff erase who an order was for, on request (docs/rules/customers.md#erasing-on-request).
import { describe, expect, test } from 'vitest';
import type { OrderWithHistory } from '@brasa/core/orders/archive/order-history.contract.ts';
import { describeActor } from '@brasa/core/orders/archive/order-history.rules.ts';
import { placeOrder } from '../place-order.ts';
import { openMailingShop } from '../messages/mailing-shop.ts';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';
import { openShop, type Caller } from '../shop-under-test.ts';

const PHONE = '600111222';

async function openDelivered() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const deliver = async (changes = {}, caller: Caller = under.visitor()) => {
    const { id } = await placeOrder(caller, changes);
    await staff.patch(`/api/orders/${id}/confirm`);
    return id;
  };
  const read = async (id: number) =>
    (await staff.get(`/api/orders/${id}`)).body as OrderWithHistory;
  const named = async (ids: number[]) =>
    (await Promise.all(ids.map(read))).map(({ customerPhone }) => customerPhone !== null);
  return { ...under, staff, deliver, read, named, id: await deliver() };
}

const erase = (staff: Caller, id: number, body = {}, key?: string) =>
  staff.post(`/api/orders/${id}/erase`, body, key === undefined ? {} : { 'idempotency-key': key });

describe('an order whose person is erased', () => {
  test('keeps its figures, and says who did it and when', async () => {
    const { staff, id, read, shop } = await openDelivered();
    const before = await read(id);
    const { status, body } = await erase(staff, id, { version: before.version });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id, status: 'delivered', quantity: '1.5', linesTotal: before.linesTotal },
      ...{ customerName: 'Datos borrados', customerPhone: null, customerEmail: null, code: null },
      ...{ erasedAt: '2026-11-20T11:10:00.000Z', version: before.version + 1 },
    });
    const [event] = (await read(id)).history;
    expect(event).toMatchObject({ action: 'erased', changes: [], createdBy: { id: staff.id } });
    await expectStockToAgree(shop);
  });

  test('is found by nothing but its number, and has no page', async () => {
    const { staff, id, read, visitor } = await openDelivered();
    const { code } = await read(id);
    await erase(staff, id);
    for (const search of [PHONE, 'maria@example.com', 'núñez']) {
      const found = await staff.get(`/api/order-archive?search=${encodeURIComponent(search)}`);
      expect(found.body, search).toMatchObject({ orders: [] });
    }
    expect((await staff.get(`/api/order-archive?search=${id}`)).body).toMatchObject({
      orders: [{ id, customerName: 'Datos borrados' }],
    });
    expect((await visitor().get(`/api/order-pages/${code}`)).status).toBe(404);
  });

  test('is erased once, however often it is asked for', async () => {
    const { staff, id, shop } = await openDelivered();
    const first = await erase(staff, id, { version: 2 }, 'borrar-0001');
    const rows = await countRows(shop.db);
    expect((await erase(staff, id, { version: 2 }, 'borrar-0001')).body).toEqual(first.body);
    expect((await erase(staff, id, { version: 2 })).body).toEqual(first.body);
    expect(await countRows(shop.db)).toEqual(rows);
  });

  test('says who it is for again once staff write it in, and can be erased again', async () => {
    const { staff, id } = await openDelivered();
    await erase(staff, id);
    const paid = await staff.patch(`/api/orders/${id}`, { totalAmount: '20.00' });
    expect(paid.body).toMatchObject({ erasedAt: '2026-11-20T11:10:00.000Z' });
    const edited = await staff.patch(`/api/orders/${id}`, { customerName: 'Lola' });
    expect(edited.body).toMatchObject({ erasedAt: null, status: 'pending' });
    await staff.patch(`/api/orders/${id}/confirm`);
    expect((await erase(staff, id)).body).toMatchObject({ customerName: 'Datos borrados' });
  });

  test('is told of to nobody: what waited is not sent', async () => {
    const { order, staff, sendAll, server, rows } = await openMailingShop();
    const { id } = await order();
    await staff.patch(`/api/orders/${id}/confirm`);
    await erase(staff, id);
    await sendAll();
    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([{ outcome: 'dropped', recipient: null }]);
  });
});

describe('what is refused', () => {
  test('is an order that is still to be picked up: it is handed over or called off first', async () => {
    const { staff, visitor, named } = await openDelivered();
    const { id } = await placeOrder(visitor());
    expect(await erase(staff, id)).toMatchObject({
      status: 409,
      body: {
        code: 'ERASURE_OF_PENDING_ORDER',
        error: 'Hay un pedido pendiente: entrégalo o cancélalo antes de borrar sus datos',
      },
    });
    expect(await named([id])).toEqual([true]);
    await staff.patch(`/api/orders/${id}/cancel`);
    expect((await erase(staff, id)).status).toBe(200);
  });

  test('is another version than the one that was seen', async () => {
    const { staff, id, named } = await openDelivered();
    expect(await erase(staff, id, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'EDITED_MEANWHILE', current: { id, version: 2 } },
    });
    expect(await named([id])).toEqual([true]);
  });

  test('is an order that does not exist, and what is no version', async () => {
    const { staff, id } = await openDelivered();
    expect((await erase(staff, 999_999)).status).toBe(404);
    expect((await erase(staff, id, { version: 0 })).status).toBe(400);
    expect((await erase(staff, id, { samePhone: 'sí' })).status).toBe(400);
  });

  test.each([
    ['anybody', 401],
    ['a customer, even of the own order', 403],
  ] as const)('is %s', async (who, status) => {
    const { visitor, signedIn, deliver, named } = await openDelivered();
    const caller = status === 401 ? visitor() : await signedIn('abaranci');
    const id = await deliver({}, caller);
    expect((await erase(caller, id)).status, who).toBe(status);
    expect(await named([id])).toEqual([true]);
  });
});

describe('with the other orders of its phone', () => {
  test('those without an account are erased; other phones and accounts are not', async () => {
    const { staff, deliver, named, id, signedIn } = await openDelivered();
    const same = await deliver({ customerPhone: '+34 600 111 222', customerName: 'Pepe' });
    const other = await deliver({ customerPhone: '600999888' });
    const ofAccount = await deliver({}, await signedIn('abaranci'));
    expect((await erase(staff, id, { samePhone: true })).status).toBe(200);
    expect(await named([id, same, other, ofAccount])).toEqual([false, false, true, true]);
  });

  test('nothing is erased while one of them is pending', async () => {
    const { staff, id, named, visitor } = await openDelivered();
    const pending = (await placeOrder(visitor())).id;
    expect((await erase(staff, id, { samePhone: true })).status).toBe(409);
    expect(await named([id, pending])).toEqual([true, true]);
    expect((await erase(staff, id)).status).toBe(200);
  });
});

test('the record of administration tells which, by whom, and of how many', async () => {
  const { staff, deliver, id, shop } = await openDelivered();
  const [second] = [await deliver(), await deliver()];
  await erase(staff, id);
  await erase(staff, id);
  await erase(staff, second, { samePhone: true });
  const entries = await shop.db.read
    .selectFrom('auditEntries')
    .select(['authorId', 'subject', 'subjectId', 'fieldsAfter'])
    .where('kind', '=', 'order_erased')
    .orderBy('id')
    .execute();
  const entry = { authorId: staff.id, subject: 'order' };
  expect(entries).toEqual([
    { ...entry, subjectId: String(id), fieldsAfter: null },
    { ...entry, subjectId: String(second), fieldsAfter: '{"orders":2}' },
  ]);
});

test('two devices that erase orders of one phone at once end with all erased', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { app, shop, time, folder, secondProcess, visitor, signedIn, deliver, named, id } =
      await openDelivered();
    const second = await deliver();
    const [here, there] = await twoDevices({
      ...{ app, shop, time, folder, secondProcess, visitor, signedIn },
    });
    const replies = await Promise.all([
      erase(here, id, { samePhone: true }),
      erase(there, second, { samePhone: true }),
      erase(there, id),
    ]);
    expect(countStatuses(replies)).toEqual({ 200: 3 });
    expect(await named([id, second])).toEqual([false, false]);
  }
});

test('nobody is named as who erased what has passed its time', () => {
  expect(describeActor({ action: 'erased', createdBy: null })).toBe('Plazo cumplido');
});
