// Bonuses that were used without an order, as the books say them (docs/rules/books.md#bonuses-without-an-order).
import { expect, test } from 'vitest';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import { earn } from '../loyalty/customers.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

async function openDesk() {
  const under = await openShop();
  const [staff, customer] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
  const consume = async (body: object = {}) => {
    const reply = await staff.post('/api/points/consume-bonus', { userId: customer.id, ...body });
    expect(reply.status).toBe(200);
  };
  const told = async () => ((await staff.get('/api/books')).body as OpenBooks).facts.counterBonuses;
  const close = async () => {
    const { number } = (await staff.get('/api/books')).body as OpenBooks;
    const count = { number, countedCash: '0.00', leftCash: '0.00' };
    const { body } = await staff.post('/api/books/closes', count);
    return (body as DayClose).facts?.counterBonuses;
  };
  return { under, staff, customer, consume, told, close };
}

test('the books and the close say how many there were and what they were worth, each once', async () => {
  const { under, customer, consume, told, close } = await openDesk();
  expect(await told()).toEqual({ count: 0, total: '0.00' });
  await earn(under, customer.id, 320);
  await consume();
  await earn(under, customer.id, 90);
  await consume();
  expect(await told()).toEqual({ count: 2, total: '25.00' });
  // The next close looks back over these minutes.
  under.time.now += 60_000;
  expect(await close()).toEqual({ count: 2, total: '25.00' });
  under.time.now += 60_000;
  expect(await told()).toEqual({ count: 0, total: '0.00' });
  expect(await close()).toEqual({ count: 0, total: '0.00' });
});

test('a discount on an order is none of them', async () => {
  const { under, staff, customer, consume, told } = await openDesk();
  const paid = { totalAmount: '20.00', paymentMethod: 'cash' };
  const { id: orderId } = await placeOrder(staff, { is_manual_entry: true, ...paid });
  await earn(under, customer.id, 100);
  await consume({ orderId });
  expect(await told()).toEqual({ count: 0, total: '0.00' });
});

test('one that is taken back comes off when that is entered', async () => {
  const { under, staff, customer, consume, told, close } = await openDesk();
  await earn(under, customer.id, 100);
  await consume();
  under.time.now += 60_000;
  expect(await close()).toEqual({ count: 1, total: '5.00' });
  const { id } = await under.shop.db.read
    .selectFrom('pointTransactions')
    .select('id')
    .where('type', '=', 'redeemed')
    .executeTakeFirstOrThrow();
  under.time.now += 60_000;
  const back = await staff.post(`/api/points/movements/${id}/annulment`);
  expect(back.status).toBe(200);
  expect(await told()).toEqual({ count: -1, total: '-5.00' });
});
