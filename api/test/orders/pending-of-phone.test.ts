// How many orders may wait with one phone (docs/rules/orders.md#pending-orders-of-one-phone).
import { beforeEach, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, orderBody, type Caller, type ShopUnderTest } from '../shop-under-test.ts';

const MOST = 10;
const REFUSED = {
  status: 422,
  body: {
    error: 'Con este teléfono ya hay 10 pedidos pendientes. Cambia uno de ellos o llámanos',
    code: 'PHONE_LIMIT_REACHED',
  },
};

let under: ShopUnderTest;
let customer: Caller;

beforeEach(async () => {
  under = await openShop();
  customer = under.visitor();
});

const order = (caller: Caller, changes: Record<string, unknown> = {}, key?: string) =>
  caller.post('/api/orders', orderBody(changes), key ? { 'idempotency-key': key } : {});

async function placeAll(count = MOST): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await placeOrder(customer)).id);
  return ids;
}

test('the tenth is taken, the next one refused, and nothing of it stays', async () => {
  await placeAll();
  const before = await countRows(under.shop.db);
  expect(await order(customer)).toMatchObject(REFUSED);
  expect(await countRows(under.shop.db)).toEqual(before);
  await expectStockToAgree(under.shop);
});

test('they count whatever spelling, name, day and address they come with', async () => {
  await placeAll(MOST - 1);
  await placeOrder(under.visitor('203.0.113.7'), {
    customerName: 'Otra persona',
    customerPhone: '0034 600-111-222',
    pickupTime: '2026-11-28T13:00:00.000Z',
  });
  expect(await order(customer, { customerPhone: '+34600111222' })).toMatchObject(REFUSED);
  await placeOrder(customer, { customerPhone: '600 111 223' });
});

test('one of somebody who is signed in counts as any other', async () => {
  const signedIn = await under.signedIn('abaranci');
  await placeAll(MOST - 1);
  await placeOrder(signedIn);
  expect(await order(signedIn)).toMatchObject(REFUSED);
});

test('a repeat is answered as the first time', async () => {
  await placeAll(MOST - 1);
  const first = await order(customer, {}, 'la-decima-no');
  expect(first.status).toBe(201);
  expect(await order(customer, {}, 'la-decima-no')).toMatchObject({
    status: 201,
    body: first.body,
  });
  expect(await order(customer, {}, 'la-undecima')).toMatchObject(REFUSED);
  // The refused order has left no key behind.
  await under.visitor().post(`/api/order-pages/${codeOf(first.body)}/cancel`, { version: 1 });
  expect((await order(customer, {}, 'la-undecima')).status).toBe(201);
});

const codeOf = (body: unknown) => (body as { code: string }).code;

test.each(['confirm', 'cancel', 'error'])('%s makes room for another one', async (transition) => {
  const [first] = await placeAll();
  const staff = await under.signedIn('haykakan');
  expect((await staff.patch(`/api/orders/${first}/${transition}`)).status).toBe(200);
  await placeOrder(customer);
  expect(await order(customer)).toMatchObject(REFUSED);
  // Staff take it back all the same.
  expect((await staff.patch(`/api/orders/${first}/reopen`)).status).toBe(200);
});

test('staff are not bound by it, and what they enter does not count', async () => {
  const staff = await under.signedIn('haykakan');
  for (let count = 0; count < MOST; count += 1) await placeOrder(staff, { is_manual_entry: true });
  await placeAll();
  expect(await order(customer)).toMatchObject(REFUSED);
  await placeOrder(staff, { is_manual_entry: true });
  await placeOrder(staff);
  const [other] = await Promise.all([placeOrder(customer, { customerPhone: '600111223' })]);
  const edited = await staff.patch(`/api/orders/${other.id}`, { customerPhone: '600111222' });
  expect(edited.status).toBe(200);
});
