// A customer as staff see them on a page of their own (docs/rules/customers.md#page-of-a-customer).
import { expect, test } from 'vitest';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { openShop } from '../shop-under-test.ts';

async function openWithCustomer() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const customer = await newCustomer(under);
  return { under, staff, customer, url: `/api/customers/${customer.id}` };
}

test('tells who it is, and their points with the last day of each lot', async () => {
  const { under, staff, customer, url } = await openWithCustomer();
  await earn(under, customer.id, 30);
  under.time.now += 10 * 86_400_000;
  await earn(under, customer.id, 12);
  expect(await staff.get(url)).toMatchObject({
    status: 200,
    body: {
      user: { id: customer.id, name: null, phone: customer.phone, phoneOnly: true, active: true },
      otherPhones: [],
      availablePoints: 42,
      totalPoints: 42,
      lots: [
        { points: 30, lastDay: '2027-11-20' },
        { points: 12, lastDay: '2027-11-30' },
      ],
    },
  });
});

test('says nothing of what its QR is signed with', async () => {
  const { staff, url } = await openWithCustomer();
  expect(JSON.stringify((await staff.get(url)).body)).not.toContain('wallet');
});

test('is for staff, and of somebody who is there', async () => {
  const { under, staff, url } = await openWithCustomer();
  expect((await under.visitor().get(url)).status).toBe(401);
  expect((await (await under.signedIn('abaranci')).get(url)).status).toBe(403);
  expect(await staff.get('/api/customers/999')).toMatchObject({
    status: 404,
    body: { code: 'USER_NOT_FOUND' },
  });
  for (const odd of ['0', 'x', '99999999999', '%00']) {
    expect((await staff.get(`/api/customers/${odd}`)).status).toBe(400);
  }
});
