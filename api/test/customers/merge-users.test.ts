// Two accounts of one person become one (docs/decisions/0017).
import { describe, expect, test } from 'vitest';
import { customerBody } from '../accounts/customer-body.ts';
import { countRows } from '../count-rows.ts';
import { newCustomer } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { NOW, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { accountOf, listed, merge, merged, openWithTwo, personWith, pointsOf } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

const readUser = ({ shop }: ShopUnderTest, id: number) =>
  shop.db.read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('two accounts that become one', () => {
  test('have one balance, one history and one total, of which nothing but the owner has changed', async () => {
    const { under, staff, kept, other } = await openWithTwo([70, 60]);
    const rows = () =>
      under.shop.db.read
        .selectFrom('pointTransactions')
        .selectAll()
        .orderBy('id')
        .execute()
        .then((all) => all.map(({ userId: _, originalUserId: __, ...row }) => row));
    const before = await rows();
    const reply = await merge(staff, kept.id, other.id);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        user: { id: kept.id, phone: kept.phone, phoneOnly: true },
        moved: { availablePoints: 60, totalPoints: 60, orders: 0 },
      },
    });
    expect(await rows()).toEqual(before);
    expect(await pointsOf(staff, kept.phone)).toEqual([130, 130]);
    const owners = await under.shop.db.read
      .selectFrom('pointTransactions')
      .select(['userId', 'originalUserId'])
      .orderBy('id')
      .execute();
    expect(owners).toEqual([
      { userId: kept.id, originalUserId: null },
      { userId: kept.id, originalUserId: other.id },
    ]);
    await expectLedgerToAgree(under.shop);
  });

  test('are found by either phone, in every search, and points go to the one', async () => {
    const { under, staff, kept, other } = await openWithTwo([10, 20]);
    await merged(staff, kept.id, other.id);
    const count = (await countRows(under.shop.db)).users;
    expect(await pointsOf(staff, other.phone)).toEqual([30, 30]);
    await staff.post('/api/points/assign-by-phone', { phone: other.phone, points: 5 });
    const walkIn = { paymentAmount: 7, cashPayment: true, walkIn: true, walkInId: 'visita-0001' };
    await staff.post('/api/auth/points/accumulate', { phone: other.phone, ...walkIn });
    expect(await pointsOf(staff, kept.phone)).toEqual([42, 42]);
    expect((await staff.get(`/api/auth/users/search/phone/${other.phone}`)).body).toMatchObject({
      found: true,
      user: { id: kept.id, phone: kept.phone },
    });
    expect((await listed(staff, other.phone)).map(({ id }) => id)).toEqual([kept.id]);
    expect((await countRows(under.shop.db)).users).toBe(count);
  });

  test('keep the phones to themselves, whoever wants one', async () => {
    const { under, staff, kept, other } = await openWithTwo();
    await merged(staff, kept.id, other.id);
    const registered = await under
      .visitor()
      .post('/api/auth/register', customerBody({ phone: other.phone }));
    expect(registered).toMatchObject({ status: 409, body: { code: 'PHONE_TAKEN' } });
    const passwords = { password: 'secreta1', confirmPassword: 'secreta1' };
    const created = await staff.post('/api/auth/users', {
      ...{ username: 'otra', phone: other.phone },
      ...passwords,
    });
    expect(created).toMatchObject({ status: 409, body: { code: 'USER_PHONE_TAKEN' } });
    const stranger = await newCustomer(under);
    const edited = await staff.patch(`/api/auth/users/${stranger.id}`, { phone: other.phone });
    expect(edited).toMatchObject({ status: 409, body: { code: 'USER_PHONE_TAKEN' } });
  });

  test('may make the further phone the main one', async () => {
    const { staff, kept, other } = await openWithTwo();
    await merged(staff, kept.id, other.id);
    const edited = await staff.patch(`/api/auth/users/${kept.id}`, { phone: other.phone });
    expect(edited).toMatchObject({ status: 200, body: { phone: other.phone } });
    expect((await accountOf(staff, kept.id)).otherPhones).toEqual([]);
  });

  test('leave a row without a person, which is nobody any more', async () => {
    const { under, staff, kept, other } = await openWithTwo();
    await merged(staff, kept.id, other.id);
    expect(await readUser(under, other.id)).toMatchObject({
      ...{ phone: null, name: null, active: 0, erasedAt: NOW, mergedInto: kept.id },
    });
    expect((await staff.patch(`/api/auth/users/${other.id}`, { name: 'Ana' })).status).toBe(404);
    expect((await staff.get(`/api/auth/users/${other.id}/account`)).status).toBe(404);
  });

  test('fill what is blank of the one from the other, consent with its day, and join the details', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const [kept, other] = [await newCustomer(under), await newCustomer(under)];
    await staff.patch(`/api/auth/users/${kept.id}`, { name: 'Ana', details: 'Sin sal' });
    await staff.patch(`/api/auth/users/${other.id}`, {
      ...{ name: 'Ana María', email: 'ana@example.com', details: 'Comparsa Estudiantes' },
    });
    const extra = { postalCode: '03400', comparsaName: 'Estudiantes' };
    const consent = { gdprConsentDate: NOW - DAY, gdprConsentVersion: '2026-11-25' };
    await under.shop.db.transact(({ sql }) =>
      sql
        .updateTable('users')
        .set({ ...extra, ...consent })
        .where('id', '=', other.id)
        .execute(),
    );
    await merged(staff, kept.id, other.id);
    expect(await readUser(under, kept.id)).toMatchObject({
      ...{ name: 'Ana', email: 'ana@example.com', phone: kept.phone },
      ...{ details: 'Sin sal\nComparsa Estudiantes', ...extra, ...consent },
    });
    expect((await listed(staff, 'estudiantes')).map(({ id }) => id)).toEqual([kept.id]);
  });

  test('give the phone of the one to the other where that one has none', async () => {
    const under = await openShop();
    const [staff, customer] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const other = await personWith(under, 40);
    expect((await merged(staff, customer.id, other.id)).user.phone).toBe(other.phone);
    expect((await accountOf(staff, customer.id)).otherPhones).toEqual([]);
    expect((await customer.get('/api/points/me')).body).toMatchObject({ availablePoints: 40 });
  });

  test('have the orders of both, the pending included', async () => {
    const under = await openShop();
    const [staff, customer] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const second = await under.signedIn('abaranci');
    const [first, pending] = [await placeOrder(second), await placeOrder(second)];
    await staff.patch(`/api/orders/${first.id}/confirm`);
    const { moved } = await merged(staff, customer.id, second.id);
    expect(moved.orders).toBe(2);
    for (const { id } of [first, pending]) {
      expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({ userId: customer.id });
    }
    expect((await staff.patch(`/api/orders/${pending.id}/confirm`)).status).toBe(200);
    await staff.patch(`/api/auth/users/${customer.id}`, { name: 'Lucía' });
    const { history } = (await staff.get(`/api/orders/${pending.id}`)).body as {
      history: { action: string; createdBy: { name: string } | null }[];
    };
    const created = history.find(({ action }) => action === 'created');
    expect(created?.createdBy).toMatchObject({ name: 'Lucía' });
  });

  test('are told in the log, with who did it', async () => {
    const { staff, kept, other } = await openWithTwo([10, 120]);
    await merged(staff, kept.id, other.id);
    expect(await accountOf(staff, kept.id)).toEqual({
      ...{ availablePoints: 130, totalPoints: 130, orders: 0, otherPhones: [other.phone] },
      merges: [
        {
          ...{ availablePoints: 120, totalPoints: 120, orders: 0, by: 'Prueba' },
          mergedAt: '2026-11-20T11:10:00.000Z',
        },
      ],
    });
  });

  test('become one once, however often it is sent', async () => {
    const { under, staff, kept, other } = await openWithTwo([10, 20]);
    const key = 'unir-cuentas-0001';
    const first = await merge(staff, kept.id, other.id, key);
    const rows = await countRows(under.shop.db);
    expect((await merge(staff, kept.id, other.id, key)).body).toEqual(first.body);
    expect(await countRows(under.shop.db)).toEqual(rows);
    expect(await merge(staff, other.id, kept.id, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });
});

describe('a chain of three', () => {
  test('is one in the end, with all phones, points and the whole log', async () => {
    const { under, staff, kept: a, other: b } = await openWithTwo([10, 20]);
    const c = await personWith(under, 40);
    await merged(staff, b.id, a.id);
    await staff.post('/api/points/assign-by-phone', { phone: a.phone, points: 100 });
    await staff.post('/api/points/consume-bonus', { userId: b.id });
    await merged(staff, c.id, b.id);
    for (const { phone } of [a, b, c]) expect(await pointsOf(staff, phone)).toEqual([170, 70]);
    const { otherPhones, merges } = await accountOf(staff, c.id);
    expect(otherPhones.toSorted()).toEqual([a.phone, b.phone].toSorted());
    expect(merges.map(({ totalPoints }) => totalPoints)).toEqual([130, 10]);
    expect(await readUser(under, a.id)).toMatchObject({ mergedInto: c.id });
    await expectLedgerToAgree(under.shop);
  });
});
