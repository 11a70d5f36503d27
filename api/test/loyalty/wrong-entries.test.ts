// Staff take a wrong entry back. See docs/rules/loyalty.md#wrong-entries.
import { describe, expect, test } from 'vitest';
import { customerMovements } from '@brasa/core/loyalty/movements.contract.ts';
import { countRows } from '../count-rows.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';
import { at, earn, newCustomer } from './customers.ts';
import { expectLedgerToAgree } from './expect-ledger-to-agree.ts';

const CORRECT = '/api/points/corrections';

async function openCounter(points = 0) {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id: userId, phone } = await newCustomer(under);
  if (points > 0) await earn(under, userId, points);
  const read = async () =>
    customerMovements.parse((await staff.get(`/api/points/users/${userId}/movements`)).body);
  const balance = async () => {
    const { totalPoints, availablePoints } = await read();
    return [totalPoints, availablePoints];
  };
  const annul = async (place = 0) => {
    const { movements } = await read();
    const id = movements[place]?.id ?? 0;
    return staff.post(`/api/points/movements/${id}/annulment`, {});
  };
  return { under, staff, userId, phone, read, balance, annul };
}

/** An order of 30 € with a bonus of 5 €, whose 25 € in cash have earned points. */
async function openPaidWithBonus() {
  const counter = await openCounter(120);
  const { staff, userId, phone } = counter;
  const { id } = await placeOrder(staff, { is_manual_entry: true, totalAmount: '30.00' });
  await staff.post('/api/points/consume-bonus', { userId, orderId: id });
  const paid = { phone, paymentAmount: 25, orderId: id, cashPayment: true };
  const accumulate = () => staff.post('/api/auth/points/accumulate', paid);
  await accumulate();
  return { ...counter, id, accumulate };
}

describe('the movements of a customer', () => {
  test('say who entered what, and what can be annulled', async () => {
    const { staff, userId, phone, read } = await openCounter();
    await staff.post('/api/points/assign-by-phone', { phone, points: 120 });
    await staff.post('/api/points/consume-bonus', { userId });
    const { movements, ...balance } = await read();
    expect(balance).toEqual({ availablePoints: 20, totalPoints: 120 });
    expect(movements).toMatchObject([
      { type: 'redeemed', points: -100, createdBy: 'Prueba', state: 'reversible' },
      { type: 'earned', points: 120, createdBy: 'Prueba', state: 'reversible' },
    ]);
  });

  test.each([['superadmin', 200] as const, ['abaranci', 403] as const])(
    'are shown to %s: %i',
    async (role, status) => {
      const { under, userId } = await openCounter(10);
      const caller = await under.signedIn(role);
      const url = `/api/points/users/${userId}/movements`;
      expect((await caller.get(url)).status).toBe(status);
      const correction = { userId, points: 1, reason: 'x' };
      expect((await caller.post(CORRECT, correction)).status).toBe(status);
      expect((await caller.post('/api/points/movements/1/annulment')).status).toBe(status);
    },
  );

  test('of nobody are not found', async () => {
    const { staff } = await openCounter();
    expect((await staff.get('/api/points/users/999/movements')).status).toBe(404);
  });
});

describe('annulling a movement', () => {
  test('takes back what was earned, once', async () => {
    const { under, read, balance, annul } = await openCounter(150);
    expect(await annul()).toMatchObject({
      status: 200,
      body: { points: -150, availablePoints: 0 },
    });
    expect(await balance()).toEqual([0, 0]);
    expect((await read()).movements.map(({ state }) => state)).toEqual(['final', 'reversed']);
    expect(await annul(1)).toMatchObject({ status: 409, body: { code: 'MOVEMENT_REVERSED' } });
    expect(await annul(0)).toMatchObject({ status: 422, body: { code: 'MOVEMENT_FINAL' } });
    await expectLedgerToAgree(under.shop);
  });

  test('gives back what a redemption cost, and raises nothing that was ever earned', async () => {
    const { under, staff, userId, balance, annul } = await openCounter(150);
    await staff.post('/api/points/consume-bonus', { userId });
    expect((await annul()).body).toEqual({ points: 100, availablePoints: 150 });
    expect(await balance()).toEqual([150, 150]);
    await expectLedgerToAgree(under.shop);
  });

  test('is refused where what was earned has been spent, and changes nothing', async () => {
    const { under, staff, userId, annul } = await openCounter(150);
    await staff.post('/api/points/consume-bonus', { userId });
    const before = await countRows(under.shop.db);
    expect(await annul(1)).toMatchObject({ status: 422, body: { code: 'POINTS_NOT_THERE' } });
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  test('of what has expired is refused', async () => {
    const { under, userId } = await openCounter(50);
    under.time.now = at('2027-12-01T12:00');
    const staff = await under.signedIn('haykakan');
    await earn(under, userId, 5);
    const url = `/api/points/users/${userId}/movements`;
    const { movements } = customerMovements.parse((await staff.get(url)).body);
    const expired = movements.find(({ type }) => type === 'expired');
    expect(expired?.state).toBe('final');
    expect(await staff.post(`/api/points/movements/${expired?.id}/annulment`)).toMatchObject({
      status: 422,
      body: { code: 'MOVEMENT_FINAL' },
    });
  });

  test('of an order takes its points or its discount away, which its history says', async () => {
    const { under, staff, id, accumulate, balance, annul } = await openPaidWithBonus();
    await annul(0);
    expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({
      pointsEarned: 0,
      pointsRedeemed: 100,
      history: [{ action: 'points_annulled' }, {}, {}, {}],
    });
    await annul(2);
    expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({
      pointsRedeemed: 0,
      finalAmount: '30.00',
      cashAmount: '30.00',
    });
    expect(await balance()).toEqual([120, 120]);
    expect((await accumulate()).status).toBe(200);
    await expectLedgerToAgree(under.shop);
  });

  test('of a discount lets the order earn what is paid without it', async () => {
    const { under, staff, id, balance, annul } = await openPaidWithBonus();
    expect(await balance()).toEqual([145, 45]);
    const reply = await annul(1);
    expect(reply.body).toEqual({ points: 100, availablePoints: 150 });
    expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({
      ...{ pointsEarned: 30, finalAmount: '30.00' },
    });
    expect(await balance()).toEqual([150, 150]);
    await expectLedgerToAgree(under.shop);
  });

  test('sent again with its key, or by two devices at once, is done once', async () => {
    const { under, staff, userId, read, balance } = await openCounter(50);
    const key = { 'idempotency-key': 'anulacion-01' };
    const [earned] = (await read()).movements;
    const url = `/api/points/movements/${earned?.id}/annulment`;
    const first = await staff.post(url, {}, key);
    expect(await staff.post(url, {}, key)).toMatchObject({ status: 200, body: first.body });
    await earn(under, userId, 30);
    const devices = await twoDevices(under);
    // Both have the movement on their screens before either annuls it.
    const [latest] = (await read()).movements;
    const annulment = `/api/points/movements/${latest?.id}/annulment`;
    const replies = await Promise.all(devices.map((device) => device.post(annulment, {})));
    expect(countStatuses(replies)).toEqual({ 200: 1, 409: 1 });
    expect(await balance()).toEqual([0, 0]);
    await expectLedgerToAgree(under.shop);
  });

  test('of nothing is not found', async () => {
    const { staff } = await openCounter();
    expect((await staff.post('/api/points/movements/999/annulment')).status).toBe(404);
  });
});

describe('correcting points', () => {
  test.each([
    [30, 80, 'manual_adjustment'],
    [-50, 0, 'manual_adjustment'],
  ])('by %i changes the balance alone, with the reason', async (points, available, type) => {
    const { under, staff, userId, read, balance } = await openCounter(50);
    const sent = { userId, points, reason: 'Se apuntó a otro cliente' };
    expect(await staff.post(CORRECT, sent)).toMatchObject({
      status: 200,
      body: { points, availablePoints: available },
    });
    expect(await balance()).toEqual([50, available]);
    const description = 'Corrección: Se apuntó a otro cliente';
    expect((await read()).movements[0]).toMatchObject({ type, points, description });
    await expectLedgerToAgree(under.shop);
  });

  test.each([
    [{ points: -51 }, 422, 'POINTS_NOT_THERE'],
    [{ points: 0 }, 400, 'VALIDATION'],
    [{ points: 1001 }, 400, 'VALIDATION'],
    [{ points: 1.5 }, 400, 'VALIDATION'],
    [{ reason: ' ' }, 400, 'VALIDATION'],
    [{ reason: undefined }, 400, 'VALIDATION'],
    [{ userId: 999 }, 404, 'USER_NOT_FOUND'],
  ])('with %o is refused and changes nothing', async (change, status, code) => {
    const { under, staff, userId } = await openCounter(50);
    const before = await countRows(under.shop.db);
    const sent = { userId, points: -1, reason: 'Error', ...change };
    expect(await staff.post(CORRECT, sent)).toMatchObject({ status, body: { code } });
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  test('can itself be annulled, either way', async () => {
    const { under, staff, userId, balance, annul } = await openCounter(50);
    for (const points of [30, -30]) {
      await staff.post(CORRECT, { userId, points, reason: 'Error' });
      expect((await annul()).status).toBe(200);
      expect(await balance()).toEqual([50, 50]);
    }
    await expectLedgerToAgree(under.shop);
  });

  test('sent again with its key is done once', async () => {
    const { staff, userId, balance } = await openCounter(50);
    const key = { 'idempotency-key': 'correccion-02' };
    const sent = { userId, points: 10, reason: 'Error' };
    await staff.post(CORRECT, sent, key);
    await staff.post(CORRECT, sent, key);
    expect(await balance()).toEqual([50, 60]);
  });
});
