// Whatever runs at the same time, the sums agree (docs/rules/stock.md#stock-sums-always-agree).
import { describe, expect, test } from 'vitest';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { newPhone } from '../phone-of.ts';
import { placeOrder } from '../place-order.ts';
import { Caller, engine, openShop, orderBody, type ShopUnderTest } from '../shop-under-test.ts';

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
const at = (index: number) => `${DAYS[index % DAYS.length]}T13:00:00.000Z`;

const MOVEMENTS = [
  { type: 'initial', quantity: 75 },
  { type: 'walk_in_sale', quantity: 1.5 },
  { type: 'addition', quantity: 10 },
  { type: 'correction', quantity: -0.5 },
];

/** What `index` decides to do with an order: one of every kind, none of them random. */
function act(staff: Caller, id: number, index: number) {
  const url = `/api/orders/${id}`;
  switch (index % 9) {
    case 0:
      return staff.patch(url, { quantity: ((index % 20) + 1) / 2 });
    case 1:
      return staff.patch(url, { pickupTime: at(index + (index >> 2)) });
    case 2:
      return staff.patch(`${url}/confirm`);
    case 3:
      return staff.patch(`${url}/cancel`);
    case 4:
      return staff.patch(url, { pickupTime: at(index + 1), quantity: '2.5' });
    case 5:
    case 6:
      return staff.patch(`${url}/reopen`);
    case 7:
      return staff.post('/api/stock/movements', MOVEMENTS[id % MOVEMENTS.length]);
    default:
      return staff.patch(`${url}/error`);
  }
}

/** 50 new orders, and 8 changes of each of 12 known ones, all under way together. */
async function stormOf({ visitor }: ShopUnderTest, known: number[], staff: Caller[]) {
  const customer = visitor();
  const created = Array.from({ length: 50 }, (_, index) =>
    customer.post(
      '/api/orders',
      orderBody({
        pickupTime: at(index),
        quantity: (index % 7) / 2 + 0.5,
        customerPhone: newPhone(),
      }),
    ),
  );
  const changed = known.flatMap((id, place) =>
    Array.from({ length: 8 }, (_, turn) => {
      const index = place * 7 + turn * 5;
      return act(staff[index % staff.length] as Caller, id, index);
    }),
  );
  return Promise.all([Promise.all(created), Promise.all(changed)]);
}

describe('orders, edits and counter actions at the same time', () => {
  test('leave reserved, current and the history in agreement', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const known: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      known.push((await placeOrder(staff, { pickupTime: at(index) })).id);
    }

    const [created, changed] = await stormOf(under, known, [staff]);

    expect(new Set(created.map((reply) => reply.status))).toEqual(new Set([201]));
    expect(
      changed.map((reply) => reply.status).filter((status) => ![200, 201, 409].includes(status)),
    ).toEqual([]);
    const { rows } = await under.shop.db.read
      .selectFrom('orders')
      .select((is) => is.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(rows).toBe(62);
    await expectStockToAgree(under.shop);
  });

  test('of many orders for the last place in the stock column one is taken, the others leave nothing', async () => {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('haykakan');
    await placeOrder(staff);
    const nearlyFull = { reservedStock: tenths(99_990), unreservedStock: tenths(600 - 99_990) };
    await shop.db.transact(({ sql }) => sql.updateTable('stock').set(nearlyFull).execute());
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => staff.post('/api/orders', orderBody({ quantity: 0.5 }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(19).fill(422),
    ]);
    expect(await countRows(shop.db)).toMatchObject({ orders: 2, orderLogs: 2, stockHistory: 2 });
  });

  test('of a delivery and a cancellation of the same order only one wins', async () => {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('haykakan');
    for (let round = 0; round < 5; round += 1) {
      const { id } = await placeOrder(staff);
      const replies = await Promise.all(
        ['confirm', 'cancel', 'error'].map((step) => staff.patch(`/api/orders/${id}/${step}`)),
      );
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409]);
    }
    await expectStockToAgree(shop);
  });

  test('a reopening and a cancellation of the same order leave one of the two stories', async () => {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('haykakan');
    for (let round = 0; round < 10; round += 1) {
      const { id } = await placeOrder(staff);
      await staff.patch(`/api/orders/${id}/confirm`);
      const [reopened, cancelled] = await Promise.all([
        staff.patch(`/api/orders/${id}/reopen`),
        staff.patch(`/api/orders/${id}/cancel`),
      ]);
      // Who came first decides: a delivered order cannot be cancelled, a reopened one can.
      const stands = cancelled.status === 200 ? 'cancelled' : 'pending';
      expect(reopened.status).toBe(200);
      expect([200, 409]).toContain(cancelled.status);
      const { body } = await staff.get(`/api/orders/${id}`);
      expect(body).toMatchObject({ status: stands });
    }
    await expectStockToAgree(shop);
  });

  test('the same reopening sent ten times at once reserves the chickens once', async () => {
    const { signedIn, shop, visitor } = await openShop();
    const staff = await signedIn('haykakan');
    const { id } = await placeOrder(staff, { quantity: 4 });
    await staff.patch(`/api/orders/${id}/cancel`);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => staff.patch(`/api/orders/${id}/reopen`)),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect((await visitor().get('/api/stock')).body).toMatchObject({ reservedStock: '4.0' });
    expect(await countRows(shop.db)).toMatchObject({ stockHistory: 3, orderLogs: 3 });
    await expectStockToAgree(shop);
  });

  test('the same delivery sent ten times at once takes the chickens once', async () => {
    const { signedIn, shop, visitor } = await openShop();
    const staff = await signedIn('superadmin');
    const { id } = await placeOrder(staff, { quantity: 4 });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => staff.patch(`/api/orders/${id}/confirm`)),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect((await visitor().get('/api/stock')).body).toMatchObject({ currentStock: '56.0' });
    const inOrder = shop.db.read.selectFrom('stockHistory').orderBy('id');
    const history = await inOrder.select('action').execute();
    expect(history.map((entry) => entry.action)).toEqual(['order_created', 'order_delivered']);
    await expectStockToAgree(shop);
  });

  test('orders that swap their days cross without waiting for each other for ever', async () => {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('haykakan');
    const [today, tomorrow] = [
      await placeOrder(staff),
      await placeOrder(staff, { pickupTime: at(1) }),
    ];
    for (let round = 0; round < 10; round += 1) {
      const replies = await Promise.all([
        staff.patch(`/api/orders/${today.id}`, { pickupTime: at(round + 1) }),
        staff.patch(`/api/orders/${tomorrow.id}`, { pickupTime: at(round) }),
      ]);
      expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    }
    await expectStockToAgree(shop);
  });
});

if (engine === 'postgres') {
  describe('two processes serve one shop', () => {
    test('a storm through both leaves the sums in agreement', async () => {
      const under = await openShop();
      const staff = await under.signedIn('haykakan');
      const elsewhere = new Caller(await under.secondProcess());
      for (const [name, value] of staff.cookies) elsewhere.cookies.set(name, value);
      const known: number[] = [];
      for (let index = 0; index < 12; index += 1) {
        known.push((await placeOrder(staff, { pickupTime: at(index) })).id);
      }
      const more = Array.from({ length: 30 }, (_, index) =>
        elsewhere.post('/api/orders', orderBody({ pickupTime: at(index + 2) })),
      );

      const [[created, changed], others] = await Promise.all([
        stormOf(under, known, [staff, elsewhere]),
        Promise.all(more),
      ]);

      expect(new Set([...created, ...others].map((reply) => reply.status))).toEqual(new Set([201]));
      expect(changed.filter((reply) => ![200, 201, 409].includes(reply.status))).toEqual([]);
      await expectStockToAgree(under.shop);
    });

    test('of two edits of one version sent to both, one is told of the other', async () => {
      const under = await openShop();
      const staff = await under.signedIn('haykakan');
      const elsewhere = new Caller(await under.secondProcess());
      for (const [name, value] of staff.cookies) elsewhere.cookies.set(name, value);
      const { id, version: first } = await placeOrder(staff);
      let version = first;
      for (let round = 0; round < 10; round += 1) {
        const replies = await Promise.all(
          [staff, elsewhere].map((caller, place) =>
            caller.patch(`/api/orders/${id}`, {
              quantity: round + 1 + place / 2,
              version,
            }),
          ),
        );
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
        const saved = replies.find(({ status }) => status === 200)?.body as Order;
        const refused = replies.find(({ status }) => status === 409)?.body;
        expect(refused).toMatchObject({ code: 'EDITED_MEANWHILE', current: saved });
        version = saved.version;
      }
      await expectStockToAgree(under.shop);
    });

    test('one key sent to both makes one order', async () => {
      const under = await openShop();
      const [here, there] = [under.visitor(), new Caller(await under.secondProcess())];
      const key = { 'idempotency-key': 'doble-toque-1' };
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? here : there).post('/api/orders', orderBody(), key),
        ),
      );
      expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body]))).size).toBe(
        1,
      );
      expect(replies[0]?.status).toBe(201);
      const orders = await under.shop.db.read.selectFrom('orders').select('id').execute();
      expect(orders).toHaveLength(1);
      await expectStockToAgree(under.shop);
    });
  });
}
