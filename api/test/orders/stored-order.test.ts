// What is stored of a response about an order, and what a repeat of the request gets.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { expect, test } from 'vitest';
import { up as impersonalResponses } from '../../src/db/migrations/0012-impersonal-responses.ts';
import { openShop, orderBody, type ShopUnderTest } from '../shop-under-test.ts';

const KEY = { 'idempotency-key': 'pedido-0001' };
const PERSON = {
  customerName: 'Ana Gómez',
  customerPhone: '611222333',
  customerEmail: 'ana@example.com',
  details: 'Con mucho pan',
};

async function responses({ shop }: ShopUnderTest): Promise<unknown[]> {
  const rows = await shop.db.read.selectFrom('idempotencyKeys').select('response').execute();
  return rows.map(({ response }) => JSON.parse(response ?? 'null') as unknown);
}

async function openWithOrder() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const visitor = under.visitor();
  const body = orderBody(PERSON);
  const send = async () => (await visitor.post('/api/orders', body, KEY)).body as Order;
  const stored = async () => JSON.stringify(await responses(under));
  return { under, staff, send, stored, first: await send() };
}

test('who it is for is not stored, and a repeat gets the whole order', async () => {
  const { send, stored, first } = await openWithOrder();
  expect(first).toMatchObject(PERSON);
  expect(await stored()).toContain(`"id":${first.id}`);
  for (const text of Object.values(PERSON)) expect(await stored()).not.toContain(text);
  expect(await send()).toEqual(first);
});

test('a repeat tells the person as they are by then, and status, version and figures of the first time', async () => {
  const { staff, send, first } = await openWithOrder();
  const url = `/api/orders/${first.id}`;
  await staff.patch(url, { customerName: 'Ana María', totalAmount: '12.50' });
  await staff.patch(`${url}/confirm`);
  expect(await send()).toEqual({ ...first, customerName: 'Ana María' });
});

test('a response from before loses the person, and a repeat of it has them again', async () => {
  const { under, send, stored, first } = await openWithOrder();
  const user = { id: 7, username: 'ana', name: 'Ana', phone: '611222333', role: 'abaranci' };
  const before = [
    { caller: 'anyone', key: KEY['idempotency-key'], response: first },
    { caller: 'user:1', key: 'merge', response: { user, moved: { orders: 2 } } },
    { caller: 'user:1', key: 'category', response: { id: 3, name: 'Menús', imageUrl: null } },
  ];
  await under.shop.db.transact(async ({ sql }) => {
    for (const { response, caller, key } of before) {
      const row = { caller, key, fingerprint: 'x', response: JSON.stringify(response) };
      await sql
        .insertInto('idempotencyKeys')
        .values({ ...row, createdAt: 0, expiresAt: 1 })
        .onConflict((conflict) =>
          conflict.columns(['caller', 'key']).doUpdateSet({ response: row.response }),
        )
        .execute();
    }
    await impersonalResponses(sql);
  });
  expect(await stored()).not.toContain('Ana');
  const rows = await responses(under);
  expect(rows).toContainEqual({ user: { id: 7, role: 'abaranci' }, moved: { orders: 2 } });
  expect(rows).toContainEqual({ id: 3, name: 'Menús', imageUrl: null });
  expect(await send()).toEqual(first);
});
