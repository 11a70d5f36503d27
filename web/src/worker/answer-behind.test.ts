// docs/rules/dashboard.md#without-a-connection
import { beforeEach, describe, expect, it } from 'vitest';
import type { QueuedKind } from '@brasa/core/dashboard/queued-changes.rules.ts';
import { haveIndexedDb } from '../../test/fake-indexed-db.ts';
import { stubLocks } from '../../test/fake-locks.ts';
import {
  addEntry,
  openOutbox,
  settleRefused,
  type Outbox,
} from '../browser/outbox/outbox-store.ts';
import { answerBehind, isAboutOrder } from './answer-behind.ts';
import type { OutboxWorld } from './outbox/outbox-world.ts';

const json = (body: object, status = 200) => Response.json(body, { status });
const refusal = { status: 409, code: 'EDITED_MEANWHILE', message: 'Otra persona' };

let outbox: Outbox;
let sent: string[];
let isLineUp: boolean;
let world: OutboxWorld;

haveIndexedDb();

beforeEach(async () => {
  stubLocks();
  outbox = await openOutbox();
  [sent, isLineUp] = [[], true];
  const fetch = (url: string, method: string) => {
    if (!isLineUp) return Promise.reject<Response>(new TypeError('Failed to fetch'));
    sent.push(`${method} ${new URL(url, location.origin).pathname}`);
    return Promise.resolve(json({ id: 7, version: 2 }));
  };
  world = {
    outbox: () => Promise.resolve(outbox),
    fetch: (url, { method = 'GET' }) => fetch(url, method),
    forward: ({ url, method }) => fetch(url, method),
    now: () => 1_000_000,
    pause: () => new Promise(() => undefined),
    isOnline: () => true,
    staff: () => Promise.resolve({ id: 1, role: 'haykakan' }),
    desk: () => Promise.resolve(null),
    products: () => Promise.resolve([]),
  };
});

const queue = (kind: QueuedKind, userId = 1) =>
  addEntry(outbox, {
    ...{ key: `key-${userId}-0001`, userId, madeAt: 0, baseVersion: 1, isSent: false },
    ...kind,
  });
const PAYMENT: QueuedKind = {
  call: 'editOrder',
  orderId: 7,
  body: { totalAmount: '27.00', paymentMethod: 'card', version: 1 },
};

const ask = (method: string, path: string, body?: object) =>
  answerBehind(
    world,
    new Request(`${location.origin}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    }),
  );

describe('behind what waits of the order', () => {
  it.each([
    ['a receipt', 'POST', '/api/orders/7/tickets', { kind: 'receipt' }],
    ['a simplified invoice', 'POST', '/api/orders/7/simplified-invoice', {}],
    ['data of an invoice', 'PATCH', '/api/orders/7', { invoiceNumber: '7' }],
    ['a bonus', 'POST', '/api/points/consume-bonus', { userId: 3, orderId: 7 }],
    ['Listo taken back', 'DELETE', '/api/orders/7/ready', undefined],
  ])('goes %s', async (_what, method, path, body) => {
    await queue(PAYMENT);
    expect((await ask(method, path, body)).status).toBe(200);
    expect(sent).toEqual(['PATCH /api/orders/7', `${method} ${path}`]);
  });

  it('goes nothing while that has no answer', async () => {
    await queue(PAYMENT);
    isLineUp = false;
    expect((await ask('POST', '/api/orders/7/tickets', {})).type).toBe('error');
  });

  it('goes nothing while it has to be looked at', async () => {
    await settleRefused(outbox, await queue(PAYMENT), refusal);
    const reply = await ask('POST', '/api/orders/7/tickets', {});
    expect([reply.status, await reply.json()]).toMatchObject([409, { code: 'UNSENT_FIRST' }]);
    expect(sent).toEqual([]);
  });

  it('goes what is about another order, or another person’s change, at once', async () => {
    await settleRefused(outbox, await queue(PAYMENT), refusal);
    await ask('POST', '/api/orders/8/tickets', {});
    await queue({ ...PAYMENT, orderId: 9 }, 2);
    await ask('POST', '/api/orders/9/tickets', {});
    await ask('POST', '/api/points/consume-bonus', { userId: 3 });
    expect(sent).toHaveLength(3);
  });
});

it.each([
  ['POST', '/api/orders/7/tickets', true],
  ['DELETE', '/api/orders/7/ready', true],
  ['POST', '/api/points/consume-bonus', true],
  ['GET', '/api/orders/7/invoice', false],
  ['PATCH', '/api/orders/7/notificado', false],
  ['POST', '/api/orders', false],
  ['PATCH', '/api/products/order', false],
])('%s %s is about an order: %s', (method, path, is) => {
  expect(isAboutOrder({ method, url: `${location.origin}${path}` })).toBe(is);
});
