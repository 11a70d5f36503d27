import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueuedKind } from '@brasa/core/dashboard/queued-changes.rules.ts';
import { haveIndexedDb } from '../../../test/fake-indexed-db.ts';
import { stubLocks } from '../../../test/fake-locks.ts';
import { haveNoRoom } from '../../../test/full-device.ts';
import { flushOutbox, type FlushOptions } from './flush-outbox.ts';
import { onOutboxChange } from './outbox-changes.ts';
import type { NewEntry, OutboxEntry } from './outbox-entry.ts';
import {
  addEntry,
  discardEntry,
  listEntries,
  noteSent,
  numberOf,
  openOutbox,
  retryEntry,
  settleDone,
  type Outbox,
} from './outbox-store.ts';

haveIndexedDb();

let outbox: Outbox;

beforeEach(async () => {
  stubLocks();
  outbox = await openOutbox();
});

const SALE: QueuedKind = { call: 'moveStock', body: { type: 'walk_in_sale', quantity: 1 } };
const ORDER: QueuedKind = { call: 'createOrder', body: { is_manual_entry: true } };

const queue = (key: string, kind: QueuedKind = SALE, others: Partial<NewEntry> = {}) =>
  addEntry(outbox, {
    ...{ key, userId: 1, madeAt: 0, baseVersion: null, isSent: false },
    ...kind,
    ...others,
  } as NewEntry);

const json = (body: object, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const done = () => json({ stock: {} }, 201);
const refusal = (status: number) => json({ error: 'No puede ser', code: 'NO' }, status);

type Sent = { url: string; key: string };

/** Answers one request after the other as `answers` says, the last one for ever. */
function server(...answers: (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const { 'Idempotency-Key': key = '' } = init.headers as Record<string, string>;
    sent.push({ url, key });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (!answer) throw new Error('nothing to answer');
    return answer();
  };
  return { sent, fetch, keys: () => sent.map(({ key }) => key) };
}

const flush = (fetch: NonNullable<FlushOptions['fetch']>, others: Partial<FlushOptions> = {}) =>
  flushOutbox(outbox, { userId: 1, fetch, ...others });

const left = async () => (await listEntries(outbox)).map(({ key }) => key);
const only = async (): Promise<OutboxEntry> => (await listEntries(outbox))[0]!;

describe('what waits', () => {
  it('is sent in its order and is gone with its answer', async () => {
    for (const key of ['one-0001', 'two-0002', 'three-03']) await queue(key);
    const { fetch, keys } = server(done);
    expect(await flush(fetch)).toBe('empty');
    expect(keys()).toEqual(['one-0001', 'two-0002', 'three-03']);
    expect(await left()).toEqual([]);
  });

  it('is kept once however often it is put there', async () => {
    const first = await queue('one-0001');
    expect(await queue('one-0001')).toMatchObject({ seq: first.seq });
    expect(await left()).toEqual(['one-0001']);
  });

  it('is sent for its own user alone', async () => {
    await queue('one-0001', SALE, { userId: 2 });
    const { fetch, sent } = server(done);
    expect(await flush(fetch)).toBe('empty');
    expect(sent).toEqual([]);
    expect(await left()).toEqual(['one-0001']);
  });

  it('is sent by one at a time', async () => {
    await queue('one-0001');
    const { fetch, sent } = server(done);
    await Promise.all([flush(fetch), flush(fetch), flush(fetch)]);
    expect(sent).toHaveLength(1);
  });

  it('leaves a device that has no room for any note of it', async () => {
    for (const key of ['one-0001', 'two-0002']) await queue(key);
    haveNoRoom('put');
    const { fetch, keys } = server(done);
    expect(await flush(fetch)).toBe('empty');
    expect(keys()).toEqual(['one-0001', 'two-0002']);
    expect(await left()).toEqual([]);
  });

  it('is announced to the pages', async () => {
    const heard = new Promise<void>((resolve) => {
      const stop = onOutboxChange(() => {
        stop();
        resolve();
      });
    });
    await queue('one-0001');
    await heard;
  });
});

describe('no answer that says anything', () => {
  const html = () => new Response('<p>Wi-Fi</p>', { headers: { 'Content-Type': 'text/html' } });
  const broken = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
  const cut = () =>
    new Response('{"sto', { headers: { 'Content-Type': 'application/json' }, status: 201 });
  it.each([
    ['no connection', broken],
    ['an answer that breaks off', cut],
    ['somebody else’s page', html],
    ['a proxy’s page', () => new Response('Forbidden', { status: 403 })],
    ['500', () => refusal(500)],
    ['503', () => refusal(503)],
    ['408', () => refusal(408)],
    ['429', () => refusal(429)],
  ])('%s: it waits and is sent again under its key', async (_name, answer) => {
    await queue('one-0001');
    await queue('two-0002');
    const { fetch, keys } = server(answer, done);
    expect(await flush(fetch)).toBe('waiting');
    expect(keys()).toEqual(['one-0001']);
    expect(await only()).toMatchObject({ isSent: true, attempts: 1, refusal: null });
    // Until the pause is over nothing is sent, unless the line is known to be back.
    expect(await flush(fetch)).toBe('waiting');
    expect(keys()).toEqual(['one-0001']);
    expect(await flush(fetch, { isForced: true })).toBe('empty');
    expect(keys()).toEqual(['one-0001', 'one-0001', 'two-0002']);
  });

  it('waits longer each time, and as long as it is told to', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await queue('one-0001');
    const busy = () => json({ error: 'Espera', code: 'NOT_READY' }, 503, { 'Retry-After': '30' });
    const { fetch } = server(broken, broken, busy);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await flush(fetch, { isForced: true });
      pauses.push((await only()).dueAt - 1_000_000);
    }
    expect(pauses).toEqual([5000, 10_000, 30_000]);
  });

  it('401 keeps it as it is for the next session', async () => {
    await queue('one-0001');
    const { fetch } = server(() => refusal(401), done);
    expect(await flush(fetch)).toBe('signed-out');
    expect(await only()).toMatchObject({ attempts: 0, refusal: null });
    expect(await flush(fetch)).toBe('empty');
  });
});

describe('a refusal', () => {
  it('stays with its reason, and the others go on', async () => {
    await queue('one-0001');
    await queue('two-0002');
    const { fetch } = server(() => refusal(422), done);
    expect(await flush(fetch)).toBe('empty');
    expect(await only()).toMatchObject({
      key: 'one-0001',
      isSent: false,
      refusal: { status: 422, code: 'NO', message: 'No puede ser' },
    });
  });

  it('is sent once more when somebody says so, or discarded', async () => {
    await queue('one-0001');
    await queue('two-0002');
    const { fetch, keys } = server(
      () => refusal(409),
      () => refusal(409),
      done,
    );
    await flush(fetch);
    const [one, two] = await listEntries(outbox);
    await retryEntry(outbox, one!.seq);
    await discardEntry(outbox, two!.seq);
    expect(await flush(fetch)).toBe('empty');
    expect(keys()).toEqual(['one-0001', 'two-0002', 'one-0001']);
    expect(await left()).toEqual([]);
  });

  it('of an edit leaves the entries behind it with the version that was seen, once it is discarded', async () => {
    const edit = { call: 'editOrder', orderId: 8, body: { version: 1 } } as const;
    const { seq } = await queue('one-0001', edit, { baseVersion: 1 });
    await queue('two-0002', { ...edit, body: { version: 2 } }, { baseVersion: 2 });
    const { fetch } = server(() => refusal(409));
    await flush(fetch);
    await discardEntry(outbox, seq);
    expect(await listEntries(outbox)).toMatchObject([{ baseVersion: 1, body: { version: 1 } }]);
  });

  it('of an order takes what was done with it along when it is discarded', async () => {
    const { seq } = await queue('one-0001', ORDER);
    await queue('two-0002', { call: 'confirm', orderId: 0 - seq, body: null });
    await queue('three-03');
    const { fetch, keys } = server(() => refusal(400), done);
    expect(await flush(fetch)).toBe('empty');
    expect(keys()).toEqual(['one-0001', 'three-03']);
    await discardEntry(outbox, seq);
    expect(await left()).toEqual([]);
  });
});

it('an order that was made here is called by its number from its answer on', async () => {
  const { seq } = await queue('one-0001', ORDER);
  const name = 0 - seq;
  await queue('two-0002', { call: 'confirm', orderId: name, body: null });
  const { fetch, sent } = server(
    () => json({ id: 77, version: 1 }, 201),
    () => json({ id: 77 }),
  );
  await flush(fetch);
  expect(sent.map(({ url }) => url)).toEqual(['/api/orders', '/api/orders/77/confirm']);
  expect([await numberOf(outbox, name), await numberOf(outbox, 5)]).toEqual([77, 5]);
  expect(await numberOf(outbox, -999)).toBe(-999);
});

it('a corrected order that waits itself is made before what was done with the refused one', async () => {
  const refused = await queue('one-0001', ORDER);
  const name = 0 - refused.seq;
  await queue('two-0002', { call: 'editOrder', orderId: name, body: { version: 1 } });
  await queue('three-03', { call: 'confirm', orderId: name, body: null });
  const corrected = await queue('four-004', ORDER);
  await settleDone(outbox, refused, { id: 0 - corrected.seq, version: 1, queued: true });
  expect(await left()).toEqual(['four-004', 'two-0002', 'three-03']);
  const { fetch, sent } = server(
    () => json({ id: 77, version: 1 }, 201),
    () => json({ id: 77, version: 2 }),
  );
  expect(await flush(fetch)).toBe('empty');
  expect(sent.map(({ url }) => url)).toEqual([
    '/api/orders',
    '/api/orders/77',
    '/api/orders/77/confirm',
  ]);
  expect(await numberOf(outbox, name)).toBe(77);
});

it('what was discarded while a flush looked at it is not sent', async () => {
  const [gone, kept] = [await queue('key-gone-0001'), await queue('key-kept-0001')];
  await discardEntry(outbox, gone.seq);
  expect(await noteSent(outbox, gone)).toBe(false);
  expect(await noteSent(outbox, kept)).toBe(true);
  expect(await listEntries(outbox)).toEqual([{ ...kept, isSent: true }]);
});
