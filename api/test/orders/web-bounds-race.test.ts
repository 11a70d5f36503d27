// However many orders come at once, through both processes: no phone has more of them pending than it may, and
// no more of a day is reserved by customers than they can (docs/rules/orders.md#pending-orders-of-one-phone,
// docs/rules/stock.md#what-customers-can-reserve).
import { beforeEach, expect, test } from 'vitest';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { phoneOf } from '../phone-of.ts';
import { placeOrder } from '../place-order.ts';
import { Caller, engine, openShop, orderBody, type ShopUnderTest } from '../shop-under-test.ts';
import { countStatuses } from '../two-devices.ts';

const AT_ONCE = 12;
const ROUNDS = 5;

let under: ShopUnderTest;
let callers: Caller[];

beforeEach(async () => {
  under = await openShop({ RATE_LIMITS: 'off' });
  callers = [under.visitor()];
  if (engine === 'postgres') callers.push(new Caller(await under.secondProcess()));
});

async function orderAtOnce(changesOf: (index: number) => Record<string, unknown>) {
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      (callers[index % callers.length] as Caller).post('/api/orders', orderBody(changesOf(index))),
    ),
  );
  const codes = replies.map(({ body }) => (body as { code: string }).code);
  return { counts: countStatuses(replies), codes };
}

test('exactly one of them is the tenth with the phone', async () => {
  const [customer] = callers as [Caller];
  for (let round = 0; round < ROUNDS; round += 1) {
    const customerPhone = phoneOf(round);
    for (let count = 0; count < 9; count += 1) await placeOrder(customer, { customerPhone });
    const { counts, codes } = await orderAtOnce(() => ({ customerPhone }));
    expect(counts).toEqual({ 201: 1, 422: AT_ONCE - 1 });
    expect(codes.filter((code) => code === 'PHONE_LIMIT_REACHED')).toHaveLength(AT_ONCE - 1);
  }
  await expectStockToAgree(under.shop);
});

test('exactly one of them has the last chickens of the day that customers can reserve', async () => {
  const [customer] = callers as [Caller];
  for (let round = 0; round < ROUNDS; round += 1) {
    const day = `2026-11-2${round + 1}`;
    const pickupTime = `${day}T13:00:00.000Z`;
    await placeOrder(customer, { pickupTime, customerPhone: phoneOf(round), quantity: 10 });
    // As if there were 196 more of these, and one with half a chicken less.
    await under.shop.db.transact(({ sql }) =>
      sql
        .updateTable('stock')
        .set({
          reservedStock: tenths(19_895),
          unreservedStock: (is) => is('currentStock', '-', tenths(19_895)),
        })
        .where('date', '=', day as never)
        .execute(),
    );
    const { counts, codes } = await orderAtOnce((index) => ({
      pickupTime,
      quantity: 10,
      customerPhone: phoneOf(100 + round * AT_ONCE + index),
    }));
    expect(counts).toEqual({ 201: 1, 422: AT_ONCE - 1 });
    expect(codes.filter((code) => code === 'DAY_FULL')).toHaveLength(AT_ONCE - 1);
  }
});
