// An edit after which an order would not have earned its points corrects them.
// See docs/rules/orders.md#points-follow-the-order.
import { describe, expect, test } from 'vitest';
import { readHistory } from '../../src/loyalty/balance.store.ts';
import { countRows } from '../count-rows.ts';
import { newCustomer } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

/** An order of 150 € that was paid in cash and has earned 150 points. */
async function deskWithPoints() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id: userId, phone } = await newCustomer(under);
  const { id: orderId } = await placeOrder(staff, { is_manual_entry: true });
  const pay = () =>
    staff.post('/api/auth/points/accumulate', {
      phone,
      paymentAmount: 150,
      orderId,
      cashPayment: true,
    });
  await pay();
  const points = async () => {
    const reply = await staff.post('/api/points/search-phone', { phone });
    const { total, available } = (reply.body as { points: Record<string, number> }).points;
    return [total, available];
  };
  const movements = async () =>
    (await readHistory(under.shop.db.read, userId)).map((one) => [one.type, one.points]);
  return { under, staff, userId, pay, points, movements, url: `/api/orders/${orderId}` };
}

const EARNED = ['earned', 150];

describe('an edit', () => {
  test.each([
    ['to card', { paymentMethod: 'card' }, 0],
    ['to a transfer', { paymentMethod: 'transfer' }, 0],
    ['to less than half in cash', { paymentMethod: 'card', quantity: 2 }, 0],
    ['to half in cash', { paymentMethod: 'mixed', cashAmount: 75, cardAmount: 75 }, 150],
    ['to more than 10 units', { quantity: 10.5 }, 0],
    ['to 10 units', { quantity: 10 }, 150],
    ['to a lower total', { totalAmount: '99.99' }, 99],
    ['to a total of the invoice', { invoiceNumber: 'x', totalAmount: 120 }, 150],
  ])('%s', async (_what, edit, due) => {
    const { under, staff, points, movements, url } = await deskWithPoints();
    const reply = await staff.patch(url, edit);
    const change = due - 150;
    expect(reply).toMatchObject({ status: 200, body: { pointsEarned: due } });
    const { pointsChange } = reply.body as { pointsChange?: object };
    expect(pointsChange).toEqual(
      change === 0 ? undefined : { earned: change, redeemed: 0, missing: 0 },
    );
    expect(await points()).toEqual([due, due]);
    const corrections = change === 0 ? [] : [['manual_adjustment', change]];
    expect(await movements()).toEqual([...corrections, EARNED]);
    await expectLedgerToAgree(under.shop);
  });

  test('to a higher total earns the rest', async () => {
    const { under, staff, points, movements, url } = await deskWithPoints();
    expect((await staff.patch(url, { totalAmount: 170 })).body).toMatchObject({
      pointsEarned: 170,
      pointsChange: { earned: 20, redeemed: 0, missing: 0 },
    });
    expect(await points()).toEqual([170, 170]);
    expect(await movements()).toEqual([['earned', 20], EARNED]);
    await staff.patch(`${url}/cancel`);
    expect(await points()).toEqual([0, 0]);
    await expectLedgerToAgree(under.shop);
  });

  test('of something else leaves them, and says nothing of points', async () => {
    const { staff, points, url } = await deskWithPoints();
    const reply = await staff.patch(url, { customerName: 'Otra persona', totalAmount: '150.99' });
    expect(reply.body).not.toHaveProperty('pointsChange');
    expect(await points()).toEqual([150, 150]);
  });

  test('takes what is there of points that were spent, and says what is missing', async () => {
    const { under, staff, userId, points, url } = await deskWithPoints();
    await staff.post('/api/points/consume-bonus', { userId });
    expect((await staff.patch(url, { totalAmount: 60 })).body).toMatchObject({
      pointsChange: { earned: -90, redeemed: 0, missing: 40 },
    });
    expect(await points()).toEqual([60, 0]);
    await staff.patch(`${url}/cancel`);
    expect(await points()).toEqual([0, 0]);
    await expectLedgerToAgree(under.shop);
  });

  test.each([
    ['after an edit back', { paymentMethod: 'cash' }],
    ['in the place of one', {}],
  ])('staff who give the points by hand, %s, give them once', async (_what, back) => {
    const { under, staff, pay, points, url } = await deskWithPoints();
    await staff.patch(url, { paymentMethod: 'card' });
    await staff.patch(url, back);
    for (const _again of [1, 2]) {
      expect((await pay()).status).toBe(200);
      expect(await points()).toEqual([150, 150]);
    }
    await expectLedgerToAgree(under.shop);
  });

  test.each([
    ['of the way of paying', { paymentMethod: 'card' }, { paymentMethod: 'cash' }, 150],
    ['of the total', { totalAmount: '0' }, { totalAmount: '150.00' }, 150],
    ['of the size, with another total', { quantity: 12 }, { quantity: 2, totalAmount: '40' }, 40],
    [
      'to more than before',
      { paymentMethod: 'card' },
      { paymentMethod: 'cash', totalAmount: '160' },
      160,
    ],
  ])('back %s restores what was taken altogether', async (_what, edit, back, due) => {
    const { under, staff, points, url } = await deskWithPoints();
    expect((await staff.patch(url, edit)).body).toMatchObject({ pointsEarned: 0 });
    for (const _twice of [1, 2]) {
      expect((await staff.patch(url, back)).body).toMatchObject({
        pointsEarned: due,
        pointsChange: { earned: due, redeemed: 0, missing: 0 },
      });
      expect(await points()).toEqual([due, due]);
      await expectLedgerToAgree(under.shop);
      await staff.patch(url, edit);
      expect(await points()).toEqual([0, 0]);
    }
  });

  test.each([
    ['through a lower total', [{ totalAmount: '20' }, { totalAmount: '150.00' }]],
    ['by steps', [{ totalAmount: '20' }, { totalAmount: '90' }, { totalAmount: '150' }]],
    [
      'of what was earned in two parts',
      [
        { totalAmount: '160' },
        { paymentMethod: 'card' },
        { paymentMethod: 'cash' },
        { totalAmount: '150' },
      ],
    ],
  ])('there and back, %s, gives nothing for what was spent', async (_what, edits) => {
    const { under, staff, userId, points, url } = await deskWithPoints();
    await staff.post('/api/points/consume-bonus', { userId });
    const spent = await points();
    for (const _twice of [1, 2]) {
      for (const edit of edits) expect((await staff.patch(url, edit)).status).toBe(200);
      expect(await points()).toEqual(spent);
      await expectLedgerToAgree(under.shop);
    }
  });

  test('back restores what was spent meanwhile for once', async () => {
    const { under, staff, userId, points, url } = await deskWithPoints();
    await staff.post('/api/points/consume-bonus', { userId, qrCode: '', orderId: null });
    const spent = await points();
    await staff.patch(url, { paymentMethod: 'card' });
    await staff.patch(url, { paymentMethod: 'cash' });
    expect(await points()).toEqual(spent);
    await expectLedgerToAgree(under.shop);
  });

  test('gives back nothing that a call-off or a hand took', async () => {
    const { staff, points, url, pay } = await deskWithPoints();
    await staff.patch(`${url}/cancel`);
    await staff.patch(`${url}/reopen`);
    const edited = await staff.patch(url, { totalAmount: '120' });
    expect(edited.body).toMatchObject({ pointsEarned: 0 });
    expect(edited.body).not.toHaveProperty('pointsChange');
    await pay();
    expect(await points()).toEqual([150, 150]);
    await staff.patch(url, { paymentMethod: 'card' });
    expect(await points()).toEqual([0, 0]);
  });

  test('that corrected them is repeated without another correction', async () => {
    const { under, staff, points, url } = await deskWithPoints();
    const key = { 'idempotency-key': 'correccion-01' };
    const edit = () => staff.patch(url, { totalAmount: 100 }, key);
    const first = await edit();
    const rows = await countRows(under.shop.db);
    expect((await edit()).body).toEqual(first.body);
    expect(await countRows(under.shop.db)).toEqual(rows);
    expect(await points()).toEqual([100, 100]);
  });
});
