// Somebody does not want their past orders used for what they usually have (docs/rules/customers.md#objecting).
import { expect, test } from 'vitest';
import type { UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { sweepPersonalData } from '../../src/customers/index.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type Caller, type ShopUnderTest } from '../shop-under-test.ts';
import { merged, openWithTwo } from './people.ts';

const PHONE = '600111222';
const SIX_YEARS_ON = Date.parse('2032-11-21T12:00Z');
const SINCE = '2026-11-20T11:10:00.000Z';

const object = (staff: Caller, phone: string, objected = true) =>
  staff.patch(`/api/usual-orders/${phone}`, { objected });

const usualOf = async (staff: Caller, phone: string) =>
  (await staff.get(`/api/usual-orders/${phone}`)).body as {
    usual: { times: number } | null;
    objectedAt: string | null;
  };

const objectedPhones = async ({ shop }: ShopUnderTest): Promise<string[]> => {
  const rows = await shop.db.read
    .selectFrom('usualOrderObjections')
    .select('phone')
    .orderBy('phone')
    .execute();
  return rows.map(({ phone }) => phone);
};

test('past orders of a phone without an account are not used until it is taken back', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  await placeOrder(under.visitor(), { customerPhone: PHONE });
  const off = { usual: null, objectedAt: SINCE };
  expect(await object(staff, PHONE)).toMatchObject({ status: 200, body: off });
  await placeOrder(under.visitor(), { customerPhone: PHONE });
  expect(await usualOf(staff, PHONE)).toEqual(off);
  const back = { usual: { times: 2 }, objectedAt: null };
  expect((await object(staff, PHONE, false)).body).toMatchObject(back);
  expect(await usualOf(staff, PHONE)).toMatchObject(back);
});

test('nobody but staff may say so', async () => {
  const under = await openShop();
  expect((await object(await under.signedIn('abaranci'), PHONE)).status).toBe(403);
  expect((await object(under.visitor(), PHONE)).status).toBe(401);
});

test('an account is left out of who has most points, and finds it in their own data', async () => {
  const under = await openShop();
  const [staff, customer] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
  await staff.patch(`/api/auth/users/${customer.id}`, { phone: PHONE });
  await staff.post('/api/points/assign-by-phone', { phone: PHONE, points: 5 });
  const top = async () => {
    const { body } = await staff.get('/api/auth/stats');
    return (body as UserStatistics).pointsStats.topUsers.map(({ phone }) => phone);
  };
  const ownData = async () => (await customer.get('/api/auth/me/data')).body;
  expect(await top()).toEqual([PHONE]);
  expect(await ownData()).toMatchObject({ usualOrderObjectedAt: null });
  await object(staff, PHONE);
  expect(await top()).toEqual([]);
  expect(await ownData()).toMatchObject({ usualOrderObjectedAt: SINCE });
});

test('holds for another phone of the account too', async () => {
  const under = await openShop();
  const [staff, customer] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
  await staff.patch(`/api/auth/users/${customer.id}`, { phone: PHONE });
  await placeOrder(staff, { customerPhone: PHONE });
  await object(staff, PHONE);
  await staff.patch(`/api/auth/users/${customer.id}`, { phone: '600333444' });
  await placeOrder(staff, { customerPhone: '600333444' });
  expect(await usualOf(staff, '600333444')).toEqual({ usual: null, objectedAt: SINCE });
  expect(await usualOf(staff, PHONE)).toEqual({ usual: null, objectedAt: SINCE });
});

test.each(['kept', 'other'] as const)(
  'holds for every phone after a merge, whichever account it was of: %s',
  async (which) => {
    const people = await openWithTwo();
    const { under, staff, kept, other } = people;
    await object(staff, people[which].phone);
    await merged(staff, kept.id, other.id);
    expect(await objectedPhones(under)).toEqual([kept.phone, other.phone].sort());
    await object(staff, other.phone, false);
    expect(await objectedPhones(under)).toEqual([]);
  },
);

test('goes with the customer who is erased', async () => {
  const { under, staff, kept, other } = await openWithTwo();
  await object(staff, kept.phone);
  await object(staff, other.phone);
  expect((await staff.post(`/api/customers/${kept.id}/erase`)).status).toBe(200);
  expect(await objectedPhones(under)).toEqual([other.phone]);
});

test('goes with the last order of a phone without an account', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const [one, two] = [
    await placeOrder(staff, { customerPhone: PHONE }),
    await placeOrder(staff, { customerPhone: PHONE }),
  ];
  await object(staff, PHONE);
  for (const { id } of [one, two]) await staff.patch(`/api/orders/${id}/confirm`);
  expect((await staff.post(`/api/orders/${one.id}/erase`)).status).toBe(200);
  expect(await objectedPhones(under)).toEqual([PHONE]);
  expect((await staff.post(`/api/orders/${two.id}/erase`)).status).toBe(200);
  expect(await objectedPhones(under)).toEqual([]);
});

test('goes in its time, also where no order has the phone any more', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id } = await placeOrder(staff, { customerPhone: PHONE });
  await staff.patch(`/api/orders/${id}/confirm`);
  await object(staff, PHONE);
  await object(staff, '600999888');
  under.time.now = SIX_YEARS_ON;
  await sweepPersonalData(under.shop);
  expect(await objectedPhones(under)).toEqual([]);
});
