// Every change of a day's stock leaves a line that says what happened and who did it.
// See docs/rules/stock.md#stock-history.
import { describe, expect, test } from 'vitest';
import { placeOrder } from '../place-order.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

const historyOf = ({ shop }: ShopUnderTest) =>
  shop.db.read
    .selectFrom('stockHistory')
    .innerJoin('stock', 'stock.id', 'stockHistory.stockId')
    .select(['stock.date', 'action', 'quantity', 'orderId', 'createdBy', 'createdAt'])
    .select(['previousStock', 'newStock', 'previousReserved', 'newReserved'])
    .orderBy('stockHistory.id')
    .execute();

describe('the stock history', () => {
  test('an order of a visitor is in it, with nobody as its author', async () => {
    const under = await openShop();
    const { id } = await placeOrder(under.visitor(), { quantity: 2 });
    expect(await historyOf(under)).toEqual([
      {
        date: '2026-11-20',
        action: 'order_created',
        quantity: 20,
        orderId: id,
        createdBy: null,
        createdAt: under.time.now,
        previousStock: 600,
        newStock: 600,
        previousReserved: 0,
        newReserved: 20,
      },
    ]);
  });

  test('an order of a signed-in customer carries that customer', async () => {
    const under = await openShop();
    const customer = await under.signedIn('abaranci');
    await placeOrder(customer);
    expect(await historyOf(under)).toMatchObject([{ createdBy: customer.id }]);
  });

  test('each step on the counter carries whoever took it, and its own time', async () => {
    const under = await openShop();
    const [anna, boris] = [await under.signedIn('haykakan'), await under.signedIn('superadmin')];
    const [first, second, third] = [
      await placeOrder(under.visitor(), { quantity: 1 }),
      await placeOrder(under.visitor(), { quantity: 2 }),
      await placeOrder(under.visitor(), { quantity: 3 }),
    ];
    under.time.now += 60_000;
    await anna.patch(`/api/orders/${first.id}/confirm`);
    await boris.patch(`/api/orders/${second.id}/cancel`);
    await anna.patch(`/api/orders/${third.id}/error`);
    const steps = (await historyOf(under)).slice(3);
    const common = { date: '2026-11-20', createdAt: under.time.now };
    expect(steps).toMatchObject([
      {
        ...common,
        action: 'order_delivered',
        orderId: first.id,
        createdBy: anna.id,
        previousStock: 600,
        newStock: 590,
        previousReserved: 60,
        newReserved: 50,
      },
      {
        ...common,
        action: 'order_cancelled',
        orderId: second.id,
        createdBy: boris.id,
        previousStock: 590,
        newStock: 590,
        previousReserved: 50,
        newReserved: 30,
      },
      {
        ...common,
        action: 'order_error',
        orderId: third.id,
        createdBy: anna.id,
        previousReserved: 30,
        newReserved: 0,
      },
    ]);
  });

  test('an edit between days writes a line for each day', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const { id } = await placeOrder(under.visitor(), { quantity: 2 });
    await staff.patch(`/api/orders/${id}`, {
      pickupTime: '2026-11-19T13:00:00.000Z',
      quantity: 3,
    });
    expect((await historyOf(under)).slice(1)).toMatchObject([
      { date: '2026-11-19', action: 'order_update', quantity: 30, newReserved: 30 },
      { date: '2026-11-20', action: 'order_update', quantity: -20, newReserved: 0 },
    ]);
  });

  test('the quantity is the change of the claim: negative when chickens are given back', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const quantities: Record<string, number> = {};
    const remember = async (name: string) => {
      quantities[name] = (await historyOf(under)).at(-1)?.quantity ?? Number.NaN;
    };
    const { id } = await placeOrder(under.visitor(), { quantity: 2 });
    await remember('created');
    await staff.patch(`/api/orders/${id}`, { quantity: 1.5 });
    await remember('edited down');
    await staff.patch(`/api/orders/${id}/cancel`);
    await remember('cancelled');
    await staff.patch(`/api/orders/${id}`, { quantity: 1.5 });
    await remember('edited back to pending');
    expect(quantities).toEqual({
      created: 20,
      'edited down': -5,
      cancelled: -15,
      'edited back to pending': 15,
    });
  });

  test('an edit that moves no chickens writes no line', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const { id } = await placeOrder(under.visitor());
    await staff.patch(`/api/orders/${id}`, { customerName: 'Con otro nombre' });
    expect(await historyOf(under)).toHaveLength(1);
  });
});
