// Whose device this is at present: what is stored of a session goes with it.
// See docs/rules/accounts.md#signing-out.
import { logOut } from '@brasa/core/accounts/accounts.calls.ts';
import { stopPointsPush } from '@brasa/core/loyalty/points-push.calls.ts';
import { deleteCaches } from './caches-of-builds.ts';
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

/**
 * Signs out: here before the call reaches anybody, and until the server has taken it nobody is signed in
 * here, whatever it would say. Answers as the server does.
 */
export async function signOut(world: World, request: Request): Promise<Response> {
  await endSession(world);
  await world.device.change(() => ({ isSigningOut: true }));
  await stopNotices(world);
  const answer = await world.fetch(request);
  if (answer.ok) await world.device.change(() => ({ isSigningOut: false }));
  return answer;
}

/** Passes a sign-in on: when the server has taken it, no earlier sign-out is under way any more. */
export async function signIn(world: World, request: Request): Promise<Response> {
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
  await stopNotices(world);
  const { method, path } = logOut;
  const signal = AbortSignal.timeout(SIGN_OUT_PATIENCE_MS);
  const answer = await world.fetch(path, { method, credentials: 'same-origin', signal });
  if (!answer.ok) throw new Error(`not signed out: ${answer.status}`);
  await world.device.change(() => ({ isSigningOut: false }));
}
