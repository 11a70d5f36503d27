// What follows when two accounts have become one: one ledger, whatever happens (docs/decisions/0017).
import { describe, expect, test } from 'vitest';
import { settleExpiry } from '../../src/loyalty/points/settle-expiry.ts';
import { customerBody } from '../accounts/customer-body.ts';
import { earn } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type Caller } from '../shop-under-test.ts';
import { listed, merged, openWithTwo, personWith, pointsOf, wait } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 366 * DAY;

describe('what follows', () => {
  /** An order of somebody's own, done with points of the one who goes. */
  async function openWithOrder() {
    const opened = await openWithTwo();
    const { under, staff, other } = opened;
    const order = await placeOrder(staff, { is_manual_entry: true, totalAmount: '30.00' });
    const earns = (points: number) =>
      staff.post('/api/auth/points/accumulate', {
        ...{ phone: other.phone, orderId: order.id, paymentAmount: points, cashPayment: true },
      });
    const spends = () =>
      staff.post('/api/points/consume-bonus', { userId: other.id, orderId: order.id });
    const cancel = async () => {
      expect((await staff.patch(`/api/orders/${order.id}/cancel`)).status).toBe(200);
      await expectLedgerToAgree(under.shop);
    };
    return { ...opened, order, earns, spends, cancel };
  }

  test('an order that the other earned with is called off: its points are taken back', async () => {
    const { staff, kept, other, earns, cancel } = await openWithOrder();
    await earns(30);
    await merged(staff, kept.id, other.id);
    await cancel();
    expect(await pointsOf(staff, kept.phone)).toEqual([0, 0]);
  });

  test('one that they spent with gives them back, each with its own end', async () => {
    const { under, staff, kept, other, spends, cancel } = await openWithOrder();
    await earn(under, other.id, 120);
    await wait(under, 100 * DAY);
    expect((await spends()).status).toBe(200);
    await merged(staff, kept.id, other.id);
    await cancel();
    expect(await pointsOf(staff, kept.phone)).toEqual([120, 120]);
    await wait(under, YEAR);
    expect(await pointsOf(staff, kept.phone)).toEqual([120, 0]);
  });

  test('one that did both is undone in both', async () => {
    const { under, staff, kept, other, earns, spends, cancel } = await openWithOrder();
    await earn(under, other.id, 100);
    await earn(under, kept.id, 3);
    expect((await spends()).status).toBe(200);
    expect((await earns(25)).status).toBe(200);
    await merged(staff, kept.id, other.id);
    await cancel();
    expect(await pointsOf(staff, kept.phone)).toEqual([103, 103]);
  });

  test('one whose points were spent is paid by the points of the other account, the rest is owed', async () => {
    const { under, staff, kept, other, order } = await openWithOrder();
    await earn(under, other.id, 150, order.id);
    await staff.post('/api/points/consume-bonus', { userId: other.id });
    await earn(under, kept.id, 70);
    await merged(staff, kept.id, other.id);
    await staff.patch(`/api/orders/${order.id}/cancel`);
    expect(await pointsOf(staff, kept.phone)).toEqual([70, 0]);
    const reversals = under.shop.db.read.selectFrom('pointReversals').select('shortfall');
    expect(await reversals.execute()).toEqual([{ shortfall: 30 }]);
    await expectLedgerToAgree(under.shop);
  });

  test('three discounts a day are three of both together', async () => {
    const { under, staff, kept, other } = await openWithTwo([300, 1000]);
    const use = (userId: number) => staff.post('/api/points/consume-bonus', { userId });
    for (const id of [kept.id, other.id]) expect((await use(id)).status).toBe(200);
    await merged(staff, kept.id, other.id);
    expect((await use(kept.id)).status).toBe(200);
    expect(await use(kept.id)).toMatchObject({
      status: 422,
      body: { code: 'DISCOUNT_LIMIT_REACHED' },
    });
    await expectLedgerToAgree(under.shop);
  });

  test('lots keep their ends and are spent oldest first, whosever they were', async () => {
    const { under, staff, kept, other } = await openWithTwo([0, 80]);
    await wait(under, 100 * DAY);
    await earn(under, kept.id, 80);
    await merged(staff, kept.id, other.id);
    await staff.post('/api/points/consume-bonus', { userId: kept.id });
    await wait(under, YEAR - 90 * DAY);
    await settleExpiry(under.shop);
    expect(await pointsOf(staff, kept.phone)).toEqual([160, 60]);
    await expectLedgerToAgree(under.shop);
  });

  test('what had expired on either side is gone before', async () => {
    const { under, staff, kept, other } = await openWithTwo([40, 50]);
    await wait(under, YEAR);
    expect((await merged(staff, kept.id, other.id)).moved).toMatchObject({
      ...{ availablePoints: 0, totalPoints: 50 },
    });
    expect(await pointsOf(staff, kept.phone)).toEqual([90, 0]);
    await expectLedgerToAgree(under.shop);
  });

  test('a visit that was told before counts once, also when it is told again by the old phone', async () => {
    const { staff, kept, other } = await openWithTwo();
    const visit = {
      ...{ phone: other.phone, paymentAmount: 12, cashPayment: true },
      ...{ walkIn: true, walkInId: 'visita-0002' },
    };
    const send = (changes = {}) =>
      staff.post('/api/auth/points/accumulate', { ...visit, ...changes });
    const first = await send();
    await merged(staff, kept.id, other.id);
    expect([await send(), await send({ phone: kept.phone })]).toMatchObject([
      { status: 200, body: first.body },
      { status: 200, body: first.body },
    ]);
    expect(await send({ paymentAmount: 13 })).toMatchObject({
      status: 409,
      body: { code: 'POINTS_ALREADY_GIVEN' },
    });
    expect(await pointsOf(staff, kept.phone)).toEqual([12, 12]);
  });

  test('the history of both is one, the latest first', async () => {
    const under = await openShop();
    const [staff, kept] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const other = await personWith(under, 30);
    await wait(under, DAY);
    await earn(under, kept.id, 10);
    await wait(under, YEAR - DAY);
    await earn(under, kept.id, 5);
    // Written down now, though it was over before.
    await merged(staff, kept.id, other.id);
    const history = (await kept.get('/api/points/history')).body as { points: number }[];
    expect(history.map(({ points }) => points)).toEqual([5, -30, 10, 30]);
    await expectLedgerToAgree(under.shop);
  });

  test('the file of own data tells the phones and the merges, and erasing takes all of it', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const customer = under.visitor();
    await customer.post('/api/auth/register', customerBody());
    const [account] = await listed(staff, 'maria.jose');
    const id = account?.id ?? 0;
    const other = await personWith(under, 25);
    await merged(staff, id, other.id);
    expect((await customer.get('/api/auth/me/data')).body).toMatchObject({
      otherPhones: [other.phone],
      merges: [{ availablePoints: 25, totalPoints: 25, orders: 0 }],
      pointTransactions: [{ points: 25 }],
    });
    expect(JSON.stringify((await customer.get('/api/auth/me/data')).body)).not.toContain('Prueba');
    const password = 'leña y brasa';
    expect((await customer.post('/api/auth/me/erasure', { password })).status).toBe(200);
    expect(await pointsOrNobody(staff, other.phone)).toEqual({ found: false });
    const phones = under.shop.db.read.selectFrom('userPhones').selectAll();
    expect(await phones.execute()).toEqual([]);
    await expectLedgerToAgree(under.shop);
    const reply = await staff.post('/api/points/assign-by-phone', {
      ...{ phone: other.phone, points: 5 },
    });
    expect(reply.status).toBe(200);
    expect(await pointsOf(staff, other.phone)).toEqual([5, 5]);
  });

  const pointsOrNobody = async (staff: { post: Caller['post'] }, phone: string) =>
    (await staff.post('/api/points/search-phone', { phone })).body;
});

test('an order with points of an account long merged is called off without harm', async () => {
  const { under, staff, kept, other } = await openWithTwo();
  const { id: order } = await placeOrder(staff);
  await earn(under, other.id, 50, order);
  await merged(staff, kept.id, other.id);
  const third = await personWith(under, 1);
  await merged(staff, third.id, kept.id);
  expect((await staff.patch(`/api/orders/${order}/cancel`)).status).toBe(200);
  expect(await pointsOf(staff, other.phone)).toEqual([1, 1]);
  await expectLedgerToAgree(under.shop);
});
