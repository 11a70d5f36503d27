// The outbox in the worker: what it answers and when it sends.
// See docs/rules/dashboard.md#without-a-connection.
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import type { QueuedDashboard } from '@brasa/core/dashboard/queued-changes.rules.ts';
import { mayWait } from '../../browser/outbox/outbox-entry.ts';
import { openOutbox, type Outbox } from '../../browser/outbox/outbox-store.ts';
import { flush, foreseen, listWaiting, type OutboxWorld } from './outbox-world.ts';
import { sendSignOut } from '../session.ts';
import { storedAnswer } from '../kept/stored-answers.ts';
import type { StoredCall } from './stored-calls.ts';
import type { World } from '../world.ts';

let opened: Promise<Outbox> | null = null;

const forget = () => {
  opened = null;
};

/** Opened once; anew after it could not be, or has been closed. */
function openOnce(): Promise<Outbox> {
  if (!opened) {
    opened = openOutbox(forget);
    opened.catch(forget);
  }
  return opened;
}

/** What the server answered last to a call; null where nothing is stored. */
async function stored<Answer>(
  world: World,
  owner: StoredCall['owner'],
  { path }: { path: string },
): Promise<Answer | null> {
  const answer = await storedAnswer(world, { owner, address: path });
  return answer ? ((await answer.json()) as Answer) : null;
}

export function outboxWorld(world: World): OutboxWorld {
  return {
    outbox: openOnce,
    fetch: (url, init) => world.fetch(url, init),
    forward: (request) => world.fetch(request),
    now: world.now,
    pause: world.pause,
    isOnline: () => navigator.onLine,
    staff: async () => {
      const { identity } = await world.device.read();
      return identity && isStaff(identity.role) ? identity : null;
    },
    desk: () => stored<DashboardData>(world, 'own', readDashboard),
    products: async () => (await stored<readonly Product[]>(world, 'everyone', listProducts)) ?? [],
  };
}

/**
 * Sends all that waits, a sign-out first: nothing of a session that is over here goes out in it. Rejects where that
 * has no answer.
 */
export async function sendAll(world: World, outbox: OutboxWorld): Promise<void> {
  await sendSignOut(world);
  await flush(outbox, { isForced: true });
}

/** Whether a request may be a change that can wait. */
export const isChange = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  mayWait(method, new URL(url).pathname);

/** The desk as it will be once what waits has been sent; the answer itself where nothing waits. */
export async function withWhatWaits(world: OutboxWorld, answer: Response): Promise<Response> {
  if (answer.status !== 200 || (await listWaiting(world)).length === 0) return answer;
  const { data, handled } = await foreseen(world, (await answer.json()) as DashboardData);
  const desk: QueuedDashboard = { ...data, handled: [...handled.values()] };
  const headers = new Headers(answer.headers);
  // They are those of what the server said.
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(JSON.stringify(desk), { status: 200, headers });
}
