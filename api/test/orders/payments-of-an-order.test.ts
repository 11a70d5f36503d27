// docs/rules/payments.md#parts-of-an-order
import { expect, test } from 'vitest';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { at, earn, newCustomer } from '../loyalty/customers.ts';
import { listEntries } from '../payments/list-entries.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

/** action, cash, card, transfer, day of every entry. */
async function entries({ shop }: ShopUnderTest) {
  await expectPaymentsToAgree(shop);
  return (await listEntries(shop.db.read)).map(({ action, cash, card, transfer, day }) => [
    action,
    cash,
    card,
    transfer,
    day,
  ]);
}

const TODAY = '2026-11-20';

test('noting, correcting, discounting, calling off and reopening enter what they change', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id: userId } = await newCustomer(under);
  await earn(under, userId, 100);
  const { id } = await placeOrder(staff, { is_manual_entry: true });
  const url = `/api/orders/${id}`;
  expect(await entries(under)).toEqual([]);

  await staff.patch(url, { totalAmount: '20.00', paymentMethod: 'card' });
  await staff.patch(url, {
    paymentMethod: 'mixed',
    cashAmount: '15.00',
    cardAmount: '4.99',
  });
  await staff.post('/api/points/consume-bonus', { userId, orderId: id });
  await staff.patch(`${url}/confirm`);
  const { version } = (await staff.patch(`${url}/reopen`)).body as { version: number };
  await staff.patch(`${url}/cancel`, { version });
  expect(await entries(under)).toEqual([
    ['payment', 0, 2000, 0, TODAY],
    ['payment', 1500, -1500, 0, TODAY],
    ['points_redeemed', -500, 0, 0, TODAY],
    // The discount goes with the order, and is no more among what came off. What was paid stays.
    ['points_annulled', 500, 0, 0, TODAY],
    ['cancelled', -500, 0, 0, TODAY],
  ]);
  const before = (await entries(under)).length;
  await staff.patch(`${url}/reopen`);
  expect((await entries(under)).slice(before)).toEqual([]);
});

test('a discount that leaves nothing to be paid goes and comes back with the order', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id: userId } = await newCustomer(under);
  await earn(under, userId, 100);
  const payment = { totalAmount: '5.00', paymentMethod: 'cash' };
  const { id } = await placeOrder(staff, { is_manual_entry: true, ...payment });
  await staff.post('/api/points/consume-bonus', { userId, orderId: id });
  const { body } = await staff.patch(`/api/orders/${id}/cancel`);
  const { version } = body as { version: number };
  await staff.patch(`/api/orders/${id}/reopen`, { undo: true, version });
  expect(await entries(under)).toEqual([
    ['created', 500, 0, 0, TODAY],
    ['points_redeemed', -500, 0, 0, TODAY],
    ['points_annulled', 500, 0, 0, TODAY],
    ['cancelled', -500, 0, 0, TODAY],
    ['reopened', 500, 0, 0, TODAY],
    ['points_redeemed', -500, 0, 0, TODAY],
  ]);
});

test('an order that is entered with its payment, and what changes nothing of it', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const payment = { totalAmount: '27.00', paymentMethod: 'transfer' };
  const { id } = await placeOrder(staff, { is_manual_entry: true, ...payment });
  await staff.patch(`/api/orders/${id}`, { details: 'sin sal', paymentMethod: 'transfer' });
  await staff.patch(`/api/orders/${id}/confirm`);
  expect(await entries(under)).toEqual([['created', 0, 0, 2700, TODAY]]);
});

test('what a customer says of a payment is none', async () => {
  const under = await openShop();
  const payment = { totalAmount: '27.00', paymentMethod: 'cash', cashAmount: '27.00' };
  await placeOrder(under.visitor(), payment);
  expect(await entries(under)).toEqual([]);
});

test('a payment of more than 7 days ago, by the device’s clock, is of the day on which it comes', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id } = await placeOrder(staff, { is_manual_entry: true });
  await staff.patch(
    `/api/orders/${id}`,
    { totalAmount: '13.50', paymentMethod: 'cash' },
    {
      'idempotency-key': 'pago-de-2020',
      'made-at': '2020-01-06T12:00:00.000Z',
      'made-offline-by': String(staff.id),
    },
  );
  expect(await entries(under)).toEqual([['payment', 1350, 0, 0, TODAY]]);
});

test('what was made without a connection is of the day on which it was made', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id } = await placeOrder(staff, { is_manual_entry: true });
  under.time.now = at('2026-11-21T09:00');
  await staff.patch(
    `/api/orders/${id}`,
    { totalAmount: '13.50', paymentMethod: 'cash' },
    {
      'idempotency-key': 'pago-sin-linea',
      'made-at': new Date(at('2026-11-20T23:30')).toISOString(),
      'made-offline-by': String(staff.id),
    },
  );
  expect(await entries(under)).toEqual([['payment', 1350, 0, 0, TODAY]]);
  const [row] = await under.shop.db.read.selectFrom('payments').selectAll().execute();
  expect(row).toMatchObject({
    enteredAt: at('2026-11-21T09:00'),
    madeAt: at('2026-11-20T23:30'),
    enteredBy: staff.id,
    closeNumber: null,
  });
});

test('a correction is of no day before the entry that it corrects', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id } = await placeOrder(staff, { is_manual_entry: true });
  const pay = (totalAmount: string, heads = {}) =>
    staff.patch(`/api/orders/${id}`, { totalAmount, paymentMethod: 'cash' }, heads);
  await pay('100.00');
  const madeAt = new Date(at('2026-11-14T12:00')).toISOString();
  const heads = { 'made-at': madeAt, 'made-offline-by': String(staff.id) };
  const late = await pay('1.00', { ...heads, 'idempotency-key': 'rebaja-0001' });
  expect(late.status).toBe(200);
  expect(await entries(under)).toEqual([
    ['payment', 10_000, 0, 0, TODAY],
    ['payment', -9900, 0, 0, TODAY],
  ]);
});
