// Staff screens hear of changes at once, from every process (docs/rules/dashboard.md#live-events).
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { startSession } from '../../src/accounts/session/sessions.ts';
import { listen, type Listener } from '../event-listener.ts';
import { placeOrder } from '../place-order.ts';
import { Caller, engine, openShop, PASSWORD } from '../shop-under-test.ts';

async function desk() {
  const under = await openShop();
  return { ...under, staff: await under.signedIn('haykakan') };
}

/** Listens until something changes that the test is about. */
async function heardOf(listener: Listener, topic: string): Promise<boolean> {
  for (;;) {
    const heard = await listener.next();
    if (heard === null) return false;
    if (heard.topics.some((one) => one === topic)) return true;
  }
}

describe('the stream of changes', () => {
  test('begins with a word of its own and asks proxies to let it through', async () => {
    const { app, staff } = await desk();
    const listener = await listen(app, staff);
    expect(listener.response.status).toBe(200);
    expect(listener.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(listener.response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(listener.response.headers.get('x-accel-buffering')).toBe('no');
    expect(listener.response.headers.get('content-encoding')).toBeNull();
    expect(await listener.next()).toEqual({
      event: 'ready',
      topics: [],
      version: expect.any(String) as string,
    });
  });

  test('tells of an order and its stock, and carries nothing of either', async () => {
    const { app, staff, visitor } = await desk();
    const listener = await listen(app, staff);
    const ready = await listener.next();
    await placeOrder(visitor(), { customerName: 'Doña Reservada' });
    const heard = await listener.next();
    expect(heard).toEqual({
      event: 'change',
      topics: expect.arrayContaining(['orders', 'stock']) as string[],
      version: expect.any(String) as string,
    });
    expect(heard?.version).not.toBe(ready?.version);
  });

  test.each([
    ['a movement by hand', 'POST', '/api/stock/movements', { type: 'addition', quantity: 5 }],
    ['an edit', 'PATCH', '/api/orders/1', { customerName: 'Otra' }],
    ['a delivery', 'PATCH', '/api/orders/1/confirm', {}],
    ['a pause of orders', 'POST', '/api/ordering/pause', { until: '2026-11-20T12:00:00.000Z' }],
    ['a WhatsApp message', 'PATCH', '/api/orders/1/notificado', {}],
  ] as const)('tells of %s', async (_what, method, url, body) => {
    const { app, staff } = await desk();
    await placeOrder(staff);
    const listener = await listen(app, staff);
    await listener.next();
    expect((await staff.send(method, url, body)).status).toBeLessThan(300);
    expect((await listener.next())?.event).toBe('change');
  });

  test.each([
    ['what is sold out', 'catalog', 'PATCH', '/api/products/1/sold-out', { soldOut: true }],
    ['a price', 'catalog', 'PATCH', '/api/products/1', { price: '30.00', version: 1 }],
    [
      'what is taken off the menu',
      'catalog',
      'PATCH',
      '/api/products/1',
      { deleted: true, version: 1 },
    ],
    ['opening hours', 'hours', 'PATCH', '/api/business-hours/1', { isOpen: false }],
    ['a setting', 'settings', 'PATCH', '/api/settings/ovenMinutes', { value: '60' }],
  ] as const)('tells of %s', async (_what, topic, method, url, body) => {
    const { app, staff } = await desk();
    const listener = await listen(app, staff);
    await listener.next();
    expect((await staff.send(method, url, body)).status).toBe(200);
    expect((await listener.next())?.topics).toEqual([topic]);
  });

  test('whoever asks after the word sees the change', async () => {
    const { app, staff, visitor } = await desk();
    const listener = await listen(app, staff);
    await listener.next();
    const { id } = await placeOrder(visitor());
    await listener.next();
    const { orders } = (await staff.get('/api/dashboard-data')).body as DashboardData;
    expect(orders.map((order) => order.id)).toEqual([id]);
  });
});

describe('the stream ends', () => {
  // No heartbeat, which asks after everybody's rights too: a change of them must be told itself.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('when its user signs out, and cannot be had again', async () => {
    const { app, staff } = await desk();
    const listener = await listen(app, staff);
    const cookies = new Map(staff.cookies);
    await staff.post('/api/auth/logout');
    expect((await listener.untilEnd())[0]).toMatchObject({ event: 'ready' });
    for (const [name, value] of cookies) staff.cookies.set(name, value);
    expect((await listen(app, staff)).response.status).toBe(401);
  });

  test.each([
    ['is deactivated', { active: 0 }],
    ['is no longer staff', { role: 'abaranci' }],
  ] as const)('when its user %s', async (_what, change) => {
    const { app, staff, shop } = await desk();
    const listener = await listen(app, staff);
    await shop.db.transact(async (transaction) => {
      await transaction.sql.updateTable('users').set(change).where('id', '=', staff.id).execute();
      transaction.announce('accounts');
    });
    expect((await listener.untilEnd())[0]).toMatchObject({ event: 'ready' });
  });

  test.each([
    ['deactivates', (id: number) => [`/api/auth/users/${id}/toggle-active`, {}]],
    ['makes a customer of', (id: number) => [`/api/auth/users/${id}`, { role: 'abaranci' }]],
    [
      'gives a new password to',
      (id: number) => [`/api/auth/change-password/${id}`, { newPassword: 'otra contraseña' }],
    ],
  ] as [string, (id: number) => [string, object]][])(
    'when a superadmin %s its user',
    async (_what, doing) => {
      const { app, staff, signedIn } = await desk();
      const owner = await signedIn('superadmin');
      const listener = await listen(app, staff);
      const [url, body] = doing(staff.id);
      expect((await owner.patch(url, body)).status).toBe(200);
      expect((await listener.untilEnd())[0]).toMatchObject({ event: 'ready' });
    },
  );

  test('on every other device when its user changes the own password', async () => {
    const { app, staff, shop, time } = await desk();
    const elsewhere = new Caller(app);
    const { token } = await shop.db.transact((transaction) =>
      startSession(
        transaction,
        { id: staff.id, role: 'haykakan' },
        { now: time.now, device: null },
      ),
    );
    for (const name of staff.cookies.keys()) elsewhere.cookies.set(name, token);
    const listener = await listen(app, elsewhere);
    const change = { currentPassword: PASSWORD, newPassword: 'otra contraseña' };
    expect((await staff.patch('/api/auth/me/password', change)).status).toBe(200);
    expect((await listener.untilEnd())[0]).toMatchObject({ event: 'ready' });
  });

  test('for nobody else', async () => {
    const { app, staff, signedIn, visitor } = await desk();
    const other = await signedIn('superadmin');
    const [leaving, staying] = [await listen(app, staff), await listen(app, other)];
    await staying.next();
    await staff.post('/api/auth/logout');
    await leaving.untilEnd();
    await placeOrder(visitor());
    expect((await staying.next())?.event).toBe('change');
  });

  test('when the server stops, which waits for nobody who listens', async () => {
    const { app, staff } = await desk();
    const listeners = [await listen(app, staff), await listen(app, staff)];
    await app.close();
    for (const listener of listeners) {
      expect((await listener.untilEnd())[0]).toMatchObject({ event: 'ready' });
    }
  });
});

describe('who may listen', () => {
  test('staff, and nobody else', async () => {
    const { app, visitor, signedIn } = await desk();
    expect((await listen(app, visitor())).response.status).toBe(401);
    expect((await listen(app, await signedIn('abaranci'))).response.status).toBe(403);
    expect((await listen(app, await signedIn('superadmin'))).response.status).toBe(200);
  });

  test.each(['*/*', 'application/json', ''])('not whoever accepts "%s" only', async (accept) => {
    const { app, staff } = await desk();
    const { response } = await listen(app, staff, { accept });
    expect([response.status, await response.json()]).toEqual([
      406,
      {
        error: 'Esta dirección solo ofrece un flujo de avisos (text/event-stream)',
        code: 'NOT_ACCEPTABLE',
      },
    ]);
  });

  test('asking for the head alone leaves no stream open', async () => {
    const { staff } = await desk();
    const reply = await staff.send('HEAD', '/api/events', undefined, {
      accept: 'text/event-stream',
    });
    expect([reply.status, reply.body]).toEqual([200, '']);
  });

  test('one user on at most fifty screens, and a closed one makes room', async () => {
    const { app, staff } = await desk();
    const open = await Promise.all(Array.from({ length: 50 }, () => listen(app, staff)));
    expect(new Set(open.map(({ response }) => response.status))).toEqual(new Set([200]));
    const refused = await listen(app, staff);
    expect([refused.response.status, await refused.response.json()]).toEqual([
      429,
      {
        error:
          'Hay demasiadas pantallas escuchando a la vez. Esta se actualizará cada pocos segundos',
        code: 'TOO_MANY_SCREENS',
      },
    ]);
    expect(refused.response.headers.get('retry-after')).toBe('60');
    open[0]?.hangUp();
    // The server hears of it when it does.
    while ((await listen(app, staff)).response.status !== 200);
  });
});

if (engine === 'postgres') {
  describe('two processes serve one shop', () => {
    test('what changes in one is told in the other, both ways', async () => {
      const { app, staff, secondProcess } = await desk();
      const elsewhere = await secondProcess();
      const away = new Caller(elsewhere);
      for (const [name, value] of staff.cookies) away.cookies.set(name, value);
      const [here, there] = [await listen(app, staff), await listen(elsewhere, away)];
      await placeOrder(away);
      expect(await heardOf(here, 'orders')).toBe(true);
      expect(await heardOf(there, 'orders')).toBe(true);
      await staff.post('/api/stock/movements', { type: 'walk_in_sale', quantity: 1 });
      expect(await heardOf(there, 'stock')).toBe(true);
      expect(await heardOf(here, 'stock')).toBe(true);
    });

    test('signing out in one ends the stream in the other', async () => {
      const { staff, secondProcess } = await desk();
      const elsewhere = await secondProcess();
      const away = new Caller(elsewhere);
      for (const [name, value] of staff.cookies) away.cookies.set(name, value);
      const listener = await listen(elsewhere, away);
      await staff.post('/api/auth/logout');
      expect((await listener.untilEnd())[0]).toMatchObject({ event: 'ready' });
    });
  });
}
