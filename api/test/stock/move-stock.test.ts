// How the figures of a day follow its orders (docs/rules/stock.md#what-an-order-holds).
import { describe, expect, test } from 'vitest';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, orderBody, type ShopUnderTest } from '../shop-under-test.ts';

const TOMORROW = '2026-11-21T13:00:00.000Z';

/** [current, reserved] of a day, or null while it has no row. */
async function figures({ shop }: ShopUnderTest, day: string) {
  const row = await shop.db.read
    .selectFrom('stock')
    .select(['currentStock', 'reservedStock'])
    .where('date', '=', day as Day)
    .executeTakeFirst();
  return row ? [row.currentStock, row.reservedStock] : null;
}

async function deskWithOrder(changes: Record<string, unknown> = {}) {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id } = await placeOrder(under.visitor(), { quantity: 2.5, ...changes });
  const today = () => figures(under, '2026-11-20');
  const tomorrow = () => figures(under, '2026-11-21');
  return { under, staff, url: `/api/orders/${id}`, today, tomorrow };
}

describe('the stock of a day', () => {
  test('an order reserves, handing it over moves it out of what lies there', async () => {
    const { under, staff, url, today } = await deskWithOrder();
    expect(await today()).toEqual([600, 25]);
    await staff.patch(`${url}/confirm`);
    expect(await today()).toEqual([575, 0]);
    await expectStockToAgree(under.shop);
  });

  test.each(['cancel', 'error'])('%s gives the reservation back', async (step) => {
    const { under, staff, url, today } = await deskWithOrder();
    await staff.patch(`${url}/${step}`);
    expect(await today()).toEqual([600, 0]);
    await expectStockToAgree(under.shop);
  });

  test.each(['confirm', 'cancel', 'error'])('a repeated %s moves nothing', async (step) => {
    const { under, staff, url, today } = await deskWithOrder();
    await staff.patch(`${url}/${step}`);
    const [figuresOnce, rowsOnce] = [await today(), await countRows(under.shop.db)];
    expect((await staff.patch(`${url}/${step}`)).status).toBe(200);
    expect([await today(), await countRows(under.shop.db)]).toEqual([figuresOnce, rowsOnce]);
  });

  test.each([
    ['confirm', 'cancel'],
    ['confirm', 'error'],
    ['cancel', 'confirm'],
    ['cancel', 'error'],
    ['error', 'confirm'],
    ['error', 'cancel'],
  ])('after %s a %s is refused and moves nothing', async (first, second) => {
    const { under, staff, url, today } = await deskWithOrder();
    await staff.patch(`${url}/${first}`);
    const [figuresOnce, rowsOnce] = [await today(), await countRows(under.shop.db)];
    const reply = await staff.patch(`${url}/${second}`);
    expect(reply).toMatchObject({ status: 409, body: { code: 'ORDER_TRANSITION_IMPOSSIBLE' } });
    expect([await today(), await countRows(under.shop.db)]).toEqual([figuresOnce, rowsOnce]);
  });

  test('an edit moves only the difference, up and down', async () => {
    const { under, staff, url, today } = await deskWithOrder();
    await staff.patch(url, { quantity: '4.0' });
    expect(await today()).toEqual([600, 40]);
    await staff.patch(url, { quantity: 0.5 });
    expect(await today()).toEqual([600, 5]);
    await expectStockToAgree(under.shop);
  });

  test('the difference is computed here: quantityDiff and updateType change nothing', async () => {
    const { under, staff, url, today } = await deskWithOrder();
    const hint = { quantity: '3.0', quantityDiff: 500, updateType: 'order_update' };
    expect((await staff.patch(url, hint)).status).toBe(200);
    expect(await today()).toEqual([600, 30]);
    await expectStockToAgree(under.shop);
  });

  test('an edit to another day takes the reservation along', async () => {
    const { under, staff, url, today, tomorrow } = await deskWithOrder();
    await staff.patch(url, { pickupTime: TOMORROW, quantity: 3 });
    expect([await today(), await tomorrow()]).toEqual([
      [600, 0],
      [600, 30],
    ]);
    await staff.patch(url, { pickupTime: '2026-11-20T13:00:00.000Z' });
    expect([await today(), await tomorrow()]).toEqual([
      [600, 30],
      [600, 0],
    ]);
    await expectStockToAgree(under.shop);
  });

  test.each([
    ['confirm', [600, 25]],
    ['cancel', [600, 25]],
    ['error', [600, 25]],
  ])('an edit after %s makes the order pending and reserves again', async (step, expected) => {
    const { under, staff, url, today } = await deskWithOrder();
    await staff.patch(`${url}/${step}`);
    await staff.patch(url, { customerName: 'Otra persona' });
    expect(await today()).toEqual(expected);
    await expectStockToAgree(under.shop);
  });

  test('an edit of a delivered order to another day brings the chickens back to the first', async () => {
    const { under, staff, url, today, tomorrow } = await deskWithOrder();
    await staff.patch(`${url}/confirm`);
    await staff.patch(url, { pickupTime: TOMORROW });
    expect([await today(), await tomorrow()]).toEqual([
      [600, 0],
      [600, 25],
    ]);
    await expectStockToAgree(under.shop);
  });

  test('an order without chickens creates no day', async () => {
    const { under, staff, url, today } = await deskWithOrder({
      quantity: 0,
      lines: [{ productId: 26, quantity: 2 }],
    });
    await staff.patch(`${url}/confirm`);
    expect(await today()).toBeNull();
    await expectStockToAgree(under.shop);
  });

  test('what no stock column can hold is refused, and nothing of the order stays', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    await under.shop.db.transact(({ sql }) =>
      sql
        .insertInto('stock')
        .values({
          date: '2026-11-20' as Day,
          initialStock: tenths(600),
          currentStock: tenths(600),
          reservedStock: tenths(99_990),
          unreservedStock: tenths(600 - 99_990),
          lastUpdated: 0,
        })
        .execute(),
    );
    const before = await countRows(under.shop.db);
    const reply = await staff.post('/api/orders', orderBody({ quantity: 1 }));
    expect(reply).toMatchObject({ status: 422, body: { code: 'STOCK_LIMIT_REACHED' } });
    expect(await countRows(under.shop.db)).toEqual(before);
    expect(await figures(under, '2026-11-20')).toEqual([600, 99_990]);
    await placeOrder(staff, { quantity: 0.5 });
  });
});
