// What staff change at the desk: sent at once where the line is up, else kept in the outbox and answered 202,
// with what will come of it. See docs/rules/dashboard.md#without-a-connection.
import {
  applyQueued,
  orderOf,
  withQueued,
  type Outlook,
  type QueuedDesk,
} from '@brasa/core/dashboard/queued-changes.rules.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { MADE_AT, MADE_ON_VERSION } from '@brasa/core/kernel/offline-headers.ts';
import type { Body } from '@brasa/core/orders/change/read-body.rules.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { kindOf, orderIdOf, sentOf, type OutboxEntry } from '../../browser/outbox/outbox-entry.ts';
import { isDue, pauseAfter } from '../../browser/outbox/outbox-order.ts';
import {
  addEntry,
  discardEntry,
  numberOf,
  postpone,
  retryEntry,
} from '../../browser/outbox/outbox-store.ts';
import type { Identity } from '../device.ts';
import { jsonResponse } from '../json-response.ts';
import { isNobodyThere } from '../nobody-there.ts';
import { answerBehind } from '../answer-behind.ts';
import { awaited, flush, listWaiting, offerFor, type OutboxWorld } from './outbox-world.ts';

const KEY = 'Idempotency-Key';
/** As long as somebody waits at the counter; by then it is in the outbox, in milliseconds. */
const DIRECT_PATIENCE_MS = 6000;
/** How long a change that stands behind others is waited for, in milliseconds. */
const QUEUED_PATIENCE_MS = 4000;

type Change = { kind: NonNullable<ReturnType<typeof kindOf>>; key: string; user: Identity };

/** The change that a request of the desk asks for; null for what is sent as it is. */
async function changeOf(
  world: OutboxWorld,
  request: Request,
  text: string,
): Promise<Change | null> {
  const { pathname: path } = new URL(request.url);
  const kind = kindOf({ method: request.method, path, body: bodyIn(text) });
  const user = kind && (await world.staff());
  if (!user) return null;
  const key = request.headers.get(KEY) ?? newKey();
  const orderId = orderIdOf(kind);
  if (orderId === null || orderId >= 0) return { kind, key, user };
  const number = await numberOf(await world.outbox(), orderId);
  return { kind: { ...kind, orderId: number } as Change['kind'], key, user };
}

function bodyIn(text: string): Body | null {
  if (text === '') return null;
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Body) : null;
  } catch {
    return null;
  }
}

/**
 * The server's answer; 202 with what will come of the change once it is in the outbox. Rejects as fetch() does
 * where it can neither be sent nor kept.
 */
export async function answerChange(
  world: OutboxWorld,
  request: Request,
  isPageOpen: () => Promise<boolean>,
): Promise<Response> {
  const text = await request.clone().text();
  const change = await changeOf(world, request, text);
  if (!change) return answerBehind(world, request);
  // Where the browser keeps nothing, nothing can wait.
  const waiting = await listWaiting(world).catch(() => null);
  if (!waiting) return world.forward(request);
  const isFirst = waiting.length === 0;
  const isTried = isFirst && world.isOnline();
  const direct = isTried ? await sendNow(world, request, change) : null;
  if (direct) return direct;
  const kept = await keep(world, change, isTried).catch(() => 'no room' as const);
  if (kept === 'no room') return notKept();
  // Of an order that the desk's list does not hold nothing can be foreseen.
  if (!kept) return isTried ? Response.error() : answerBehind(world, request);
  return isFirst
    ? answerFirst(world, kept, isTried)
    : ((await settledSoon(world, kept.entry, isPageOpen)) ?? queued(kept.outlook));
}

async function answerFirst(
  world: OutboxWorld,
  { entry, outlook }: Kept,
  isTried: boolean,
): Promise<Response> {
  if (isTried) {
    const dueAt = world.now() + pauseAfter(1);
    // It is kept by now, whether or not there is room for its pause.
    await postpone(await world.outbox(), entry, dueAt).catch(() => undefined);
  }
  return queued(outlook);
}

/** Null where nobody answers who can say what became of it. */
async function sendNow(
  world: OutboxWorld,
  request: Request,
  { kind, key }: Change,
): Promise<Response | null> {
  const headers = new Headers(request.headers);
  headers.set(KEY, key);
  headers.set(MADE_AT, new Date(world.now()).toISOString());
  const seen = await seenVersion(world, { kind, key });
  if (seen !== null) headers.set(MADE_ON_VERSION, String(seen));
  const { method, path, body } = sentOf(kind);
  try {
    const answer = await world.fetch(path, {
      ...{ method, headers, credentials: 'same-origin' },
      ...(body !== null && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(DIRECT_PATIENCE_MS),
    });
    // An answer that breaks off is none.
    const whole = await answer.arrayBuffer();
    if (isNobodyThere(answer)) return null;
    return new Response(answer.status === 204 ? null : whole, answer);
  } catch {
    return null;
  }
}

/** Of the order that points are given for, as the desk's list shows it: they do not go over a payment that is not there. */
async function seenVersion(
  world: OutboxWorld,
  { kind, key }: Pick<Change, 'kind' | 'key'>,
): Promise<number | null> {
  const orderId = orderIdOf(kind);
  if (kind.call !== 'accumulatePoints' || orderId === null) return null;
  const known = await knownBefore(world, key).catch(() => null);
  return (known && orderOf(known.desk, orderId)?.version) ?? null;
}

type Kept = {
  entry: OutboxEntry;
  /** What the page is told: the order, or the stock, as it will be. */
  outlook: object;
};

/** In the outbox from here on; null for an order that the desk does not know. Rejects where nothing can be kept. */
async function keep(
  world: OutboxWorld,
  { kind, key, user }: Change,
  isSent: boolean,
): Promise<Kept | null> {
  const known = await knownBefore(world, key);
  const orderId = orderIdOf(kind);
  const order = known && orderId !== null ? orderOf(known.desk, orderId) : null;
  if (orderId !== null && !order) return null;
  const entry = await addEntry(await world.outbox(), {
    ...kind,
    ...{ key, userId: user.id, madeAt: world.now(), isSent },
    baseVersion: order?.version ?? null,
  });
  if (entry.refusal) await retryEntry(await world.outbox(), entry.seq);
  const outlook = known ? outlookOf(entry, applyQueued(known.desk, entry, known.offer)) : {};
  return { entry, outlook };
}

/** The desk as it is before the change of this key is made; null where none is stored. */
async function knownBefore(
  world: OutboxWorld,
  key: string,
): Promise<{ desk: QueuedDesk; offer: Offer } | null> {
  const data = await world.desk();
  if (!data) return null;
  const waiting = await listWaiting(world);
  const place = waiting.findIndex((entry) => entry.key === key);
  const offer = await offerFor(world, data);
  const before = place === -1 ? waiting : waiting.slice(0, place);
  return { desk: withQueued(data, before, offer), offer };
}

function outlookOf({ call }: OutboxEntry, { desk, order }: Outlook): object {
  if (call === 'moveStock' || call === 'sellAtCounter') return { stock: desk.data.stock };
  if (call === 'accumulatePoints') return { isNewUser: false };
  return order ?? {};
}

/** The server's answer if it comes while somebody waits. What it refuses is then theirs to put right. */
async function settledSoon(
  world: OutboxWorld,
  { seq, dueAt }: OutboxEntry,
  isPageOpen: () => Promise<boolean>,
): Promise<Response | null> {
  const [first] = await listWaiting(world);
  if (!world.isOnline() || !isDue(first ?? { dueAt }, world.now())) return null;
  const settled = new Promise<Response>((resolve) => awaited.set(seq, resolve));
  const tooLate = world.pause(QUEUED_PATIENCE_MS).then(() => null);
  const ended = flush(world).then(
    () => null,
    () => null,
  );
  try {
    const answer = await Promise.race([settled, Promise.race([ended, tooLate])]);
    if (answer && !answer.ok && (await isPageOpen())) await discardEntry(await world.outbox(), seq);
    return answer;
  } finally {
    awaited.delete(seq);
  }
}

const queued = (outlook: object): Response =>
  jsonResponse({ ...outlook, queued: true }, { status: 202 });

/** Nobody has answered, and the device keeps nothing: the page says so, and what was typed stays in it. */
function notKept(): Response {
  const error =
    'Nada guardado: sin conexión y sin espacio en este dispositivo. ' +
    'No se enviará solo: repítelo cuando haya conexión.';
  return jsonResponse({ error, code: 'NOT_KEPT' }, { status: 507 });
}
