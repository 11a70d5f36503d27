// What somebody who rings usually has (docs/rules/orders.md#a-known-phone). The starter products: 8 a whole
// chicken, 26 beer, 27 another drink.
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { lastOrders } from '../../src/orders/place/usual-order.report.ts';
import { placeOrder } from '../place-order.ts';
import { engine, openShop } from '../shop-under-test.ts';

const [CHICKEN, BEER, WATER] = [8, 26, 27];
const LOLA = '600111222';
const URL = `/api/usual-orders/${LOLA}`;

async function desk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const ring = (lines: Record<number, number>, changes: Record<string, unknown> = {}) =>
    placeOrder(staff, {
      quantity: undefined,
      is_manual_entry: true,
      customerPhone: LOLA,
      lines: Object.entries(lines).map(([id, quantity]) => ({ productId: Number(id), quantity })),
      ...changes,
    });
  return { ...under, staff, ring };
}

test('is what most of the last orders with the phone had, under the name of the last of them', async () => {
  const { staff, ring } = await desk();
  await ring({ [CHICKEN]: 1, [BEER]: 2 }, { customerName: 'María Dolores' });
  await ring({ [CHICKEN]: 1, [BEER]: 2 }, { customerName: 'Lola' });
  await ring({ [WATER]: 1 });
  await ring({ [WATER]: 3 }, { customerPhone: '600999888' });
  const { status, body } = await staff.get(URL);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    usual: {
      name: 'Lola',
      times: 2,
      lines: [
        { productId: CHICKEN, quantity: '1.0' },
        { productId: BEER, quantity: '2.0' },
      ],
    },
  });
});

test('is found however the phone is written, and counts a customer’s own orders', async () => {
  const { staff, visitor } = await desk();
  await placeOrder(visitor(), { customerPhone: '600 11 12 22', quantity: 1 });
  const { body } = await staff.get('/api/usual-orders/%2B34%20600%20111%20222');
  expect(body).toMatchObject({ usual: { times: 1, lines: [{ productId: CHICKEN }] } });
});

test('counts nothing that was called off, and is none where nothing was ordered', async () => {
  const { staff, ring } = await desk();
  const { id } = await ring({ [BEER]: 1 });
  await staff.patch(`/api/orders/${id}/cancel`);
  expect((await staff.get(URL)).body).toEqual({ usual: null, objectedAt: null });
});

test('is no order with food that only its details name', async () => {
  const { staff, ring } = await desk();
  const typed = { details: '2 pollos, paella de marisco para 8' };
  for (let count = 0; count < 3; count += 1) await ring({ [CHICKEN]: 2 }, typed);
  expect((await staff.get(URL)).body).toEqual({ usual: null, objectedAt: null });
  await ring({ [BEER]: 1 });
  expect((await staff.get(URL)).body).toMatchObject({
    usual: { times: 1, lines: [{ productId: BEER }] },
  });
});

test('goes ten orders back', async () => {
  const { staff, ring } = await desk();
  for (let count = 0; count < 3; count += 1) await ring({ [WATER]: 1 });
  for (let count = 1; count <= 10; count += 1) await ring({ [BEER]: count });
  expect((await staff.get(URL)).body).toMatchObject({
    usual: { times: 1, lines: [{ productId: BEER, quantity: '10.0' }] },
  });
});

test('is for staff, and of a phone', async () => {
  const { staff, visitor, signedIn } = await desk();
  expect((await visitor().get(URL)).status).toBe(401);
  expect((await (await signedIn('abaranci')).get(URL)).status).toBe(403);
  for (const odd of ['12', 'x', '%00', '9'.repeat(400)]) {
    expect((await staff.get(`/api/usual-orders/${odd}`)).status).toBe(400);
  }
});

// PostgreSQL reads a small table whole, whatever its indexes.
if (engine === 'sqlite') {
  test('is looked for among the orders of that phone alone', async () => {
    const { shop } = await desk();
    const { sql, parameters } = lastOrders(shop.db.read, LOLA).compile();
    const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await shop.db.read.executeQuery<{ detail: string }>(plan);
    const details = rows.map(({ detail }) => detail);
    expect(details).toContain('SEARCH orders USING INDEX orders_by_phone (customer_phone=?)');
    expect(details).not.toContain('USE TEMP B-TREE FOR ORDER BY');
  });
}
