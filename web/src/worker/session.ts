// Whose device this is at present: what is stored of a session goes with it.
// See docs/rules/accounts.md#signing-out.
import { logOut } from '@brasa/core/accounts/accounts.calls.ts';
import { stopPointsPush } from '@brasa/core/loyalty/points-push.calls.ts';
import { deleteCaches } from './kept/caches-of-builds.ts';
import type { Identity } from './device.ts';
import type { World } from './world.ts';

/** Somebody is signed in; what was another one's goes. */
export async function beginSession(world: World, identity: Identity): Promise<void> {
  const { identity: before } = await world.device.read();
  if (before?.id !== identity.id) await endSession(world);
  await world.device.change(() => ({ identity, isSigningOut: false }));
}

/** Nobody is: everything of theirs goes, whichever version has stored it. */
export async function endSession(world: World): Promise<void> {
  await world.device.change(({ session }) => ({ identity: null, session: session + 1 }));
  await deleteCaches(world, (content) => content === 'own' || content === 'orders');
}

/** A page says that nobody is signed in; most visitors never were. */
export async function noteNobody(world: World): Promise<void> {
  const { identity } = await world.device.read();
  if (identity !== null) await endSession(world);
}

/** The sign-out that is on its way to the server; null without one. */
let underWay: Promise<Response> | null = null;

/** Asks the server to end the session: one call at a time. The worker sends it again until the server has taken it. */
async function askToSignOut(world: World, ask: () => Promise<Response>): Promise<Response> {
  const asked = stopNotices(world).then(ask);
  underWay = asked;
  try {
    const answer = await asked;
    if (answer.ok) await world.device.change(() => ({ isSigningOut: false }));
    return answer;
  } finally {
    if (underWay === asked) underWay = null;
  }
}

/**
 * Signs out: here before the call reaches anybody, and until the server has taken it nobody is signed in
 * here, whatever it would say. Answers as the server does. A server that is not reached is told later, even when
 * no page is open any more, where the browser can do that.
 */
export async function signOut(world: World, request: Request): Promise<Response> {
  await endSession(world);
  await world.device.change(() => ({ isSigningOut: true }));
  try {
    return await askToSignOut(world, () => world.fetch(request));
  } finally {
    const { isSigningOut } = await world.device.read();
    if (isSigningOut) await world.askForSync().catch(() => undefined);
  }
}

/**
 * Passes a sign-in on: when the server has taken it, no earlier sign-out is under way any more. It waits for one
 * that is: the answer to that takes the session's cookie away.
 */
export async function signIn(world: World, request: Request): Promise<Response> {
  await underWay?.catch(() => undefined);
  const answer = await world.fetch(request);
  if (answer.ok) await world.device.change(() => ({ isSigningOut: false }));
  return answer;
}

/** How long the server may take to hear of a sign-out, in milliseconds. */
const SIGN_OUT_PATIENCE_MS = 5000;
/** The same of notifications, in milliseconds. */
const STOP_PATIENCE_MS = 2000;

/** Whoever has this browser next hears nothing of these points. Nothing else waits for it long. */
async function stopNotices(world: World): Promise<void> {
  const endpoint = await world.pushEndpoint().catch(() => null);
  if (endpoint === null) return;
  const { method, path } = stopPointsPush;
  const signal = AbortSignal.timeout(STOP_PATIENCE_MS);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ endpoint });
  await world
    .fetch(path, { method, headers, body, credentials: 'same-origin', signal })
    .catch(() => undefined);
}

/** Tells the server of a sign-out that it may not know of. Rejects where it does not answer. */
export async function sendSignOut(world: World): Promise<void> {
  const { isSigningOut } = await world.device.read();
  if (!isSigningOut) return;
  const { method, path } = logOut;
  const ask = () =>
    world.fetch(path, {
      ...{ method, credentials: 'same-origin' },
      signal: AbortSignal.timeout(SIGN_OUT_PATIENCE_MS),
    });
  const answer = await (underWay ?? askToSignOut(world, ask));
  if (!answer.ok) throw new Error(`not signed out: ${answer.status}`);
}
