// A customer with more orders than a statement takes parameters (32,766 on SQLite, 65,535 on PostgreSQL) is one like
// any other.
import { expect, test } from 'vitest';
import { lockOrders } from '../../src/orders/index.ts';
import { customerBody } from '../accounts/customer-body.ts';
import { newCustomer } from '../loyalty/customers.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { giveOrders } from './many-orders.ts';

/** More than any statement is given. */
const SEVERAL_SETS = 1201;

function countOrders({ shop }: ShopUnderTest, which: 'erased' | 'known') {
  return shop.db.read
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('customerName', which === 'erased' ? '=' : '<>', 'Datos borrados')
    .where('erasedAt', which === 'erased' ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
}

test('an account with 33,000 orders is erased, and nobody else', async () => {
  const under = await openShop();
  await placeOrder(under.visitor(), { customerPhone: '622333444' });
  const customer = under.visitor();
  const { body } = await customer.post('/api/auth/register', customerBody());
  const { id: userId } = (body as { user: { id: number } }).user;
  await giveOrders(under, { of: { userId }, count: 33_000 });
  const reply = await customer.post('/api/auth/me/erasure', { password: 'leña y brasa' });
  expect(reply).toMatchObject({ status: 200 });
  expect(await countOrders(under, 'erased')).toEqual({ count: 33_000 });
  expect(await countOrders(under, 'known')).toEqual({ count: 1 });
});

test('a customer of whom only the phone is known is erased with every set of their orders', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id, phone } = await newCustomer(under);
  await giveOrders(under, { of: { phone }, count: SEVERAL_SETS });
  const reply = await staff.post(`/api/customers/${id}/erase`);
  expect(reply).toMatchObject({ status: 200, body: { orders: SEVERAL_SETS } });
  expect(await countOrders(under, 'erased')).toEqual({ count: SEVERAL_SETS });
  const logs = await under.shop.db.read
    .selectFrom('orderLogs')
    .select(['orderId', 'action', 'createdBy'])
    .execute();
  expect(new Set(logs.map(({ orderId }) => orderId)).size).toBe(SEVERAL_SETS);
  for (const log of logs) expect(log).toMatchObject({ action: 'erased', createdBy: staff.id });
});

test('own data has every set of the orders, the last one first', async () => {
  const under = await openShop();
  const customer = await under.signedIn('abaranci');
  await giveOrders(under, { of: { userId: customer.id }, count: SEVERAL_SETS });
  const { id } = await placeOrder(customer);
  const { body } = await customer.get('/api/auth/me/data');
  const ids = (body as { orders: { id: number }[] }).orders.map((order) => order.id);
  expect(ids[0]).toBe(id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(SEVERAL_SETS + 1);
});

test('orders are locked however many they are, by their numbers', async () => {
  const under = await openShop();
  const { id } = await placeOrder(under.visitor());
  const other = await placeOrder(under.visitor());
  const ids = Array.from({ length: 70_000 }, (_, index) => 70_000 - index);
  const locked = await under.shop.db.transact((transaction) => lockOrders(transaction, ids));
  expect(locked.map((order) => order.id)).toEqual([id, other.id]);
});
