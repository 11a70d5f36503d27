import { describe, expect, it } from 'vitest';
import type { QueuedKind } from '@brasa/core/dashboard/queued-changes.rules.ts';
import { kindOf, requestFor, sentOf, type OutboxEntry } from './outbox-entry.ts';
import {
  dependentsOf,
  followAnswer,
  followDiscard,
  isDue,
  nextEntry,
  pauseAfter,
} from './outbox-order.ts';

const REFUSED = { status: 409, code: 'SLOT_FULL', message: 'No' };

function entry(seq: number, kind: QueuedKind, others: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    ...{ seq, key: `key-${seq}`, userId: 1, madeAt: 0, baseVersion: null, isSent: false },
    ...{ attempts: 0, dueAt: 0, refusal: null },
    ...kind,
    ...others,
  } as OutboxEntry;
}

const SALE: QueuedKind = { call: 'moveStock', body: { type: 'walk_in_sale', quantity: 1 } };
const ORDER: QueuedKind = { call: 'createOrder', body: { is_manual_entry: true } };
const confirm = (orderId: number): QueuedKind => ({ call: 'confirm', orderId, body: null });
const pay = (orderId: number, version: number): QueuedKind => ({
  call: 'editOrder',
  orderId,
  body: { totalAmount: '9.00', version },
});

describe('what is sent next', () => {
  it('is what was made first, of this user', () => {
    const entries = [entry(1, SALE, { userId: 2 }), entry(2, SALE), entry(3, ORDER)];
    expect(nextEntry(entries, 1)?.seq).toBe(2);
    expect(nextEntry(entries, 2)?.seq).toBe(1);
    expect(nextEntry(entries, 3)).toBeNull();
  });

  it('passes a refused one, and what follows it on the same order', () => {
    const refused = entry(1, ORDER, { refusal: REFUSED });
    const entries = [refused, entry(2, confirm(-1)), entry(3, confirm(8)), entry(4, pay(8, 1))];
    expect(nextEntry(entries, 1)?.seq).toBe(3);
    expect(nextEntry(entries.slice(0, 2), 1)).toBeNull();
    expect(dependentsOf(entries, refused).map(({ seq }) => seq)).toEqual([2]);
    expect(dependentsOf(entries, entry(3, confirm(8)))).toEqual([]);
  });

  it('makes an order before anything is done with it', () => {
    const entries = [entry(1, confirm(-4)), entry(2, SALE), entry(4, ORDER)];
    expect(nextEntry(entries, 1)?.seq).toBe(2);
    expect(nextEntry(entries.toSpliced(1, 1), 1)?.seq).toBe(4);
  });
});

describe('an answer', () => {
  it('gives what follows the number of the order', () => {
    const points: QueuedKind = {
      call: 'accumulatePoints',
      orderId: -1,
      body: { phone: '600111222', orderId: -1 },
    };
    const entries = [entry(2, confirm(-1)), entry(3, points), entry(4, confirm(8))];
    const [given, earned] = followAnswer(entries, entry(1, ORDER), { id: 77, version: 1 });
    expect(sentOf(given!).path).toBe('/api/orders/77/confirm');
    expect(sentOf(earned!).body).toEqual({ phone: '600111222', orderId: 77 });
    expect(followAnswer(entries, entry(1, ORDER), { id: 77, version: 1 })).toHaveLength(2);
  });

  it.each([
    ['as it was thought', 4, 4],
    ['behind what was thought, since nothing had to be done', 3, 3],
    ['beyond it, by somebody else', 5, 4],
  ])('leaves the version of what follows: %s', (_name, answered, expected) => {
    const done = entry(1, confirm(8), { baseVersion: 3 });
    const [payment] = followAnswer([entry(2, pay(8, 4), { baseVersion: 4 })], done, {
      id: 8,
      version: answered,
    });
    expect(payment).toMatchObject({ baseVersion: expected, body: { version: expected } });
  });

  it.each([
    ['alone', 3, 3],
    ['beside a change by somebody else', 4, 3],
  ])('to "Listo" leaves the version that was seen: %s', (_name, answered, expected) => {
    const done = entry(1, { call: 'ready', orderId: 8, body: null }, { baseVersion: 3 });
    const [payment] = followAnswer([entry(2, pay(8, 3), { baseVersion: 3 })], done, {
      id: 8,
      version: answered,
    });
    expect(payment).toMatchObject({ baseVersion: expected, body: { version: expected } });
  });

  it('of an order that was so already leaves the version that was seen, for the change may be somebody else’s', () => {
    const undo: QueuedKind = { call: 'reopenOrder', orderId: 8, body: { version: 4, undo: true } };
    const [reopening] = followAnswer(
      [entry(2, undo, { baseVersion: 4 })],
      entry(1, confirm(8), { baseVersion: 3 }),
      { id: 8, version: 4, unchanged: true },
    );
    expect(reopening).toMatchObject({ baseVersion: 3, body: { version: 3 } });
  });

  it('changes nothing that may have been sent, and nothing of other orders', () => {
    const done = entry(2, confirm(8), { baseVersion: 3 });
    const entries = [
      entry(1, pay(8, 2), { baseVersion: 2 }),
      entry(3, pay(8, 4), { baseVersion: 4, isSent: true }),
      entry(4, pay(9, 1), { baseVersion: 1 }),
    ];
    expect(followAnswer(entries, done, { id: 8, version: 3 })).toEqual([]);
    expect(followAnswer(entries, entry(2, SALE), {})).toEqual([]);
  });
});

describe('an entry that is discarded', () => {
  it('leaves the entries behind it with the version that it was made on, and the others as they are', () => {
    const edit = entry(1, pay(8, 3), { baseVersion: 3, refusal: REFUSED });
    const entries = [
      edit,
      entry(2, pay(8, 4), { baseVersion: 4 }),
      entry(3, pay(9, 7), { baseVersion: 7 }),
      entry(4, pay(8, 5), { baseVersion: 5 }),
    ];
    expect(followDiscard(entries, edit)).toMatchObject([
      { seq: 2, baseVersion: 3, body: { version: 3 } },
      { seq: 4, baseVersion: 4, body: { version: 4 } },
    ]);
    expect(followDiscard(entries, entry(5, SALE))).toEqual([]);
  });

  it('that raised no version leaves the entries behind it as they are', () => {
    const ready = entry(1, { call: 'ready', orderId: 8, body: null }, { baseVersion: 3 });
    const [payment] = followDiscard([ready, entry(2, pay(8, 3), { baseVersion: 3 })], ready);
    expect(payment).toMatchObject({ baseVersion: 3, body: { version: 3 } });
  });
});

describe('a pause', () => {
  it('grows from 5 seconds to 5 minutes, and is as long as the server asks for', () => {
    expect([1, 2, 3, 6, 7, 50].map((attempts) => pauseAfter(attempts))).toEqual([
      5000, 10_000, 20_000, 160_000, 300_000, 300_000,
    ]);
    expect(pauseAfter(1, 30_000)).toBe(30_000);
    expect(pauseAfter(1, 9e9)).toBe(300_000);
  });

  it('is over in its time, and where the clock was put back', () => {
    expect(isDue({ dueAt: 1000 }, 999)).toBe(false);
    expect(isDue({ dueAt: 1000 }, 1000)).toBe(true);
    expect(isDue({ dueAt: 3_600_000 }, 0)).toBe(true);
  });
});

describe('a request', () => {
  const manual = { is_manual_entry: true, customerName: 'Ana' };
  it.each([
    ['POST', '/api/orders', manual, { call: 'createOrder', body: manual }],
    ['PATCH', '/api/orders/7/confirm', null, { call: 'confirm', orderId: 7, body: null }],
    [
      'PATCH',
      '/api/orders/7/confirm',
      { version: 3 },
      { call: 'confirm', orderId: 7, body: { version: 3 } },
    ],
    ['PATCH', '/api/orders/-7/cancel', null, { call: 'cancel', orderId: -7, body: null }],
    ['PATCH', '/api/orders/7/ready', {}, { call: 'ready', orderId: 7, body: null }],
    [
      'PATCH',
      '/api/orders/7',
      { version: 1 },
      { call: 'editOrder', orderId: 7, body: { version: 1 } },
    ],
    ['PATCH', '/api/orders/7/reopen', {}, { call: 'reopenOrder', orderId: 7, body: {} }],
    ['POST', '/api/stock/movements', {}, { call: 'moveStock', body: {} }],
    [
      'POST',
      '/api/auth/points/accumulate',
      { orderId: null },
      { call: 'accumulatePoints', orderId: null, body: { orderId: null } },
    ],
  ] as const)('that can wait is known again: %s %s', (method, path, body, kind) => {
    expect(kindOf({ method, path, body })).toEqual(kind);
    expect(sentOf(kind)).toMatchObject({ method, path });
  });

  it.each([
    ['POST', '/api/orders', { customerName: 'a customer' }],
    ['POST', '/api/orders', null],
    ['PATCH', '/api/orders/7', { invoiceNumber: '000007' }],
    ['PATCH', '/api/orders/7/notificado', {}],
    ['DELETE', '/api/orders/7/ready', null],
    ['POST', '/api/points/consume-bonus', {}],
    ['POST', '/api/orders/7/confirm', {}],
  ])('that cannot wait is none: %s %s', (method, path, body) => {
    expect(kindOf({ method, path, body })).toBeNull();
  });

  it('says when and by whom it was made, and under which key', () => {
    const [url, init] = requestFor(entry(3, SALE, { madeAt: 0, userId: 5 }), 60_000);
    expect([url, init.method, init.body]).toEqual([
      '/api/stock/movements',
      'POST',
      '{"type":"walk_in_sale","quantity":1}',
    ]);
    expect(init.headers).toEqual({
      'Content-Type': 'application/json',
      'Idempotency-Key': 'key-3',
      'made-at': '1970-01-01T00:00:00.000Z',
      'sent-at': '1970-01-01T00:01:00.000Z',
      'made-offline-by': '5',
    });
  });

  it('says on which version of its order it was made', () => {
    const change = entry(4, { call: 'ready', orderId: 7, body: null }, { baseVersion: 3 });
    expect(new Headers(requestFor(change, 0)[1].headers).get('made-on-version')).toBe('3');
  });
});
