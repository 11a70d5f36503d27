// The server's answer to a call, or what it answered last where it is not reached.
// See docs/rules/site.md#answers-without-a-connection.
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { KERNEL_FAILURES } from '@brasa/core/kernel/kernel.failures.ts';
import { noteBuild } from './other-builds.ts';
import { beginSession, endSession } from './session.ts';
import { forgetAnswer, storeAnswer, storedAnswer } from './stored-answers.ts';
import { ownAddresses, saysWho, type StoredCall } from './stored-calls.ts';
import type { World } from './world.ts';

/** Then what is stored stands in for a server that lets everybody wait; its own answer is stored. */
const PATIENCE_MS = 4000;

type Asked = { request: Request; waitUntil: (work: Promise<unknown>) => void };

export async function answerCall(
  world: World,
  call: StoredCall,
  { request, waitUntil }: Asked,
): Promise<Response> {
  const { isSigningOut } = await world.device.read();
  if (isSigningOut && call.owner === 'own') return signedOut();
  const fresh = ask(world, call, request);
  waitUntil(fresh.catch(() => undefined));
  const stored = () => storedAnswer(world, call);
  const late = world.pause(PATIENCE_MS).then(async () => (await stored()) ?? fresh);
  try {
    return await Promise.race([fresh, late]);
  } catch {
    return (await stored()) ?? Response.error();
  }
}

/** Asks for what whoever is signed in will want without a connection, as far as it is not stored. */
export async function storeOwnAnswers(world: World): Promise<void> {
  const { identity } = await world.device.read();
  if (!identity) return;
  for (const address of ownAddresses(identity)) {
    const call: StoredCall = { owner: 'own', address };
    if (await storedAnswer(world, call)) continue;
    await ask(world, call, address).catch(() => undefined);
  }
}

/** Asks the server and stores what it answers. Rejects where it is not reached or breaks off. */
async function ask(world: World, call: StoredCall, request: Request | string): Promise<Response> {
  const session = await sessionNow(world);
  const answer = await world.fetch(request);
  const body = await answer.arrayBuffer();
  const isPresent = (await noteBuild(world, answer)) && answer.status === 200;
  if (call.owner === 'own') {
    // The answer is about a session that is over.
    if ((await sessionNow(world)) === session)
      await judge(world, call, { answer, body, isPresent });
  } else if (isPresent) await storeAnswer(world, call, answer, body);
  return new Response(body.byteLength === 0 ? null : body, answer);
}

type Answered = { answer: Response; body: ArrayBuffer; isPresent: boolean };

/** Learns from somebody's own answer who is signed in, and stores it as long as they are. */
async function judge(
  world: World,
  call: StoredCall,
  { answer, body, isPresent }: Answered,
): Promise<void> {
  if (answer.status === 401) await endSession(world);
  if (answer.status !== 200) return;
  if (saysWho(call)) {
    const { id, role } = JSON.parse(new TextDecoder().decode(body)) as Partial<CurrentUser>;
    if (id === undefined || role === undefined) return;
    await beginSession(world, { id, role });
  }
  const { identity, session } = await world.device.read();
  if (!isPresent || identity === null) return;
  await storeAnswer(world, call, answer, body);
  if ((await sessionNow(world)) !== session) await forgetAnswer(world, call);
}

const sessionNow = async ({ device }: World) => (await device.read()).session;

function signedOut(): Response {
  const code = 'LOGIN_REQUIRED';
  return Response.json({ error: KERNEL_FAILURES[code].text, code }, { status: 401 });
}
