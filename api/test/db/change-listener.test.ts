// The connection that hears of changes: one at a time, whatever becomes of those before it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeFeed } from '../../src/db/changes.ts';
import { ChangeListener, type ListeningClient } from '../../src/db/change-listener.ts';

/** A connection of which the test says when it answers. */
class FakeClient implements ListeningClient {
  isOpen = true;
  /** Told by the test. */
  tell: (payload: string) => void = () => {};
  lose: (error: Error) => void = () => {};
  readonly asked: { text: string; answer: (answer: null) => void; fail: (error: Error) => void }[] =
    [];
  readonly opening = Promise.withResolvers<null>();

  follow(tell: (payload: string) => void, lose: (error: unknown) => void) {
    Object.assign(this, { tell, lose });
  }
  connect = () => this.opening.promise;
  query = (text: string) => {
    const { promise, resolve: answer, reject: fail } = Promise.withResolvers<null>();
    this.asked.push({ text, answer, fail });
    return promise;
  };
  end = () => {
    this.isOpen = false;
    return Promise.resolve();
  };
  hangUp() {
    this.isOpen = false;
  }

  /** Takes the connection, and what it is asked first. */
  async accept(): Promise<void> {
    this.opening.resolve(null);
    await vi.advanceTimersByTimeAsync(0);
    this.asked.shift()?.answer(null);
    await vi.advanceTimersByTimeAsync(0);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const clients: FakeClient[] = [];
  const connect = () => {
    clients.push(new FakeClient());
    return clients.at(-1)!;
  };
  const changes = new ChangeFeed();
  const listener = new ChangeListener('changes', { connect, changes, warn: () => {} });
  const started = listener.start();
  const countOpen = () => clients.filter(({ isOpen }) => isOpen).length;
  return { clients, listener, started, changes, countOpen };
}

async function openListening() {
  const opened = open();
  await opened.clients[0]?.accept();
  await opened.started;
  return opened;
}

/** Lets time pass in which every connection answers its heartbeats. */
async function beat(clients: readonly FakeClient[], milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    await vi.advanceTimersByTimeAsync(1000);
    for (const { asked } of clients) for (const { answer } of asked.splice(0)) answer(null);
  }
}

test('one that is lost is hung up, and another one takes its place', async () => {
  const { clients, countOpen } = await openListening();
  clients[0]?.lose(new Error('ECONNRESET'));
  await vi.advanceTimersByTimeAsync(1000);
  await clients[1]?.accept();
  await beat(clients, 60_000);
  expect([clients.length, countOpen()]).toEqual([2, 1]);
});

test('a late failure of one that was lost opens no third one', async () => {
  const { clients, countOpen } = await openListening();
  // Two heartbeats that nobody answers; the first one is missed.
  await vi.advanceTimersByTimeAsync(10_000);
  const [first, second] = clients[0]?.asked ?? [];
  first?.fail(new Error('Query read timeout'));
  await vi.advanceTimersByTimeAsync(1000);
  second?.fail(new Error('Query read timeout'));
  clients[0]?.lose(new Error('connection ended'));
  await clients[1]?.accept();
  await beat(clients, 60_000);
  expect([clients.length, countOpen()]).toEqual([2, 1]);
});

test('one that ends with its first answer gives way to one that stays', async () => {
  const { clients, countOpen } = await openListening();
  clients[0]?.lose(new Error('ECONNRESET'));
  await vi.advanceTimersByTimeAsync(1000);
  clients[1]?.opening.resolve(null);
  await vi.advanceTimersByTimeAsync(0);
  clients[1]?.asked.shift()?.answer(null);
  clients[1]?.lose(new Error('57P01'));
  await vi.advanceTimersByTimeAsync(1000);
  await clients[2]?.accept();
  await beat(clients, 60_000);
  expect([clients.length, countOpen()]).toEqual([3, 1]);
});

test('one that breaks while it is being opened is tried again', async () => {
  const { clients, changes, countOpen } = await openListening();
  const heard: (readonly string[])[] = [];
  changes.subscribe('orders', () => heard.push(['orders']));
  clients[0]?.lose(new Error('connection ended'));
  await vi.advanceTimersByTimeAsync(1000);
  clients[1]?.opening.reject(new Error('ECONNREFUSED'));
  await vi.advanceTimersByTimeAsync(1000);
  await clients[2]?.accept();
  heard.length = 0;
  clients[2]?.tell('orders');
  expect([heard.length, countOpen()]).toEqual([1, 1]);
});

test('a first one that fails rejects, and is not tried again', async () => {
  const { clients, started, countOpen } = open();
  clients[0]?.opening.reject(new Error('ECONNREFUSED'));
  await expect(started).rejects.toThrow('ECONNREFUSED');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([clients.length, countOpen()]).toEqual([1, 0]);
});

test('after the stop nothing is opened any more', async () => {
  const { clients, listener, countOpen } = await openListening();
  clients[0]?.lose(new Error('ECONNRESET'));
  await listener.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([clients.length, countOpen()]).toEqual([1, 0]);
});
