// What an order's customer sees and changes by its code. See docs/rules/orders.md#changing-ones-own-order.
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { PICKUP_SLOTS } from '@brasa/core/orders/place/pickup-slots.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { orderWithHistory } from '@brasa/core/orders/archive/order-history.contract.ts';
import { describeActor } from '@brasa/core/orders/archive/order-history.rules.ts';
import { describe, expect, test } from 'vitest';
import { expectOvenToAgree } from '../expect-oven-to-agree.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { giveTaxIdentity, invoiceBody } from '../invoices/invoicing-shop.ts';
import { placeOrder } from '../place-order.ts';
import { rewriteSetting } from '../rewrite-setting.ts';
import { openShop, PASSWORD, type Caller } from '../shop-under-test.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The order's pick-up is today at 14:00, it is 12:10. */
const LATER = '2026-11-20T15:00:00.000Z';
const TOMORROW = '2026-11-21T13:00:00.000Z';

async function openWithOrder(changes: Record<string, unknown> = {}) {
  const under = await openShop();
  const customer = under.visitor();
  const staff = await under.signedIn('haykakan');
  const order = await placeOrder(customer, changes);
  const url = `/api/order-pages/${order.code}`;
  const read = async () => (await customer.get(url)).body as OrderPage;
  const change = (pickupTime: string, version = order.version) =>
    customer.post(`${url}/change`, { version, pickupTime });
  const cancel = (version = order.version) => customer.post(`${url}/cancel`, { version });
  const stored = async () =>
    orderWithHistory.parse((await staff.get(`/api/orders/${order.id}`)).body);
  return { under, customer, staff, order, url, read, change, cancel, stored };
}

const refusal = (code: string) => ({
  status: code === 'ORDER_NOT_FOUND' ? 404 : 409,
  body: { code },
});

describe('the page of an order', () => {
  test('says what was ordered, when, and what it contains, and not how the customer is reached', async () => {
    const { read, order } = await openWithOrder();
    const page = await read();
    expect(page).toMatchObject({
      id: order.id,
      customerName: 'María José Núñez',
      stage: 'received',
      quantity: '1.5',
      linesTotal: '20.70',
      paid: null,
      pickupTime: '2026-11-20T13:00:00.000Z',
      changeableUntil: '2026-11-20T12:00:00.000Z',
      changeRefusal: null,
      version: 1,
    });
    expect(page.lines.map(({ name, total }) => [name, total])).toEqual([
      ['Pollo entero a la leña', '13.50'],
      ['Medio pollo a la leña', '7.20'],
    ]);
    expect(page.allergens).toEqual(expect.any(Array));
    expect(page.pickups).toContain(LATER);
    expect(page.pickups).not.toContain(page.pickupTime);
    // The shop is open from 10:00 on.
    const clocks = page.pickups.map((pickup) => madridClock(Date.parse(pickup)));
    expect(new Set(clocks)).toEqual(new Set(PICKUP_SLOTS));
    expect(JSON.stringify(page)).not.toMatch(/600111222|maria@example|code"/);
  });

  test('names its closed drinks', async () => {
    const menu = await openShop();
    const sold = await menu.shop.menu();
    const [water, beer] = ['Agua mineral', 'Cerveza'].map(
      (name) => [...sold.values()].find((item) => item.name === name)?.id ?? 0,
    );
    const { read } = await openWithOrder({
      quantity: '0',
      lines: [
        { productId: water, quantity: '1' },
        { productId: beer, quantity: '2' },
      ],
    });
    expect((await read()).drinks).toEqual(['1 × Agua mineral', '2 × Cerveza']);
  });

  test('knows no allergens of a dish that only its details name', async () => {
    const { read, staff, order } = await openWithOrder();
    expect((await read()).allergens).toEqual(expect.any(Array));
    const details = '1 1/2 pollos, croquetas (sin precio)';
    await staff.patch(`/api/orders/${order.id}`, { details, version: 1 });
    expect(await read()).toMatchObject({ details, allergens: null, linesTotal: '20.70' });
  });

  test('knows no allergens of a dish on the menu that staff typed without a mark', async () => {
    const { read, staff, order } = await openWithOrder();
    await staff.patch(`/api/orders/${order.id}`, { details: '1 1/2 pollos y hummus', version: 1 });
    expect(await read()).toMatchObject({ allergens: null, unpriced: [] });
    await staff.patch(`/api/orders/${order.id}`, { details: '1 1/2 pollos', version: 2 });
    expect((await read()).allergens).toEqual(expect.any(Array));
  });

  test('is one and the same 404 for a wrong, a malformed, an erased and an expired code', async () => {
    const { under, customer, order, url } = await openWithOrder();
    const erased = await under.signedIn('abaranci');
    const { code, id } = await placeOrder(erased);
    const staff = await under.signedIn('haykakan');
    await staff.patch(`/api/orders/${id}/confirm`);
    expect((await erased.post('/api/auth/me/erasure', { password: PASSWORD })).status).toBe(200);
    const answers = [];
    for (const wrong of ['x'.repeat(22), 'kurz', `${order.code}x`, String(code)]) {
      answers.push(await customer.get(`/api/order-pages/${wrong}`));
    }
    under.time.now = Date.parse(order.pickupTime) + 30 * DAY;
    expect((await customer.get(url)).status).toBe(200);
    under.time.now += 1;
    answers.push(await customer.get(url));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        404,
        { code: 'ORDER_NOT_FOUND', error: 'Pedido no encontrado' },
      ]);
    }
  });

  test('tells the stage as the shop goes on', async () => {
    const { staff, order, read } = await openWithOrder();
    const stage = async () => (await read()).stage;
    const batch = { slot: '2026-11-20T13:00:00.000Z', chickens: 1 };
    await staff.post('/api/oven/batches', batch);
    expect(await stage()).toBe('received');
    await staff.post('/api/oven/batches', batch);
    expect(await stage()).toBe('in_oven');
    await staff.patch(`/api/orders/${order.id}/ready`);
    expect(await stage()).toBe('ready');
    await staff.patch(`/api/orders/${order.id}/confirm`);
    expect(await stage()).toBe('collected');
    await staff.patch(`/api/orders/${order.id}/reopen`);
    await staff.patch(`/api/orders/${order.id}/error`);
    expect(await stage()).toBe('cancelled');
  });
});

describe('the customer moves the order', () => {
  test('to another day: slot and stock follow, and the history says that it was the customer', async () => {
    const { under, change, stored, read } = await openWithOrder();
    expect(await change(TOMORROW)).toMatchObject({
      status: 200,
      body: { pickupTime: TOMORROW, version: 2 },
    });
    const { history, customerChangedAt, pickupTime } = await stored();
    expect([pickupTime, customerChangedAt]).toEqual([TOMORROW, '2026-11-20T11:10:00.000Z']);
    const [event] = history;
    expect([event?.action, event && describeActor(event)]).toEqual(['edited', 'Cliente']);
    expect((await read()).pickupTime).toBe(TOMORROW);
    await expectStockToAgree(under.shop);
    await expectOvenToAgree(under.shop);
  });

  test('the same change again is done already, whatever version it names', async () => {
    const { change, stored } = await openWithOrder();
    await change(LATER);
    expect(await change(LATER)).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await stored()).history).toHaveLength(2);
  });

  test('at most ten times an hour, for each is an alarm on the desk and a mail', async () => {
    const { under, change, cancel, stored } = await openWithOrder();
    const wishes = [LATER, TOMORROW];
    for (let version = 1; version <= 10; version += 1) {
      const moved = await change(wishes[version % 2] ?? '', version);
      expect(moved, String(version)).toMatchObject({ status: 200 });
    }
    expect(await change(TOMORROW, 11)).toMatchObject({
      status: 429,
      body: {
        code: 'TOO_MANY_ATTEMPTS',
        error: 'Demasiados intentos. Espera 60 minutos y vuelve a probar',
      },
    });
    expect((await stored()).history).toHaveLength(11);
    under.time.now += 60 * 60 * 1000;
    expect((await change(TOMORROW, 11)).status).toBe(200);
    expect((await cancel(12)).status).toBe(200);
  });

  test('whatever was refused before does not count', async () => {
    const { change } = await openWithOrder();
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      expect((await change('2026-11-20T20:00:00.000Z')).status).toBe(422);
    }
    expect((await change(LATER)).status).toBe(200);
  });

  test('not to a time at which nobody could order', async () => {
    const { under, change, staff, stored } = await openWithOrder();
    const wishes: [string, number, string][] = [
      ['2026-11-20T11:00:00.000Z', 422, 'PICKUP_IN_THE_PAST'],
      ['2026-11-20T20:00:00.000Z', 422, 'PICKUP_OUTSIDE_HOURS'],
      ['2028-11-20T13:00:00.000Z', 422, 'PICKUP_TOO_FAR_AHEAD'],
      ['morgen', 400, 'VALIDATION'],
    ];
    for (const [pickupTime, status, code] of wishes) {
      expect(await change(pickupTime), pickupTime).toMatchObject({ status, body: { code } });
    }
    await staff.post('/api/ordering/pause', { until: '2026-11-20T14:00:00.000Z' });
    expect(await change(LATER)).toMatchObject({ status: 409, body: { code: 'ORDERING_PAUSED' } });
    await rewriteSetting(under.shop, 'ovenChickensPerSlot', '2');
    await placeOrder(under.visitor(), { pickupTime: TOMORROW, quantity: 1 });
    expect(await change(TOMORROW)).toMatchObject({ status: 409, body: { code: 'SLOT_FULL' } });
    expect((await stored()).history).toHaveLength(1);
  });

  test.each([
    ['on which something of it is sold out', { soldOutOn: '2026-11-21' as never }],
    ['once something of it has left the menu', { deleted: 1 as const }],
  ])('nor to a day %s', async (_when, became) => {
    const { under, order, change, read } = await openWithOrder();
    const [line] = order.lines;
    await under.shop.db.transact(async (transaction) => {
      await transaction.sql
        .updateTable('products')
        .set(became)
        .where('id', '=', line?.productId ?? 0)
        .execute();
      transaction.announce('catalog');
    });
    expect(await change(TOMORROW)).toMatchObject({
      status: 422,
      body: { code: 'LINES_NOT_AVAILABLE' },
    });
    expect((await read()).pickups.filter((at) => at.startsWith('2026-11-21'))).toEqual([]);
    expect((await change(LATER)).status).toBe(200);
  });
});

describe('the customer cancels the order', () => {
  test('also after it has been moved as often as an hour allows', async () => {
    const { change, cancel } = await openWithOrder();
    const wishes = [LATER, TOMORROW];
    for (let version = 1; version <= 10; version += 1) {
      await change(wishes[version % 2] ?? '', version);
    }
    expect((await cancel(11)).status).toBe(200);
  });

  test('once: stock and oven are free again, staff are told on the desk', async () => {
    const { under, staff, cancel, stored, order } = await openWithOrder();
    expect(await cancel()).toMatchObject({ status: 200, body: { stage: 'cancelled', version: 2 } });
    expect(await cancel()).toMatchObject({ status: 200, body: { stage: 'cancelled', version: 2 } });
    const { history, status } = await stored();
    expect([status, history.map(({ action }) => action)]).toEqual([
      'cancelled',
      ['cancelled', 'created'],
    ]);
    const desk = (await staff.get('/api/dashboard-data')).body as { cancelledByCustomer: Order[] };
    expect(desk.cancelledByCustomer.map(({ id }) => id)).toEqual([order.id]);
    await expectStockToAgree(under.shop);
    await expectOvenToAgree(under.shop);
  });

  test('again: it is done already, and nothing is kept of it', async () => {
    const { under, customer, url, cancel } = await openWithOrder();
    const cancelAs = (key: string) =>
      customer.post(`${url}/cancel`, { version: 1 }, { 'idempotency-key': key });
    const first = await cancelAs('anular-0001');
    const keys = async () =>
      (await under.shop.db.read.selectFrom('idempotencyKeys').select('key').execute()).map(
        ({ key }) => key,
      );
    const before = await keys();
    expect(before).toContain('anular-0001');
    const same = Array.from({ length: 3 }, () => cancelAs('anular-0002'));
    for (const again of [...(await Promise.all(same)), await cancelAs('anular-0001')]) {
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect(await keys()).toEqual(before);
    expect((await cancel()).status).toBe(200);
  });

  test('at most ten times an hour, counted for each order', async () => {
    const { under, customer, cancel } = await openWithOrder();
    const other = await placeOrder(customer);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await cancel()).status, String(attempt)).toBe(200);
    }
    expect(await cancel()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    const cancelOther = customer.post(`/api/order-pages/${other.code}/cancel`, { version: 1 });
    expect((await cancelOther).status).toBe(200);
    under.time.now += 60 * 60 * 1000;
    expect((await cancel()).status).toBe(200);
  });

  test('a cancellation by staff is not told as the customer’s', async () => {
    const { staff, order } = await openWithOrder();
    await staff.patch(`/api/orders/${order.id}/cancel`);
    const desk = (await staff.get('/api/dashboard-data')).body as { cancelledByCustomer: Order[] };
    expect(desk.cancelledByCustomer).toEqual([]);
  });
});

type Opened = Awaited<ReturnType<typeof openWithOrder>>;

/** What ends it, and what the customer is told from then on. */
const ENDINGS: [name: string, code: string, end: (opened: Opened) => Promise<unknown>][] = [
  [
    'it is called off',
    'ORDER_IS_CANCELLED',
    ({ staff, order }) => staff.patch(`/api/orders/${order.id}/error`),
  ],
  [
    'it is handed over',
    'ORDER_IS_COLLECTED',
    ({ staff, order }) => staff.patch(`/api/orders/${order.id}/confirm`),
  ],
  [
    'it is ready',
    'ORDER_IS_READY',
    ({ staff, order }) => staff.patch(`/api/orders/${order.id}/ready`),
  ],
  [
    'it is on the spit',
    'ORDER_IS_IN_OVEN',
    ({ staff, order }) => staff.post('/api/oven/batches', { slot: order.pickupTime, chickens: 2 }),
  ],
  [
    'it is paid',
    'ORDER_IS_PAID',
    ({ staff, order }) => staff.patch(`/api/orders/${order.id}`, { totalAmount: 20 }),
  ],
  [
    'it is invoiced',
    'ORDER_IS_INVOICED',
    async ({ under, staff, order }) => {
      await giveTaxIdentity(under);
      return staff.post(`/api/orders/${order.id}/invoice`, invoiceBody());
    },
  ],
  [
    'the cut-off is over',
    'ORDER_CHANGE_TOO_LATE',
    ({ under }) => {
      under.time.now = Date.parse('2026-11-20T12:01Z');
      return Promise.resolve();
    },
  ],
  [
    'its pick-up is over',
    'ORDER_PICKUP_PASSED',
    ({ under }) => {
      under.time.now = Date.parse('2026-11-20T13:01Z');
      return Promise.resolve();
    },
  ],
];

describe.each(ENDINGS)('once %s', (_name, code, end) => {
  test('nothing can be changed by its customer, who is told why', async () => {
    const opened = await openWithOrder();
    await end(opened);
    const { version, changeRefusal, pickups } = await opened.read();
    expect([changeRefusal?.code, pickups]).toEqual([code, []]);
    const before = await opened.stored();
    expect(await opened.change(LATER, version)).toMatchObject(refusal(code));
    if (code !== 'ORDER_IS_CANCELLED') {
      expect(await opened.cancel(version)).toMatchObject(refusal(code));
    }
    expect(await opened.stored()).toEqual(before);
  });
});

test('once all that was paid is given back it can be changed again, and nothing is paid', async () => {
  const { staff, order, read, change } = await openWithOrder();
  const url = `/api/orders/${order.id}`;
  await staff.patch(url, { totalAmount: 20, paymentMethod: 'cash' });
  await staff.patch(`${url}/cancel`, { money: { refund: 'bizum' } });
  await staff.patch(`${url}/reopen`);
  const { paid, owed, version } = await read();
  expect([paid, owed]).toEqual([null, null]);
  expect((await change(LATER, version)).status).toBe(200);
});

test('in the minute of the cut-off it still can', async () => {
  const { under, change } = await openWithOrder();
  under.time.now = Date.parse('2026-11-20T12:00:59.999Z');
  expect((await change(LATER)).status).toBe(200);
});

test('what staff have changed meanwhile is shown, and nothing of it is overwritten', async () => {
  const { staff, order, change, cancel } = await openWithOrder();
  await staff.patch(`/api/orders/${order.id}`, { pickupTime: TOMORROW });
  for (const reply of [await change(LATER), await cancel()]) {
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'EDITED_MEANWHILE', current: { pickupTime: TOMORROW, version: 2 } },
    });
  }
});

async function settle(caller: Caller, url: string, body: object) {
  return caller.post(url, body);
}

test('customer and staff at once: one outcome, told to both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { under, customer, staff, order, url, stored } = await openWithOrder();
    const [own, staffs] = await Promise.all([
      settle(customer, `${url}/cancel`, { version: 1 }),
      staff.patch(`/api/orders/${order.id}/confirm`, { version: 1 }),
    ]);
    expect([own.status, staffs.status].toSorted()).toEqual([200, 409]);
    const { status, version } = await stored();
    expect([status, version]).toEqual([own.status === 200 ? 'cancelled' : 'delivered', 2]);
    await expectStockToAgree(under.shop);
    await expectOvenToAgree(under.shop);
  }
});

test('two customers into the last place of a half hour: one of them, and the slot is full', async () => {
  const under = await openShop();
  await rewriteSetting(under.shop, 'ovenChickensPerSlot', '2');
  const customer = under.visitor();
  const wish = { quantity: 1.5 };
  const orders = [
    await placeOrder(customer, { ...wish, pickupTime: '2026-11-20T13:00:00.000Z' }),
    await placeOrder(customer, { ...wish, pickupTime: '2026-11-20T13:30:00.000Z' }),
  ];
  const replies = await Promise.all(
    orders.map(({ code }) =>
      customer.post(`/api/order-pages/${code}/change`, { version: 1, pickupTime: LATER }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await expectOvenToAgree(under.shop);
});

test('an order that its customer changes is not stored with its code in any repeat', async () => {
  const { under, customer, url, order } = await openWithOrder();
  const key = { 'idempotency-key': 'cambio-0001' };
  const send = () => customer.post(`${url}/change`, { version: 1, pickupTime: LATER }, key);
  const first = await send();
  expect((await send()).body).toEqual(first.body);
  const rows = await under.shop.db.read.selectFrom('idempotencyKeys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(order.code);
});
