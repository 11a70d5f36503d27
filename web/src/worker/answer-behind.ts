// What cannot wait in the outbox, but is about an order of which something waits: it goes out behind that, or not at all. An
// invoice made past a payment that waits says that nothing is paid, and the payment would then be refused as somebody else's.
// See docs/rules/dashboard.md#without-a-connection.
import { consumeBonus } from '@brasa/core/orders/orders.calls.ts';
import { orderIdOf } from '../browser/outbox/outbox-entry.ts';
import { listEntries, numberOf } from '../browser/outbox/outbox-store.ts';
import { jsonResponse } from './json-response.ts';
import { flush, type OutboxWorld } from './outbox-world.ts';

/** How long what waits is waited for, in milliseconds. */
const PATIENCE_MS = 4000;

/** That its customer was told gets in the way of nothing. */
const OF_ORDER = /^\/api\/orders\/(-?\d+)(?!\/notificado$)(?:\/|$)/;

type Address = Pick<Request, 'method' | 'url'>;

/** Whether a request may be about an order that there is, as far as its address tells. */
export function isAboutOrder({ method, url }: Address): boolean {
  const { pathname } = new URL(url);
  return method !== 'GET' && (OF_ORDER.test(pathname) || pathname === consumeBonus.path);
}

/**
 * The server's answer, once what waits has gone out; none where that has no answer, and 409 UNSENT_FIRST where something of the
 * order has to be looked at first. Rejects as fetch() does.
 */
export async function answerBehind(world: OutboxWorld, request: Request): Promise<Response> {
  const orderId = await orderIn(request);
  // Where the browser keeps nothing, nothing waits.
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

/** Of whoever is signed in, refused or not. */
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
