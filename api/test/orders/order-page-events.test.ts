// An open order page hears of its order, and of no other (docs/rules/orders.md#an-open-page).
import { describe, expect, test } from 'vitest';
import { orderPageMessage } from '@brasa/core/orders/page/order-page.contract.ts';
import type { Batch } from '@brasa/core/oven/batches.contract.ts';
import { listenTo } from '../event-listener.ts';
import { placeOrder } from '../place-order.ts';
import { Caller, engine, openShop } from '../shop-under-test.ts';

async function openPage() {
  const under = await openShop();
  const { app } = under;
  const customer = under.visitor();
  const staff = await under.signedIn('haykakan');
  const order = await placeOrder(customer);
  const url = `/api/order-pages/${order.code}`;
  const path = `${url}/events`;
  const page = await listenTo(app, { path, caller: customer, schema: orderPageMessage });
  return { ...under, customer, staff, order, url, path, page };
}

describe('an open page', () => {
  test('is told how its order stands, and of every stage that it comes to', async () => {
    const { page, staff, order } = await openPage();
    expect(page.response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(await page.next()).toEqual({ event: 'ready', stage: 'received', version: 1 });
    const slot = order.pickupTime;
    const batch = (await staff.post('/api/oven/batches', { slot, chickens: 4 })).body as Batch;
    expect(await page.next()).toMatchObject({ event: 'change', stage: 'in_oven' });
    await staff.patch(`/api/oven/batches/${batch.id}/ready`);
    expect(await page.next()).toMatchObject({ event: 'change', stage: 'ready' });
    await staff.patch(`/api/orders/${order.id}/confirm`);
    expect(await page.next()).toMatchObject({ event: 'change', stage: 'collected' });
  });

  test('hears of what its customer does elsewhere', async () => {
    const { page, customer, url } = await openPage();
    await page.next();
    await customer.post(`${url}/cancel`, { version: 1 });
    expect(await page.next()).toEqual({ event: 'change', stage: 'cancelled', version: 2 });
  });

  test('hears of no other order', async () => {
    const { page, staff, order, customer } = await openPage();
    await page.next();
    const other = await placeOrder(customer);
    await staff.patch(`/api/orders/${other.id}/cancel`);
    await staff.patch(`/api/orders/${order.id}/cancel`);
    expect(await page.next()).toEqual({ event: 'change', stage: 'cancelled', version: 2 });
  });

  test('ends with the server', async () => {
    const { app, page } = await openPage();
    await page.next();
    await app.close();
    expect(await page.next()).toBeNull();
  });
});

test('a code that opens nothing opens no stream, nor does a question for something else', async () => {
  const { customer, path } = await openPage();
  const events = { accept: 'text/event-stream' };
  const wrong = `/api/order-pages/${'x'.repeat(22)}/events`;
  expect((await customer.get(wrong, events)).status).toBe(404);
  expect((await customer.get(path, { accept: 'text/html' })).status).toBe(406);
  const asked = await customer.send('HEAD', path, undefined, events);
  expect([asked.status, asked.headers['content-type']]).toEqual([200, 'text/event-stream']);
});

test('one address has so many open, and no more', async () => {
  const { app, path, customer, page } = await openPage();
  const open = () => listenTo(app, { path, caller: customer, schema: orderPageMessage });
  const more = await Promise.all(Array.from({ length: 99 }, open));
  expect(new Set(more.map(({ response }) => response.status))).toEqual(new Set([200]));
  const refused = await open();
  expect(page.response.ok).toBe(true);
  expect(refused.response.status).toBe(429);
  expect(refused.response.headers.get('retry-after')).toBe('60');
});

test('one block of IPv6 has four times as many open', async () => {
  const { app, visitor } = await openShop({ TRUST_PROXY: 'loopback' });
  const caller = visitor();
  const { code } = await placeOrder(caller);
  const open = (address: string) => {
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': address };
    const path = `/api/order-pages/${code}/events`;
    return listenTo(app, { path, caller, schema: orderPageMessage, headers });
  };
  const all = await Promise.all(
    Array.from({ length: 400 }, (_, count) => open(`2001:db8:77:${count}::1`)),
  );
  expect(new Set(all.map(({ response }) => response.status))).toEqual(new Set([200]));
  expect((await open('2001:db8:77:a::1')).response.status).toBe(429);
  expect((await open('2001:db8:78:a::1')).response.status).toBe(200);
});

if (engine === 'postgres') {
  test('it hears of what another process does', async () => {
    const { page, order, staff, secondProcess } = await openPage();
    expect(await page.next()).toMatchObject({ event: 'ready' });
    const away = new Caller(await secondProcess());
    for (const [name, value] of staff.cookies) away.cookies.set(name, value);
    await away.patch(`/api/orders/${order.id}/confirm`);
    expect(await page.next()).toEqual({ event: 'change', stage: 'collected', version: 2 });
  });
}
