// What sells best beside chickens (docs/rules/orders.md#extras-at-the-desk). The starter products: 12 a
// paella, 26 beer, 27 and 28 other drinks.
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { CompiledQuery, sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { usualProducts } from '../../src/orders/place/usual-products.report.ts';
import { placeOrder } from '../place-order.ts';
import { engine, NOW, openShop } from '../shop-under-test.ts';

const [PAELLA, BEER, WATER, COLA] = [12, 26, 27, 28];
const URL = '/api/usual-products';
const DAY_MS = 24 * 60 * 60 * 1000;

async function desk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const sell = (...products: number[]) =>
    placeOrder(staff, {
      quantity: undefined,
      is_manual_entry: true,
      lines: products.map((productId) => ({ productId, quantity: 2 })),
    });
  return { ...under, staff, sell };
}

test('what most orders had comes first, however much of it; what was called off counts nothing', async () => {
  const { staff, sell } = await desk();
  await sell(PAELLA, BEER);
  await sell(BEER);
  await sell(WATER);
  const { id } = await sell(COLA);
  await staff.patch(`/api/orders/${id}/cancel`);
  expect(await staff.get(URL)).toMatchObject({
    status: 200,
    body: { products: [BEER, PAELLA, WATER] },
  });
});

test('what was sold more than eight weeks ago is forgotten', async () => {
  const { shop, staff, sell } = await desk();
  const { id } = await sell(COLA);
  await sell(BEER);
  await shop.db.transact(({ sql }) =>
    sql
      .updateTable('orders')
      .set({ updatedAt: raw`updated_at - ${57 * DAY_MS}` })
      .where('id', '=', id)
      .execute(),
  );
  expect((await staff.get(URL)).body).toEqual({ products: [BEER] });
});

test('only staff may ask', async () => {
  const { visitor } = await openShop();
  expect((await visitor().get(URL)).status).toBe(401);
});

// PostgreSQL reads a small table whole, whatever its indexes.
if (engine === 'sqlite') {
  test('orders are found by their last change', async () => {
    const { shop } = await desk();
    const { sql, parameters } = usualProducts(shop.db.read, madridDay(NOW)).compile();
    const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await shop.db.read.executeQuery<{ detail: string }>(plan);
    expect(rows.map(({ detail }) => detail).join('; ')).toContain('orders_by_change');
  });
}
