// The server's answer to a call, or what it answered last where it is not reached.
// See docs/rules/site.md#answers-without-a-connection.
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { BUILD_HEADER } from '@brasa/core/kernel/answer-heads.ts';
import { KERNEL_FAILURES } from '@brasa/core/kernel/kernel.failures.ts';
import { jsonResponse } from './json-response.ts';
import { forgetOrder } from './kept/kept-orders.ts';
import { fromShop } from './nobody-there.ts';
import { noteBuild } from './kept/other-builds.ts';
import { answerInTime } from './patience.ts';
import { beginSession, endSession } from './session.ts';
import { forgetAnswer, storeAnswer, storedAnswer } from './kept/stored-answers.ts';
import { ownAddresses, saysWho, type StoredCall } from './outbox/stored-calls.ts';
import type { World } from './world.ts';

/** Then what is stored stands in for a server that lets everybody wait; its own answer is stored. */
const PATIENCE_MS = 4000;

type Asked = { request: Request; waitUntil: (work: Promise<unknown>) => void };

/** Rejects where the server is not reached and has never answered; a 502, 503 or 504 is then the answer. */
export async function answerCall(
  world: World,
  call: StoredCall,
  { request, waitUntil }: Asked,
): Promise<Response> {
  const { isSigningOut, session } = await world.device.read();
  if (isSigningOut && call.owner === 'own') return signedOut();
  const asked = askFor(world, call, request);
  waitUntil(asked.then((answered) => learn(world, call, answered, session)).catch(() => undefined));
  const answered = asked.then(({ answer, body }) => responseOf(answer, body));
  const fresh = answered.then(fromShop);
  const standIn = () => storedAnswer(world, call);
  return answerInTime(world, { fresh, patienceMs: PATIENCE_MS, standIn }).catch(() => answered);
}

/** Asks for what whoever is signed in will want without a connection, as far as it is not stored. */
export async function storeOwnAnswers(world: World): Promise<void> {
  const { identity, session } = await world.device.read();
  if (!identity) return;
  for (const address of ownAddresses(identity)) {
    const call: StoredCall = { owner: 'own', address };
    if (await storedAnswer(world, call)) continue;
    await ask(world, address)
      .then((answered) => learn(world, call, answered, session))
      .catch(() => undefined);
  }
}

type Answered = { answer: Response; body: ArrayBuffer };

/**
 * Asks for somebody's own by the tag of what is stored, so that what has not changed does not come again: the browser
 * itself may keep none of it. Rejects as `ask`.
 */
async function askFor(world: World, call: StoredCall, request: Request): Promise<Answered> {
  const stored = call.owner === 'own' ? await storedAnswer(world, call) : undefined;
  const etag = stored?.headers.get('etag');
  if (!stored || !etag) return ask(world, request);
  const headers = new Headers(request.headers);
  headers.set('if-none-match', etag);
  const answered = await ask(world, new Request(request, { headers }));
  if (answered.answer.status !== 304) return answered;
  const known = new Headers(answered.answer.headers);
  known.set('content-type', stored.headers.get('content-type') ?? '');
  return { answer: new Response(null, { headers: known }), body: await stored.arrayBuffer() };
}

/** Rejects where the server is not reached or breaks off. */
async function ask(world: World, request: Request | string): Promise<Answered> {
  const answer = await world.fetch(request);
  return { answer, body: await answer.arrayBuffer() };
}

function responseOf(answer: Response, body: ArrayBuffer): Response {
  return new Response(body.byteLength === 0 ? null : body, answer);
}

/** Stores what there is to store of an answer that was asked for in this session. */
async function learn(
  world: World,
  call: StoredCall,
  answered: Answered,
  session: number,
): Promise<void> {
  const { answer, body } = answered;
  await noteBuild(world, answer);
  // The open page shows it, whatever build the shop serves. An answer that names no build is not the shop's.
  const isPresent = answer.status === 200 && answer.headers.has(BUILD_HEADER);
  if (call.owner === 'everyone') {
    if (isPresent) await storeAnswer(world, call, answer, body);
    return;
  }
  if ((await world.device.read()).session !== session) return;
  if (call.owner === 'bearer') {
    if (answer.status === 404) await forgetOrder(world, call.address);
    if (isPresent) await storeAnswer(world, call, answer, body);
    return;
  }
  await noteSession(world, call, answered);
  const { identity, session: present } = await world.device.read();
  if (!isPresent || identity === null) return;
  await storeAnswer(world, call, answer, body);
  // It may have ended meanwhile, in the worker of another version too.
  if ((await world.device.read()).session !== present) await forgetAnswer(world, call);
}

/** Learns from somebody's own answer who is signed in. */
async function noteSession(
  world: World,
  call: StoredCall,
  { answer, body }: Answered,
): Promise<void> {
  if (answer.status === 401) await endSession(world);
  if (answer.status !== 200 || !saysWho(call)) return;
  const { id, role } = JSON.parse(new TextDecoder().decode(body)) as Partial<CurrentUser>;
  if (id !== undefined && role !== undefined) await beginSession(world, { id, role });
}

function signedOut(): Response {
  const code = 'LOGIN_REQUIRED';
  return jsonResponse({ error: KERNEL_FAILURES[code].text, code }, { status: 401 });
}
