// Streams that stay open: alive while silent, bounded, and gone with the rights of whoever listens.
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EventStreams, eventText, HEARTBEAT_EVERY } from '../../src/http/event-streams.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Stands for an answer; keeps the body that it is given. */
function answer() {
  const sent: Readable[] = [];
  const reply = {
    type: () => reply,
    header: () => reply,
    send: (body: Readable) => {
      sent.push(body);
      return reply;
    },
  };
  return { reply: reply as unknown as FastifyReply, body: () => sent[0] as Readable };
}

const REQUEST = {
  method: 'GET',
  headers: { accept: 'text/event-stream' },
} as unknown as FastifyRequest;
const allowed = () => Promise.resolve(true);
const once = (body: Readable, event: string) =>
  new Promise<void>((resolve) => body.once(event, resolve));
const MOST_IN_ALL = 3;

function open(streams: EventStreams, caller = 1, isAllowed = allowed): Readable {
  const { reply, body } = answer();
  const bounds = [{ counted: `user ${caller}`, most: 2 }];
  streams.open({ request: REQUEST, reply }, { bounds, isAllowed }, 'first\n\n');
  return body();
}

const read = (body: Readable) => body.read() as Buffer | null;

/** All that waits to be read. */
function heardFrom(body: Readable): string {
  const chunks: string[] = [];
  for (let chunk = read(body); chunk !== null; chunk = read(body)) chunks.push(String(chunk));
  return chunks.join('');
}

describe('streams', () => {
  test('begin with when to come back and the first event', () => {
    expect(heardFrom(open(new EventStreams(MOST_IN_ALL)))).toBe('retry: 2000\nfirst\n\n');
  });

  test('are kept alive by a comment, and by none once all are gone', async () => {
    const streams = new EventStreams(MOST_IN_ALL);
    const body = open(streams);
    heardFrom(body);
    vi.advanceTimersByTime(HEARTBEAT_EVERY);
    expect(heardFrom(body)).toBe(':\n\n');
    body.destroy();
    await once(body, 'close');
    expect([streams.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  test('are as many as the limits allow, for one caller and in all', () => {
    const streams = new EventStreams(MOST_IN_ALL);
    open(streams, 1);
    open(streams, 1);
    expect(() => open(streams, 1)).toThrow('TOO_MANY_SCREENS');
    open(streams, 2);
    expect(() => open(streams, 3)).toThrow('TOO_MANY_SCREENS');
    expect(streams.size).toBe(3);
  });

  test('nobody reads are given up before they fill the memory', async () => {
    const streams = new EventStreams(MOST_IN_ALL);
    const body = open(streams);
    const closed = once(body, 'close');
    for (let count = 0; count < 1000; count += 1) streams.broadcast('x'.repeat(100));
    await closed;
    expect(streams.size).toBe(0);
  });

  test('end when a heartbeat finds that their caller may no longer listen', async () => {
    const streams = new EventStreams(MOST_IN_ALL);
    let isStaff = true;
    const body = open(streams, 1, () => Promise.resolve(isStaff));
    const other = open(streams, 2);
    const ended = once(body, 'end');
    isStaff = false;
    vi.advanceTimersByTime(HEARTBEAT_EVERY);
    body.resume();
    await ended;
    streams.broadcast('later');
    expect(heardFrom(other)).toContain('later');
  });

  test('go on while it cannot be known whether they may', async () => {
    const streams = new EventStreams(MOST_IN_ALL);
    const body = open(streams, 1, () => Promise.reject(new Error('no database')));
    await streams.recheck();
    streams.broadcast('still there');
    expect(heardFrom(body)).toContain('still there');
  });

  test('end with the server, and none is opened after', async () => {
    const streams = new EventStreams(MOST_IN_ALL);
    const body = open(streams);
    const ended = once(body, 'end');
    streams.close();
    streams.close();
    streams.broadcast('too late');
    let heard = '';
    body.on('data', (chunk) => (heard += String(chunk)));
    await ended;
    expect(heard).not.toContain('too late');
    expect(() => open(streams)).toThrow('NOT_READY');
  });
});

test('an event is two lines and an empty one', () => {
  expect(eventText('change', { version: 'a' })).toBe('event: change\ndata: {"version":"a"}\n\n');
});
