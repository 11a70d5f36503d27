// Staff erase a customer on request (docs/rules/customers.md#erasing-on-request).
import { describe, expect, test } from 'vitest';
import type { Customer } from '@brasa/core/customers/customer.contract.ts';
import { countRows } from '../count-rows.ts';
import { everything } from '../everything.ts';
import { earn } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { twoDevices } from '../two-devices.ts';
import { openShop, type Caller } from '../shop-under-test.ts';

const PHONE = '600111222';

/** Somebody of whom only the phone is known, with points and a past order. */
async function openWithPhone() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const order = await placeOrder(under.visitor(), { customerName: 'Edelmira' });
  await staff.patch(`/api/orders/${order.id}/confirm`);
  await staff.post('/api/points/assign-by-phone', {
    ...{ phone: PHONE, points: 120, description: 'Regalo para Edelmira' },
  });
  const { body } = await staff.post('/api/points/search-phone', { phone: PHONE });
  const { id } = (body as { user: { id: number } }).user;
  await staff.patch(`/api/auth/users/${id}`, { name: 'Edelmira', details: 'La de la esquina' });
  const read = async () => (await staff.get(`/api/customers/${id}`)).body as Customer;
  return { under, staff, id, orderId: order.id, read };
}

const erase = (staff: Caller, id: number, body = {}, key?: string) =>
  staff.post(
    `/api/customers/${id}/erase`,
    body,
    key === undefined ? {} : { 'idempotency-key': key },
  );

describe('a phone that is erased', () => {
  test('leaves nothing that says whose it was, in its orders without an account either', async () => {
    const { under, staff, id, read } = await openWithPhone();
    const { version } = (await read()).user;
    const reply = await erase(staff, id, { version });
    expect(reply).toMatchObject({ status: 200, body: { success: true, orders: 1 } });
    const left = await everything(under);
    const personal = ['Edelmira', 'edelmira', PHONE, 'esquina', 'maria@'];
    expect(personal.filter((text) => left.includes(text))).toEqual([]);
    const { body } = await staff.post('/api/points/search-phone', { phone: PHONE });
    expect(body).toEqual({ found: false });
    expect((await staff.get(`/api/customers/${id}`)).status).toBe(404);
  });

  test('loses its points by an entry of who erased it', async () => {
    const { under, staff, id } = await openWithPhone();
    await erase(staff, id);
    const last = await under.shop.db.read
      .selectFrom('pointTransactions')
      .select(['type', 'points', 'createdBy'])
      .where('userId', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ type: 'manual_adjustment', points: -120, createdBy: staff.id });
    await expectLedgerToAgree(under.shop);
  });

  test('is told in the record of administration by its number, once', async () => {
    const { under, staff, id } = await openWithPhone();
    await erase(staff, id);
    await erase(staff, id);
    const entries = await under.shop.db.read
      .selectFrom('auditEntries')
      .select(['authorId', 'subject', 'subjectId', 'subjectName'])
      .where('kind', '=', 'user_erased')
      .execute();
    expect(entries).toEqual([
      { authorId: staff.id, subject: 'user', subjectId: String(id), subjectName: null },
    ]);
  });

  test('leaves the orders of an account with that phone to the account', async () => {
    const { under, staff, id } = await openWithPhone();
    const order = await placeOrder(await under.signedIn('abaranci'));
    await staff.patch(`/api/orders/${order.id}/confirm`);
    expect((await erase(staff, id)).body).toMatchObject({ orders: 1 });
    expect((await staff.get(`/api/orders/${order.id}`)).body).toMatchObject({
      customerPhone: PHONE,
    });
  });

  test('is erased once, however often it is asked for', async () => {
    const { under, staff, id } = await openWithPhone();
    const first = await erase(staff, id, {}, 'borrar-0001');
    const rows = await countRows(under.shop.db);
    expect((await erase(staff, id, {}, 'borrar-0001')).body).toEqual(first.body);
    expect((await erase(staff, id)).body).toEqual({ success: true, orders: 0 });
    expect(await countRows(under.shop.db)).toEqual(rows);
  });

  test('is free for somebody new', async () => {
    const { staff, id } = await openWithPhone();
    await erase(staff, id);
    const given = await staff.post('/api/points/assign-by-phone', { phone: PHONE, points: 5 });
    expect(given.status).toBe(200);
    const { body } = await staff.post('/api/points/search-phone', { phone: PHONE });
    expect(body).toMatchObject({ found: true, points: { total: 5 } });
    expect((body as { user: { id: number } }).user.id).not.toBe(id);
  });
});

describe('what is refused', () => {
  test('is a customer with an order that is still to be picked up', async () => {
    const { under, staff, id, read } = await openWithPhone();
    const pending = await placeOrder(under.visitor());
    const before = await countRows(under.shop.db);
    expect(await erase(staff, id)).toMatchObject({
      status: 409,
      body: { code: 'ERASURE_OF_PENDING_ORDER' },
    });
    expect(await countRows(under.shop.db)).toEqual(before);
    expect((await read()).availablePoints).toBe(120);
    await staff.patch(`/api/orders/${pending.id}/cancel`);
    expect((await erase(staff, id)).body).toMatchObject({ orders: 2 });
  });

  test('is an account that its owner can sign in to, but for superadmins', async () => {
    const { under, staff } = await openWithPhone();
    const customer = await under.signedIn('abaranci');
    expect(await erase(staff, customer.id)).toMatchObject({
      status: 403,
      body: {
        code: 'ERASURE_IS_THE_OWNERS',
        error: 'Esta cuenta la borra su dueño en «Mis Puntos» o, si te lo pide, un superadmin',
      },
    });
    expect((await customer.get('/api/auth/me')).status).toBe(200);
    const superadmin = await under.signedIn('superadmin');
    expect((await erase(superadmin, customer.id)).status).toBe(200);
    expect((await customer.get('/api/auth/me')).status).toBe(401);
  });

  test('is anybody of the staff', async () => {
    const { under, staff } = await openWithPhone();
    const superadmin = await under.signedIn('superadmin');
    for (const id of [staff.id, superadmin.id]) {
      expect(await erase(superadmin, id)).toMatchObject({
        status: 403,
        body: { code: 'ERASURE_NOT_FOR_STAFF' },
      });
    }
  });

  test('is another version than the one that was seen, and who is not there', async () => {
    const { staff, id } = await openWithPhone();
    expect(await erase(staff, id, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'EDITED_MEANWHILE', current: { id, name: 'Edelmira' } },
    });
    expect((await erase(staff, 999_999)).status).toBe(404);
  });

  test.each([
    ['visitor', 401],
    ['customer', 403],
  ] as const)('is a %s who asks', async (who, status) => {
    const { under, id } = await openWithPhone();
    const caller = who === 'visitor' ? under.visitor() : await under.signedIn('abaranci');
    expect((await erase(caller, id)).status).toBe(status);
  });
});

test('points that are given at the same moment go to somebody new, or are taken with the rest', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { under, id } = await openWithPhone();
    const [here, there] = await twoDevices(under);
    const replies = await Promise.all([
      erase(here, id),
      erase(there, id),
      ...Array.from({ length: 4 }, () =>
        there.post('/api/points/assign-by-phone', { phone: PHONE, points: 5 }),
      ),
    ]);
    // Whoever comes second is told that it is done or, having waited for the first, that nobody is there.
    expect(replies.slice(0, 2).map(({ status }) => status)).toContain(200);
    for (const { status } of replies.slice(0, 2)) expect([200, 404]).toContain(status);
    for (const { status } of replies.slice(2)) expect([200, 404]).toContain(status);
    await expectLedgerToAgree(under.shop);
  }
});

test('a customer with a bonus is erased with it', async () => {
  const { under, staff, id } = await openWithPhone();
  await earn(under, id, 200);
  expect((await erase(staff, id)).status).toBe(200);
  expect((await staff.post('/api/points/consume-bonus', { userId: id })).status).toBe(404);
  await expectLedgerToAgree(under.shop);
});
