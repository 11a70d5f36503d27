import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { STORED_AT } from '@brasa/core/kernel/answer-heads.ts';
import {
  brokenAnswer,
  fakeWorld,
  jsonAnswer,
  NOW,
  pageAnswer,
  requestFor,
} from '../../test/fake-worker-world.ts';
import { answerCall } from './answer-call.ts';
import { keepPages } from './kept/kept-pages.ts';
import { beginSession, endSession, noteNobody, sendSignOut, signIn, signOut } from './session.ts';
import { storedCall } from './outbox/stored-calls.ts';

type Fake = ReturnType<typeof fakeWorld>;

const AWAY = () => new TypeError('Failed to fetch');
const ME = '/api/auth/me';
const WALLET = '/api/points/my-points';
const NO_ANSWER = { status: 0, body: null, storedAt: null };
const LOLA = { id: 7, role: 'abaranci' } as const;

/** Answers the call; `work` is what the worker still does after that. */
function call(world: Fake, address: string) {
  const request = requestFor(address);
  const stored = storedCall(request);
  if (!stored) throw new Error(`${address} is left to the browser`);
  const work: Promise<unknown>[] = [];
  const answer = answerCall(world, stored, { request, waitUntil: (more) => work.push(more) });
  return { answer, settle: () => answer.catch(() => null).then(() => Promise.all(work)) };
}

async function ask(world: Fake, address: string) {
  const { answer: answered, settle } = call(world, address);
  const answer = await answered.catch(() => Response.error());
  await settle();
  const storedAt = answer.headers.get(STORED_AT);
  const body: unknown = answer.type === 'error' ? null : await answer.json();
  return { status: answer.status, body, storedAt: storedAt === null ? null : Number(storedAt) };
}

/** Lola's device, whose points have been seen. */
async function lolas(): Promise<Fake> {
  const world = fakeWorld();
  world.server[ME] = () => jsonAnswer({ ...LOLA, name: 'Lola' });
  world.server[WALLET] = () => jsonAnswer({ availablePoints: 40 });
  await ask(world, ME);
  await ask(world, WALLET);
  return world;
}

describe('an answer', () => {
  it('is the server’s, which says nothing of an age', async () => {
    const world = await lolas();
    world.server[WALLET] = () => jsonAnswer({ availablePoints: 60 });
    expect(await ask(world, WALLET)).toEqual({
      status: 200,
      body: { availablePoints: 60 },
      storedAt: null,
    });
  });

  it('is the last one where the server is not reached, with the moment at which it came', async () => {
    const world = await lolas();
    world.server[WALLET] = AWAY;
    world.clock.now = NOW + 60_000;
    expect(await ask(world, WALLET)).toEqual({
      status: 200,
      body: { availablePoints: 40 },
      storedAt: NOW,
    });
  });

  it('is the last one where the server breaks off', async () => {
    const world = await lolas();
    world.server[WALLET] = brokenAnswer;
    expect(await ask(world, WALLET)).toMatchObject({ body: { availablePoints: 40 } });
  });

  it('is the last one where the server lets wait; what comes later is stored', async () => {
    const world = await lolas();
    let come: (answer: Response) => void = () => undefined;
    world.server[WALLET] = () => new Promise((resolve) => (come = resolve));
    const { answer, settle } = call(world, WALLET);
    await expect.poll(() => world.asked).toHaveLength(3);
    world.endPauses();
    expect(await (await answer).json()).toEqual({ availablePoints: 40 });
    come(jsonAnswer({ availablePoints: 60 }));
    await settle();
    world.server[WALLET] = AWAY;
    expect(await ask(world, WALLET)).toMatchObject({ body: { availablePoints: 60 } });
  });

  it('is waited for shortly while the line is known to be slow', async () => {
    const world = await lolas();
    world.paused.length = 0;
    const waitFor = async (address: string) => {
      world.server[address] = () => new Promise(() => undefined);
      const { answer } = call(world, address);
      await expect.poll(() => world.asked.at(-1)).toBe(address);
      world.endPauses();
      await answer;
    };
    await waitFor(ME);
    await waitFor(WALLET);
    world.server['/api/site'] = () => jsonAnswer({});
    await ask(world, '/api/site');
    await waitFor(ME);
    expect(world.paused).toEqual([4000, 500, 500, 4000]);
  });

  it('is none where nothing was stored', async () => {
    const world = fakeWorld();
    world.server['/api/site'] = AWAY;
    expect(await ask(world, '/api/site')).toEqual(NO_ANSWER);
  });

  it.each([502, 503, 504])(
    'is the last one where a gateway says %i, and nobody is signed out by it',
    async (status) => {
      const world = await lolas();
      const gateway = () => new Response('<title>Un momento</title>', { status });
      Object.assign(world.server, { [ME]: gateway, [WALLET]: gateway });
      expect(await ask(world, ME)).toMatchObject({ status: 200, body: LOLA, storedAt: NOW });
      expect(await ask(world, WALLET)).toMatchObject({ body: { availablePoints: 40 } });
    },
  );

  it('is what the gateway says where nothing was stored', async () => {
    const world = fakeWorld();
    world.server['/api/site'] = () => jsonAnswer({ error: 'no' }, { status: 503 });
    expect(await ask(world, '/api/site')).toMatchObject({ status: 503, body: { error: 'no' } });
  });

  it('that refuses is no answer to store', async () => {
    const world = await lolas();
    world.server[WALLET] = () => jsonAnswer({ error: 'no' }, { status: 500 });
    expect(await ask(world, WALLET)).toMatchObject({ status: 500, storedAt: null });
    world.server[WALLET] = AWAY;
    expect(await ask(world, WALLET)).toMatchObject({ body: { availablePoints: 40 } });
  });

  it('of a server of another build is stored too: it is what the page shows since then', async () => {
    const world = await lolas();
    world.clock.now = NOW + 60_000;
    world.server[WALLET] = () =>
      jsonAnswer({ availablePoints: 60 }, { headers: { 'x-brasa-build': 'other' } });
    expect(await ask(world, WALLET)).toMatchObject({ body: { availablePoints: 60 } });
    world.server[WALLET] = AWAY;
    expect(await ask(world, WALLET)).toMatchObject({
      ...{ body: { availablePoints: 60 }, storedAt: NOW + 60_000 },
    });
  });

  it('of something between here and the shop, which names no build, is not stored', async () => {
    const world = await lolas();
    world.server[WALLET] = () => new Response('{"availablePoints":60}');
    expect(await ask(world, WALLET)).toMatchObject({ body: { availablePoints: 60 } });
    world.server[WALLET] = AWAY;
    expect(await ask(world, WALLET)).toMatchObject({ body: { availablePoints: 40 } });
  });

  it('that stays the same is written down again only now and then', async () => {
    const world = await lolas();
    const desk = '/api/dashboard-data';
    world.server[desk] = () => jsonAnswer({ orders: [] }, { headers: { etag: '"1"' } });
    const ages: (number | null)[] = [];
    for (const seconds of [0, 29, 30]) {
      world.clock.now = NOW + seconds * 1000;
      await ask(world, desk);
      const { server } = world;
      const back = server[desk];
      server[desk] = AWAY;
      ages.push((await ask(world, desk)).storedAt);
      if (back) server[desk] = back;
    }
    expect(ages).toEqual([NOW, NOW, NOW + 30_000]);
  });

  it('of somebody’s own is asked for by its tag, and is what was stored where it has not changed', async () => {
    const world = await lolas();
    const tags: (string | null)[] = [];
    const desk = '/api/dashboard-data';
    world.server[desk] = (request) => {
      const known = (request as Request).headers.get('if-none-match');
      tags.push(known);
      const headers = { etag: '"1"', 'x-brasa-build': world.build.id };
      if (known === '"1"') return new Response(null, { status: 304, headers });
      return jsonAnswer({ orders: [7] }, { headers });
    };
    await ask(world, desk);
    expect(await ask(world, desk)).toEqual({ status: 200, body: { orders: [7] }, storedAt: null });
    await endSession(world);
    expect((await ask(world, desk)).body).toEqual({ orders: [7] });
    expect(tags).toEqual([null, '"1"', null]);
  });

  it('may have come with a page', async () => {
    const world = fakeWorld();
    const data = { '/api/products': [{ name: 'Pollo <entero>' }] };
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    world.server['/productos'] = () =>
      pageAnswer(`<script type="application/json" id="page-data">${json}</script>`);
    await keepPages(world, ['/productos']);
    world.server['/api/products'] = AWAY;
    expect(await ask(world, '/api/products')).toEqual({
      status: 200,
      body: [{ name: 'Pollo <entero>' }],
      storedAt: NOW,
    });
  });
});

it.each([
  ['GET', '/api/stock'],
  ['GET', '/api/slots?day=2026-11-20'],
  ['GET', '/api/points/notifications'],
  ['GET', '/api/events'],
  ['POST', '/api/auth/me'],
])('%s %s is left to the browser', (method, address) => {
  expect(storedCall(requestFor(address, { method }))).toBeUndefined();
});

describe('what is somebody’s own', () => {
  it('is stored for nobody', async () => {
    const world = fakeWorld();
    world.server[WALLET] = () => jsonAnswer({ availablePoints: 40 });
    await ask(world, WALLET);
    world.server[WALLET] = AWAY;
    expect(await ask(world, WALLET)).toEqual(NO_ANSWER);
  });

  it('goes when the server says that nobody is signed in', async () => {
    const world = await lolas();
    world.server[ME] = () => jsonAnswer({ code: 'LOGIN_REQUIRED' }, { status: 401 });
    expect(await ask(world, ME)).toMatchObject({ status: 401 });
    expect(JSON.stringify(world.kept())).not.toContain('/api/');
    world.server[ME] = AWAY;
    expect(await ask(world, ME)).toEqual(NO_ANSWER);
  });

  it('stays through any other refusal', async () => {
    const world = await lolas();
    world.server[ME] = () => jsonAnswer({ code: 'INTERNAL' }, { status: 500 });
    expect(await ask(world, ME)).toMatchObject({ status: 500 });
    world.server[ME] = AWAY;
    expect(await ask(world, ME)).toMatchObject({ body: { name: 'Lola' } });
  });

  it('goes when somebody else signs in, and stays when the same person does', async () => {
    const world = await lolas();
    await beginSession(world, LOLA);
    expect(world.kept()['brasa-own-present']).toEqual([ME, WALLET]);
    await beginSession(world, { id: 8, role: 'abaranci' });
    expect(world.kept()).not.toHaveProperty('brasa-own-present');
  });

  it('goes with the session, of every build', async () => {
    const world = await lolas();
    await world.caches.open('brasa-own-earlier');
    await endSession(world);
    expect(Object.keys(world.kept())).toEqual(['brasa-device']);
  });

  it('goes when a page says that nobody is signed in', async () => {
    const world = await lolas();
    await noteNobody(world);
    await noteNobody(world);
    expect(Object.keys(world.kept())).toEqual(['brasa-device']);
    expect((await world.device.read()).session).toBe(2);
  });

  it('is not stored by an answer that comes after the end of its session', async () => {
    const world = await lolas();
    for (const address of [ME, WALLET]) {
      let come: (answer: Response) => void = () => undefined;
      world.server[address] = () => new Promise((resolve) => (come = resolve));
      const { settle } = call(world, address);
      await expect.poll(() => world.asked.at(-1)).toBe(address);
      await endSession(world);
      come(jsonAnswer(LOLA));
      await settle();
    }
    expect(Object.keys(world.kept())).toEqual(['brasa-device']);
  });
});

it('is answered all the same by a device without room', async () => {
  const world = await lolas();
  const { device } = world;
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(device, 'change').mockRejectedValue(full);
  const own = await world.caches.open('brasa-own-present');
  vi.spyOn(own, 'put').mockRejectedValue(full);
  world.server[WALLET] = () => jsonAnswer({ availablePoints: 60 });
  expect(await ask(world, WALLET)).toMatchObject({ body: { availablePoints: 60 }, storedAt: null });
});

describe('signing out', () => {
  const OUT = requestFor('/api/auth/logout', { method: 'POST' });
  const IN = requestFor('/api/auth/login', { method: 'POST' });

  it('clears before the server has answered, and nobody is signed in until it has', async () => {
    const world = await lolas();
    world.server['/api/auth/logout'] = AWAY;
    await expect(signOut(world, OUT)).rejects.toThrow('Failed to fetch');
    expect(JSON.stringify(world.kept())).not.toContain('/api/');
    expect(await ask(world, ME)).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } });
    expect(await ask(world, WALLET)).toMatchObject({ status: 401 });
  });

  it('that the server has not heard of is sent as soon as the browser sees a line, or a page is opened', async () => {
    const world = await lolas();
    const askForSync = vi.spyOn(world, 'askForSync');
    world.server['/api/auth/logout'] = AWAY;
    await signOut(world, OUT).catch(() => undefined);
    expect(askForSync).toHaveBeenCalledOnce();
    await expect(sendSignOut(world)).rejects.toThrow('Failed to fetch');
    world.server['/api/auth/logout'] = () => new Response(null, { status: 204 });
    const before = world.asked.length;
    await sendSignOut(world);
    await sendSignOut(world);
    expect(world.asked.slice(before)).toEqual(['/api/auth/logout']);
  });

  it('that the server refuses for now is sent later too', async () => {
    const world = await lolas();
    const askForSync = vi.spyOn(world, 'askForSync');
    world.server['/api/auth/logout'] = () => new Response(null, { status: 503 });
    expect((await signOut(world, OUT)).status).toBe(503);
    expect(askForSync).toHaveBeenCalledOnce();
    expect(await ask(world, ME)).toMatchObject({ status: 401 });
  });

  it('is one call, however many ask for it, and the next sign-in waits for its answer', async () => {
    const world = await lolas();
    world.server['/api/auth/logout'] = AWAY;
    await signOut(world, OUT).catch(() => undefined);
    const taken = Promise.withResolvers<Response>();
    world.server['/api/auth/logout'] = () => taken.promise;
    world.server['/api/auth/login'] = () => jsonAnswer({ user: LOLA });
    const before = world.asked.length;
    const sent = [sendSignOut(world), sendSignOut(world)];
    await waitFor(() => expect(world.asked.slice(before)).toEqual(['/api/auth/logout']));
    const signedIn = signIn(world, IN);
    taken.resolve(new Response(null, { status: 204 }));
    await Promise.all([...sent, signedIn]);
    expect(world.asked.slice(before)).toEqual(['/api/auth/logout', '/api/auth/login']);
  });

  it('that the server has taken leaves the word to it again', async () => {
    const world = await lolas();
    world.server['/api/auth/logout'] = () => new Response(null, { status: 204 });
    expect((await signOut(world, OUT)).status).toBe(204);
    world.server[ME] = () => jsonAnswer({ ...LOLA, id: 9 });
    expect(await ask(world, ME)).toMatchObject({ body: { id: 9 } });
  });

  it('first has the shop stop telling this browser of points, and goes on whatever becomes of that', async () => {
    const world = await lolas();
    world.pushEndpoint = () => Promise.resolve('https://push.example/1');
    world.server['/api/points/push/stop'] = AWAY;
    world.server['/api/auth/logout'] = () => new Response(null, { status: 204 });
    const before = world.asked.length;
    expect((await signOut(world, OUT)).status).toBe(204);
    expect(world.asked.slice(before)).toEqual(['/api/points/push/stop', '/api/auth/logout']);
  });

  it('is over when somebody signs in', async () => {
    const world = await lolas();
    await signOut(world, OUT).catch(() => undefined);
    world.server['/api/auth/login'] = () => jsonAnswer({ user: LOLA });
    await signIn(world, IN);
    expect(await ask(world, ME)).toMatchObject({ body: { name: 'Lola' } });
  });

  it('is not over by a password that was wrong', async () => {
    const world = await lolas();
    world.server['/api/auth/logout'] = AWAY;
    await signOut(world, OUT).catch(() => undefined);
    world.server['/api/auth/login'] = () => jsonAnswer({ error: 'no' }, { status: 401 });
    await signIn(world, IN);
    expect(await ask(world, ME)).toMatchObject({ status: 401 });
  });
});
