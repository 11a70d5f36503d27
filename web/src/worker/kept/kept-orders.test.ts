// Orders as a device saw them last (docs/rules/orders.md#an-open-page).
import { beforeEach, expect, it } from 'vitest';
import { fakeWorld, jsonAnswer, pageAnswer, requestFor } from '../../../test/fake-worker-world.ts';
import { answerCall } from '../answer-call.ts';
import { answerPage } from '../answer-page.ts';
import { forgetPastOrders } from './kept-orders.ts';
import { endSession } from '../session.ts';
import { storedCall } from '../outbox/stored-calls.ts';

const AWAY = () => new TypeError('Failed to fetch');
const codeOf = (letter: string) => letter.repeat(22);
const pathOf = (letter: string) => `/pedido/${codeOf(letter)}`;
const callOf = (letter: string) => `/api/order-pages/${codeOf(letter)}`;

let world: ReturnType<typeof fakeWorld>;
let work: Promise<unknown>[];
beforeEach(() => {
  world = fakeWorld();
  work = [];
});

const waitUntil = (more: Promise<unknown>) => work.push(more);
const settle = () => Promise.allSettled(work);

async function visit(address: string): Promise<string> {
  const request = requestFor(address, { isVisit: true });
  const answer = await answerPage(world, { request, waitUntil });
  const text = await answer.text();
  await settle();
  return text;
}

async function ask(letter: string): Promise<unknown> {
  const request = requestFor(callOf(letter));
  const call = storedCall(request);
  if (!call) throw new Error('left to the browser');
  const answer = await answerCall(world, call, { request, waitUntil }).catch(() => null);
  await settle();
  return answer === null ? null : await answer.json();
}

function serve(letter: string, stage: string, pickupTime?: string): void {
  const data = JSON.stringify({ [callOf(letter)]: { stage, pickupTime } });
  const text = `<script type="application/json" id="page-data">${data}</script>${stage}`;
  world.server[pathOf(letter)] = () => pageAnswer(text);
  world.server[callOf(letter)] = () => jsonAnswer({ stage });
}

function cut(...letters: string[]): void {
  for (const letter of letters) {
    world.server[pathOf(letter)] = AWAY;
    world.server[callOf(letter)] = AWAY;
  }
}

it('an order that was opened is there without a connection, page and answer', async () => {
  serve('a', 'received');
  await visit(pathOf('a'));
  cut('a');
  expect(await visit(pathOf('a'))).toContain('received');
  expect(await ask('a')).toEqual({ stage: 'received' });
  expect(world.kept()['brasa-pages-present'] ?? []).toEqual([]);
});

it('the answer is what was heard last', async () => {
  serve('a', 'received');
  await visit(pathOf('a'));
  serve('a', 'ready');
  await ask('a');
  cut('a');
  expect(await ask('a')).toEqual({ stage: 'ready' });
});

it('one that the server has no more is forgotten', async () => {
  serve('a', 'received');
  await visit(pathOf('a'));
  world.server[callOf('a')] = () => jsonAnswer({}, { status: 404 });
  await ask('a');
  expect(world.kept()['brasa-orders-present']).toEqual([]);
});

it('so is one whose page is no more', async () => {
  serve('a', 'received');
  await visit(pathOf('a'));
  world.server[pathOf('a')] = () =>
    new Response('<html lang="es">', { status: 404, headers: { 'x-brasa-build': 'present' } });
  await visit(pathOf('a'));
  expect(world.kept()['brasa-orders-present']).toEqual([]);
});

it('five are kept, those that were opened last', async () => {
  for (const letter of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) {
    serve(letter, letter);
    await visit(pathOf(letter));
  }
  cut('a', 'b', 'f');
  expect(await visit(pathOf('b'))).toContain('Sin conexión');
  expect(await ask('b')).toBeNull();
  expect(await visit(pathOf('a'))).toContain('data-stored-at');
  expect(world.kept()['brasa-orders-present']).toHaveLength(10);
});

it('they go when somebody signs out', async () => {
  serve('a', 'received');
  await visit(pathOf('a'));
  await endSession(world);
  cut('a');
  expect(await visit(pathOf('a'))).toContain('Sin conexión');
});

it('what a form was answered is not kept, nor what is no code', async () => {
  serve('a', 'received');
  world.server[`${pathOf('a')}?aviso=change`] = () => pageAnswer('changed');
  world.server['/pedido/short'] = () => pageAnswer('short');
  await visit(`${pathOf('a')}?aviso=change`);
  await visit('/pedido/short');
  expect(world.kept()['brasa-orders-present'] ?? []).toEqual([]);
});

it('an order goes from the device once it has no page any more', async () => {
  serve('a', 'collected', '2026-11-20T13:00:00.000Z');
  serve('b', 'received', '2026-12-20T13:00:00.000Z');
  await visit(pathOf('a'));
  await visit(pathOf('b'));
  cut('a', 'b');
  world.clock.now = Date.parse('2026-12-20T13:00:00.000Z');
  await forgetPastOrders(world);
  expect(await ask('a')).toMatchObject({ stage: 'collected' });
  world.clock.now += 1;
  await forgetPastOrders(world);
  expect(await ask('a')).toBeNull();
  expect(await ask('b')).toMatchObject({ stage: 'received' });
});

it('are not kept where somebody has signed out before their page came', async () => {
  serve('a', 'received');
  const answered = world.server[pathOf('a')] as () => Response;
  world.server[pathOf('a')] = async () => {
    await endSession(world);
    return answered();
  };
  expect(await visit(pathOf('a'))).toContain('received');
  world.server[pathOf('a')] = AWAY;
  expect(await visit(pathOf('a'))).not.toContain('received');
});
