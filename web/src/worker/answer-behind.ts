// Requests that cannot wait in the outbox, about an order whose changes wait there: they go out behind those, or not at all. An
// invoice made past a waiting payment says that nothing is paid, and the payment is then refused as somebody else's change.
// See docs/rules/dashboard.md#without-a-connection.
import { consumeBonus } from '@brasa/core/orders/orders.calls.ts';
import { orderIdOf } from '../browser/outbox/outbox-entry.ts';
import { listEntries, numberOf } from '../browser/outbox/outbox-store.ts';
import { jsonResponse } from './json-response.ts';
import { flush, type OutboxWorld } from './outbox/outbox-world.ts';

/** The longest wait for the outbox, in milliseconds. */
const PATIENCE_MS = 4000;

/** Every call about one order but `notificado`, which conflicts with nothing. */
const OF_ORDER = /^\/api\/orders\/(-?\d+)(?!\/notificado$)(?:\/|$)/;

type Address = Pick<Request, 'method' | 'url'>;

/** By its address alone: the body of a bonus may name no order. */
export function isAboutOrder({ method, url }: Address): boolean {
  const { pathname } = new URL(url);
  return method !== 'GET' && (OF_ORDER.test(pathname) || pathname === consumeBonus.path);
}

/**
 * The server's answer, after the outbox has gone out. A network error where the outbox got no answer; 409 UNSENT_FIRST where a
 * change of the order has to be looked at first. Rejects as fetch() does.
 */
export async function answerBehind(world: OutboxWorld, request: Request): Promise<Response> {
  const orderId = await orderIn(request);
  // A browser that keeps nothing has nothing waiting.
  const isWaiting = () => waitsFor(world, orderId).catch(() => false);
  if (await isWaiting()) {
    const sent = flush(world, { isForced: true }).catch(() => null);
    const outcome = await Promise.race([sent, world.pause(PATIENCE_MS).then(() => null)]);
    if (await isWaiting()) return outcome === 'empty' ? unsentFirst() : Response.error();
  }
  return world.forward(request);
}

async function orderIn(request: Request): Promise<number | null> {
  const [, id] = OF_ORDER.exec(new URL(request.url).pathname) ?? [];
  if (id !== undefined) return Number(id);
  const body = (await request
    .clone()
    .json()
    .catch(() => null)) as { orderId?: unknown } | null;
  return typeof body?.orderId === 'number' ? body.orderId : null;
}

/** Entries of the signed-in person alone, refused ones too. */
async function waitsFor(world: OutboxWorld, orderId: number | null): Promise<boolean> {
  const user = orderId === null ? null : await world.staff();
  if (!user || orderId === null) return false;
  const outbox = await world.outbox();
  const number = await numberOf(outbox, orderId);
  const entries = await listEntries(outbox);
  return entries.some((entry) => entry.userId === user.id && orderIdOf(entry) === number);
}

function unsentFirst(): Response {
  const error =
    'Este pedido tiene cambios sin enviar en este dispositivo. Revísalos antes, y repítelo.';
  return jsonResponse({ error, code: 'UNSENT_FIRST' }, { status: 409 });
}
