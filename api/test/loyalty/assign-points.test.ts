import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { openShop } from '../shop-under-test.ts';
import { at, newCustomer } from './customers.ts';
import { expectLedgerToAgree } from './expect-ledger-to-agree.ts';

const ASSIGN = '/api/points/assign-by-phone';

async function openWithStaff() {
  const under = await openShop();
  return { under, staff: await under.signedIn('haykakan') };
}

describe('assigning points', () => {
  test('to a known phone adds them, however the phone is typed, and says who did it', async () => {
    const { under, staff } = await openWithStaff();
    const { id, phone } = await newCustomer(under);
    const reply = await staff.post(ASSIGN, { phone: `+34 ${phone}`, points: 50 });
    expect(reply).toMatchObject({ status: 200, body: { pointsAssigned: 50, user: { phone } } });
    const entries = await under.shop.db.read.selectFrom('pointTransactions').selectAll().execute();
    expect(entries).toMatchObject([
      {
        userId: id,
        type: 'earned',
        points: 50,
        description: 'Compra en efectivo',
        createdBy: staff.id,
        createdAt: under.time.now,
      },
    ]);
    await expectLedgerToAgree(under.shop);
  });

  test('to a new phone makes a user of whom only the phone is known', async () => {
    const { under, staff } = await openWithStaff();
    const before = (await countRows(under.shop.db))['users'] ?? 0;
    await staff.post(ASSIGN, { phone: '611 222 333', points: 20 });
    await staff.post(ASSIGN, { phone: '0034611222333', points: 5 });
    expect((await countRows(under.shop.db))['users']).toBe(before + 1);
    expect((await staff.post('/api/points/search-phone', { phone: '611222333' })).body).toEqual({
      found: true,
      verified: true,
      user: {
        id: expect.any(Number) as number,
        phone: '611222333',
        phoneOnly: true,
        ...{ name: null, comparsaName: null, postalCode: null },
      },
      points: { total: 25, available: 25, bonusActive: false },
      availableDiscount: null,
    });
  });

  test.each([
    ['2026-11-20T09:59', 422],
    ['2026-11-20T10:00', 200],
    ['2026-11-20T16:59', 200],
    ['2026-11-20T17:00', 422],
  ])('of a cash payment at %s answers %i', async (time, status) => {
    const { under, staff } = await openWithStaff();
    under.time.now = at(time);
    const before = await countRows(under.shop.db);
    const reply = await staff.post(ASSIGN, { phone: '611222333', points: 20 });
    expect(reply.status).toBe(status);
    if (status === 200) return;
    expect(reply.body).toMatchObject({ code: 'POINTS_OUTSIDE_HOURS' });
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  test('without a payment is an adjustment, at any hour', async () => {
    const { under, staff } = await openWithStaff();
    under.time.now = at('2026-11-20T23:00');
    const body = { phone: '611222333', points: 20, isCashPayment: false, description: 'Disculpa' };
    expect((await staff.post(ASSIGN, body)).status).toBe(200);
    const entry = await under.shop.db.read
      .selectFrom('pointTransactions')
      .select(['type', 'description'])
      .executeTakeFirst();
    expect(entry).toEqual({ type: 'manual_adjustment', description: 'Disculpa' });
    await expectLedgerToAgree(under.shop);
  });

  test('to an inactive user is refused and leaves nothing', async () => {
    const { under, staff } = await openWithStaff();
    const { id, phone } = await newCustomer(under);
    await under.shop.db.transact(({ sql }) =>
      sql.updateTable('users').set({ active: 0 }).where('id', '=', id).execute(),
    );
    const before = await countRows(under.shop.db);
    expect(await staff.post(ASSIGN, { phone, points: 5 })).toMatchObject({
      status: 422,
      body: { code: 'POINTS_USER_INACTIVE' },
    });
    expect((await staff.post('/api/points/search-phone', { phone })).body).toEqual({
      found: false,
    });
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  test('of too many points or none says so', async () => {
    const { staff } = await openWithStaff();
    const message = async (points: number) => {
      const reply = await staff.post(ASSIGN, { phone: '611222333', points });
      return (reply.body as { details: { message: string }[] }).details[0]?.message;
    };
    expect(await message(0)).toBe('Mínimo 1 punto');
    expect(await message(1001)).toBe('Máximo 1000 puntos');
  });
});

describe('an assignment that is sent again with its key', () => {
  const key = { 'idempotency-key': 'asignar-0001' };
  const body = { phone: '611222333', points: 20 };

  test('gives the same answer and no more points, and is known for ever', async () => {
    const { under, staff } = await openWithStaff();
    const first = await staff.post(ASSIGN, body, key);
    under.time.now = at('2026-12-10T23:00');
    const later = await staff.post(ASSIGN, body, key);
    expect([later.status, later.body]).toEqual([first.status, first.body]);
    const { expiresAt } = await under.shop.db.read
      .selectFrom('idempotencyKeys')
      .select('expiresAt')
      .executeTakeFirstOrThrow();
    expect(expiresAt).toBeNull();
    expect(await countRows(under.shop.db)).toMatchObject({ pointTransactions: 1 });
  });

  test('is a conflict when it says something else', async () => {
    const { under, staff } = await openWithStaff();
    await staff.post(ASSIGN, body, key);
    expect((await staff.post(ASSIGN, { ...body, points: 21 }, key)).status).toBe(409);
    expect(await countRows(under.shop.db)).toMatchObject({ pointTransactions: 1 });
  });

  test('and was refused may be tried again', async () => {
    const { under, staff } = await openWithStaff();
    under.time.now = at('2026-11-20T09:00');
    expect((await staff.post(ASSIGN, body, key)).status).toBe(422);
    under.time.now = at('2026-11-20T10:00');
    expect((await staff.post(ASSIGN, body, key)).status).toBe(200);
  });
});
