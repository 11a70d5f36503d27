import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { haveIndexedDb } from '../../../test/fake-indexed-db.ts';
import { stubLocks } from '../../../test/fake-locks.ts';
import { haveNoRoom } from '../../../test/full-device.ts';
import { product } from '../../../test/samples.ts';
import { LOLA, deskData } from '../../../test/staff-desk.ts';
import { listEntries, openOutbox, type Outbox } from '../../browser/outbox/outbox-store.ts';
import type { Identity } from '../device.ts';
import { foreseen, flush, type OutboxWorld } from './outbox-world.ts';
import { answerChange } from './queue-change.ts';

const STAFF: Identity = { id: 1, role: 'haykakan' };
const DATA = deskData(LOLA);

type Answer = () => Response | Promise<Response>;

const json = (body: object, status = 200) => Response.json(body, { status });
const down: Answer = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const order =
  (id: number, version: number): Answer =>
  () =>
    json({ ...LOLA, id, version });
const refusal: Answer = () => json({ error: 'No puede ser', code: 'NO' }, 422);

let outbox: Outbox;
let answers: Answer[];
let sent: { path: string; headers: Headers; body: unknown }[];
let world: OutboxWorld;

/** Pauses that end when a test says so. */
let pauses: (() => void)[];

haveIndexedDb();

beforeEach(async () => {
  stubLocks();
  outbox = await openOutbox();
  [answers, sent, pauses] = [[], [], []];
  world = {
    outbox: () => Promise.resolve(outbox),
    fetch: async (url, init) => {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
      sent.push({
        path: new URL(url, location.origin).pathname,
        headers: new Headers(init.headers),
        body,
      });
      const answer = answers.shift();
      if (!answer) throw new Error('nothing to answer');
      return answer();
    },
    forward: ({ url, headers }) => world.fetch(url, { headers }),
    now: () => 1_000_000,
    pause: () => new Promise((resolve) => pauses.push(resolve)),
    isOnline: () => true,
    staff: () => Promise.resolve(STAFF),
    desk: () => Promise.resolve(DATA),
    products: () => Promise.resolve([]),
  };
});

const request = (path: string, body: object | null, key = 'key-00000001', method = 'PATCH') =>
  new Request(`${location.origin}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    ...(body && { body: JSON.stringify(body) }),
  });
const confirm = (key?: string) => request(`/api/orders/${LOLA.id}/confirm`, null, key);
const sale = (key: string) =>
  request('/api/stock/movements', { type: 'walk_in_sale', quantity: '1.0' }, key, 'POST');

const change = (asked: Request, isPageOpen = true) =>
  answerChange(world, asked, () => Promise.resolve(isPageOpen));
const waiting = async () =>
  (await listEntries(outbox)).map(({ key, isSent, refusal: refused }) => ({
    key,
    isSent,
    isRefused: refused !== null,
  }));

describe('while the line is up', () => {
  it('points for an order say on which version they were given, and other changes do not', async () => {
    answers = [() => json({ isNewUser: false }), order(LOLA.id, 2)];
    const points = { orderId: LOLA.id, phone: '600111222', paymentAmount: '17.00' };
    await change(request('/api/auth/points/accumulate', points, 'key-00000003', 'POST'));
    await change(confirm());
    const seen = sent.map(({ headers }) => headers.get('made-on-version'));
    expect(seen).toEqual([String(LOLA.version), null]);
  });

  it('a change goes out at once, with the time at which it was made, and its answer comes back', async () => {
    answers = [order(LOLA.id, 2)];
    const answer = await change(confirm());
    expect([answer.status, await answer.json()]).toMatchObject([200, { id: LOLA.id, version: 2 }]);
    const [only] = sent;
    expect([
      only?.path,
      only?.headers.get('made-at'),
      only?.headers.get('made-offline-by'),
    ]).toEqual([`/api/orders/${LOLA.id}/confirm`, '1970-01-01T00:16:40.000Z', null]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['a refusal', refusal, 422],
    ['a fault of the server', () => json({ error: 'Algo', code: 'INTERNAL' }, 500), 500],
  ])('%s is the page’s to show', async (_name, answer, status) => {
    answers = [answer];
    expect((await change(confirm())).status).toBe(status);
    expect(await waiting()).toEqual([]);
  });

  it('what cannot wait goes out as it is', async () => {
    answers = [() => json({}, 201)];
    const own = request('/api/orders', { customerName: 'Ana' }, 'key-00000001', 'POST');
    expect((await change(own)).status).toBe(201);
    expect(sent[0]?.headers.has('made-at')).toBe(false);
  });

  it('what the browser cannot keep goes out as it is', async () => {
    world = { ...world, outbox: () => Promise.reject(new Error('no storage')) };
    answers = [order(LOLA.id, 2), down];
    expect((await change(confirm())).status).toBe(200);
    await expect(change(confirm())).rejects.toThrow('Failed to fetch');
  });

  it('nobody’s change waits', async () => {
    world = { ...world, staff: () => Promise.resolve(null) };
    answers = [down];
    await expect(change(confirm())).rejects.toThrow('Failed to fetch');
    expect(await waiting()).toEqual([]);
  });
});

describe('without an answer', () => {
  it('a counter sale waits, and its chickens leave the stock of the desk', async () => {
    world = {
      ...world,
      now: () => Date.parse('2026-11-20T12:42:00Z'),
      products: () => Promise.resolve([product({ id: 8, name: 'Pollo', chickens: '1.0' })]),
    };
    answers = [down];
    const lines = [{ productId: 8, quantity: '2.0' }];
    const body = { lines, paymentMethod: 'cash', expectedTotal: '27.00' };
    const reply = await change(request('/api/sales', body, 'key-00000001', 'POST'));
    const left = (Number(DATA.stock.currentStock) - 2).toFixed(1);
    expect([reply.status, await reply.json()]).toMatchObject([
      202,
      { queued: true, stock: { currentStock: left } },
    ]);
    answers = [() => json({}, 201)];
    await flush(world, { isForced: true });
    expect(sent.map(({ path, body: of }) => [path, of])).toEqual([
      ['/api/sales', body],
      ['/api/sales', body],
    ]);
    expect(sent[1]?.headers.get('made-at')).toBe('2026-11-20T12:42:00.000Z');
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['no connection', down],
    ['a gateway without a shop', () => new Response('', { status: 502 })],
    ['a database that is away', () => json({ error: 'No', code: 'NOT_READY' }, 503)],
  ])('%s: it waits, and the page is told what will come of it', async (_name, answer) => {
    answers = [answer];
    const reply = await change(confirm());
    expect([reply.status, await reply.json()]).toMatchObject([
      202,
      { id: LOLA.id, status: 'delivered', queued: true },
    ]);
    expect(await waiting()).toEqual([{ key: 'key-00000001', isSent: true, isRefused: false }]);
    expect((await foreseen(world, DATA)).data.orders).toEqual([]);
  });

  it('nothing is sent where the browser knows of no line', async () => {
    world = { ...world, isOnline: () => false };
    expect((await change(confirm())).status).toBe(202);
    expect(sent).toEqual([]);
    expect(await waiting()).toEqual([{ key: 'key-00000001', isSent: false, isRefused: false }]);
  });

  it('an order that the desk does not know cannot wait', async () => {
    answers = [down];
    const reply = await change(request('/api/orders/999/confirm', null));
    expect(reply.type).toBe('error');
    expect(await waiting()).toEqual([]);
  });

  it('an order that is made is handed over by the name that it has here', async () => {
    world = { ...world, isOnline: () => false };
    const ana = {
      ...{ customerName: 'Ana', quantity: 1, is_manual_entry: true },
      pickupTime: '2026-11-22T13:00:00.000Z',
    };
    const made = await change(request('/api/orders', ana, 'key-00000001', 'POST'));
    const { id } = (await made.json()) as { id: number };
    expect(id).toBeLessThan(0);
    expect((await change(request(`/api/orders/${id}/confirm`, null, 'key-00000002'))).status).toBe(
      202,
    );
    world = { ...world, isOnline: () => true };
    answers = [order(77, 1), order(77, 2)];
    expect(await flush(world)).toBe('empty');
    expect(sent.map(({ path }) => path)).toEqual(['/api/orders', '/api/orders/77/confirm']);
    // The page may still call it by that name.
    answers = [order(77, 3)];
    await change(request(`/api/orders/${id}/ready`, null, 'key-00000003'));
    expect(sent.at(-1)?.path).toBe('/api/orders/77/ready');
  });
});

describe('on a device that is full', () => {
  it.each([
    ['with nobody to answer', true, 1],
    ['where the browser knows of no line', false, 0],
  ])('the page is told that nothing is kept: %s', async (_name, isOnline, attempts) => {
    world = { ...world, isOnline: () => isOnline };
    answers = [down];
    haveNoRoom('add');
    const reply = await change(confirm());
    const { error } = (await reply.json()) as { error: string };
    expect([reply.status, error]).toEqual([507, expect.stringContaining('No se enviará solo')]);
    expect(sent).toHaveLength(attempts);
    expect(await waiting()).toEqual([]);
  });

  it('what is kept waits, although its pause cannot be noted', async () => {
    answers = [down];
    haveNoRoom('put');
    expect((await change(confirm())).status).toBe(202);
    expect(await waiting()).toEqual([{ key: 'key-00000001', isSent: true, isRefused: false }]);
  });
});

describe('behind what waits', () => {
  beforeEach(async () => {
    world = { ...world, isOnline: () => false };
    await change(sale('key-00000001'));
    world = { ...world, isOnline: () => true };
  });

  it('a change goes out after it, and the page gets the answer', async () => {
    answers = [() => json({ stock: {} }, 201), order(LOLA.id, 2)];
    const reply = await change(confirm('key-00000002'));
    expect([reply.status, ((await reply.json()) as { version: number }).version]).toEqual([200, 2]);
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'key-00000001',
      'key-00000002',
    ]);
    expect(sent[1]?.headers.get('made-offline-by')).toBe('1');
    expect(await waiting()).toEqual([]);
  });

  it('a refusal is for whoever waits for it', async () => {
    answers = [() => json({ stock: {} }, 201), refusal];
    expect((await change(confirm('key-00000002'))).status).toBe(422);
    expect(await waiting()).toEqual([]);
  });

  it('a refusal that nobody waits for stays', async () => {
    answers = [() => json({ stock: {} }, 201), refusal];
    await change(confirm('key-00000002'), false);
    expect(await waiting()).toEqual([{ key: 'key-00000002', isSent: false, isRefused: true }]);
  });

  it('a change waits with it where the line is still down', async () => {
    answers = [down];
    expect((await change(confirm('key-00000002'))).status).toBe(202);
    expect(await waiting()).toHaveLength(2);
    // The next one does not even try before the pause is over.
    expect((await change(sale('key-00000003'))).status).toBe(202);
    expect(sent).toHaveLength(1);
  });

  it('a change is answered although what became of the first cannot be noted', async () => {
    haveNoRoom('put');
    answers = [down];
    expect((await change(confirm('key-00000002'))).status).toBe(202);
    expect(await waiting()).toHaveLength(2);
  });

  it('nobody waits for ever', async () => {
    answers = [() => new Promise<Response>(() => undefined)];
    const reply = change(confirm('key-00000002'));
    await waitFor(() => expect(pauses).toHaveLength(1));
    for (const end of pauses) end();
    expect((await reply).status).toBe(202);
  });

  it('a change of an order that the desk does not know goes out at once', async () => {
    answers = [order(999, 2)];
    const reply = await change(request('/api/orders/999/confirm', null, 'key-00000002'));
    expect([reply.status, await reply.json()]).toMatchObject([200, { id: 999 }]);
    expect(sent).toMatchObject([{ path: '/api/orders/999/confirm' }]);
    expect(await waiting()).toMatchObject([{ key: 'key-00000001' }]);
    world = { ...world, isOnline: () => false };
    await expect(change(request('/api/orders/999/ready', null, 'key-00000003'))).rejects.toThrow();
  });

  it('the same request again is the same change', async () => {
    world = { ...world, isOnline: () => false };
    await change(sale('key-00000001'));
    expect(await waiting()).toHaveLength(1);
  });
});
