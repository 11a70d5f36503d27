// A customer withdraws from the closed drinks of an order (docs/rules/orders.md#withdrawal-from-drinks).
import { DAY, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { orderWithHistory } from '@brasa/core/orders/archive/order-history.contract.ts';
import { expect, test } from 'vitest';
import { openMailingShop } from '../messages/mailing-shop.ts';
import { headOf, partOf, wordsOf } from '../outside/read-mail.ts';
import { placeOrder } from '../place-order.ts';

/** An order of a chicken and two beers that was handed over. */
async function openCollected(changes: Record<string, unknown> = {}) {
  const under = await openMailingShop();
  const { shop, staff, visitor } = under;
  const menu = [...(await shop.menu()).values()];
  const idOf = (name: string) => menu.find((item) => item.name === name)?.id;
  // By staff where it is entered at the desk.
  const placed = await placeOrder('is_manual_entry' in changes ? staff : visitor(), {
    quantity: '1',
    lines: [
      { productId: idOf('Pollo entero a la leña'), quantity: '1' },
      { productId: idOf('Cerveza'), quantity: '2' },
    ],
    ...changes,
  });
  await staff.patch(`/api/orders/${placed.id}/confirm`);
  await under.sendAll();
  under.server.received.length = 0;
  const url = `/api/order-pages/${placed.code}`;
  const customer = visitor();
  const page = async () => (await customer.get(url)).body as OrderPage;
  const { version } = await page();
  const withdraw = (sent: Record<string, unknown> = {}) =>
    customer.post(`${url}/withdrawal`, { version, ...sent });
  const history = async () =>
    orderWithHistory.parse((await staff.get(`/api/orders/${placed.id}`)).body).history;
  return { ...under, ...{ placed, customer, url, page, version, withdraw, history } };
}

test('the page keeps what it was of, a mail acknowledges it, and the desk is told', async () => {
  const { withdraw, page, history, staff, sendAll, server, placed } = await openCollected();
  const answer = await withdraw();
  expect(answer.status).toBe(200);
  expect(await page()).toMatchObject({
    stage: 'collected',
    withdrawal: { drinks: '2 × Cerveza', at: '2026-11-20T11:10:00.000Z' },
  });
  await sendAll();
  const [mail] = server.received;
  if (!mail) throw new Error('no mail');
  expect(mail.to).toEqual(['maria@example.com']);
  expect(wordsOf(headOf(mail, 'subject'))).toBe(`Desistimiento recibido: n.º ${placed.id}`);
  const text = partOf(mail, 'text/plain');
  expect(text).toContain(`del pedido n.º ${placed.id}: 2 × Cerveza.`);
  expect(text).toContain('Lo recibimos el viernes 20/11/2026 a las 12:10.');
  expect(text).toContain('hasta el viernes 04/12/2026');
  const [event] = await history();
  expect(event).toMatchObject({ action: 'withdrawn', createdBy: null });
  expect(event?.changes).toContainEqual({
    ...{ field: 'withdrawnDrinks', before: null, after: '2 × Cerveza' },
  });
  const desk = (await staff.get('/api/dashboard-data')).body as { cancelledByCustomer: Order[] };
  expect(desk.cancelledByCustomer.map(({ id, status }) => [id, status])).toEqual([
    [placed.id, 'delivered'],
  ]);
});

test('said twice it stands once', async () => {
  const { withdraw, page, sendAll, server } = await openCollected();
  await withdraw();
  const { version } = await page();
  expect((await withdraw()).status).toBe(200);
  expect((await withdraw({ version })).status).toBe(200);
  expect((await page()).version).toBe(version);
  await sendAll();
  expect(server.received).toHaveLength(1);
});

test('every desk that is opened in the three days after is told, until the drinks are back', async () => {
  const { withdraw, staff, time, placed } = await openCollected();
  await withdraw();
  const told = async () =>
    ((await staff.get('/api/dashboard-data')).body as { cancelledByCustomer: Order[] })
      .cancelledByCustomer;
  time.now += 3 * DAY;
  expect(await told()).toMatchObject([
    { id: placed.id, withdrawal: { drinks: '2 × Cerveza', at: '2026-11-20T11:10:00.000Z' } },
  ]);
  time.now += DAY;
  expect(await told()).toEqual([]);
  const found = await staff.get('/api/order-archive?payment=withdrawn');
  expect((found.body as { orders: Order[] }).orders.map(({ id }) => id)).toEqual([placed.id]);
});

test('a hand-over of the same anew leaves it as it is, one of other drinks may be withdrawn from', async () => {
  const { withdraw, page, staff, placed, history, time, sendAll, server } = await openCollected();
  await withdraw();
  const url = `/api/orders/${placed.id}`;
  const withdrawal = { drinks: '2 × Cerveza', at: '2026-11-20T11:10:00.000Z' };
  const handOverAnew = async (edit: object) => {
    await staff.patch(`${url}/reopen`);
    expect(await page()).toMatchObject({ stage: 'received', withdrawal });
    const { version } = await page();
    expect((await staff.patch(url, { version, ...edit })).status).toBe(200);
    time.now += MINUTE;
    await staff.patch(`${url}/confirm`);
    return withdraw({ version: (await page()).version });
  };
  expect((await handOverAnew({ note: 'fría' })).body).toMatchObject({ withdrawal });
  await sendAll();
  expect(server.received.map((mail) => wordsOf(headOf(mail, 'subject')))).toContain(
    `Desistimiento recibido: n.º ${placed.id}`,
  );
  const { lines } = (await staff.get(url)).body as Order;
  const fewer = lines.map(({ id, productId }) => ({ id, productId, quantity: '1' }));
  const { body } = await handOverAnew({ lines: fewer });
  expect(body).toMatchObject({ withdrawal: { drinks: '1 × Cerveza' } });
  const actions = (await history()).map(({ action }) => action);
  expect(actions.filter((action) => action === 'withdrawn')).toHaveLength(2);
});

test('what comes back afterwards does not change what it was of', async () => {
  const { withdraw, page, staff, placed } = await openCollected();
  await withdraw();
  const url = `/api/orders/${placed.id}`;
  await staff.patch(url, { totalAmount: '17.50', paymentMethod: 'cash' });
  const { body } = await staff.get(url);
  const beer = (body as Order).lines.find(({ name }) => name === 'Cerveza');
  const goods = [{ line: beer?.id, quantity: 2 }];
  const refund = { method: 'cash', amount: '4.00', reason: 'Desistimiento', goods };
  expect((await staff.patch(url, { refund })).status).toBe(200);
  expect((await page()).drinks).toEqual([]);
  expect((await page()).withdrawal?.drinks).toBe('2 × Cerveza');
});

test('an order without an e-mail asks for one, which becomes its own', async () => {
  const { page, withdraw, sendAll, server } = await openCollected({
    ...{ is_manual_entry: true, customerEmail: null },
  });
  expect((await page()).acknowledgedBy).toBe('asked_mail');
  expect(await withdraw()).toMatchObject({
    ...{ status: 422, body: { code: 'WITHDRAWAL_WITHOUT_EMAIL' } },
  });
  expect((await withdraw({ email: 'nadie' })).status).toBe(400);
  const { body } = await withdraw({ email: 'ana@example.com' });
  expect(body).toMatchObject({ acknowledgedBy: 'mail' });
  await sendAll();
  expect(server.received.map(({ to }) => to)).toEqual([['ana@example.com']]);
});

test('it is refused once fourteen days have passed, of food, and before the pick-up', async () => {
  const refused = { status: 409, body: { code: 'WITHDRAWAL_NOT_POSSIBLE' } };
  const late = await openCollected();
  late.time.now += 15 * DAY;
  expect(await late.withdraw()).toMatchObject(refused);
  const food = await openCollected({ quantity: '1', lines: undefined });
  expect(await food.withdraw()).toMatchObject(refused);
  const early = await openCollected();
  const { body } = await early.staff.patch(`/api/orders/${early.placed.id}/reopen`);
  const { version } = body as Order;
  expect(await early.withdraw({ version })).toMatchObject(refused);
  expect(await early.page()).toMatchObject({ withdrawal: null });
});
