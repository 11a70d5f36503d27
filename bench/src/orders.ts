// Orders as the form sends them, for whichever server takes them.
import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { ADMIN, type Server } from './servers.ts';

export const JSON_HEADERS = { 'content-type': 'application/json' };

const DAY = 24 * 60 * 60 * 1000;
/** Orders are spread over days, because customers can reserve no more of one than 2,000 chickens. */
export const DAYS_AHEAD = 300;
let orderCount = 0;
/** Each has a phone of its own, because one has only so many pending orders. */
let phones = 600_000_000;

/** The next order; without `daysAhead` each is for another day than the one before. */
export function orderBody(
  daysAhead = 1 + (orderCount++ % DAYS_AHEAD),
  content: { quantity: number } | { lines: readonly object[] } = { quantity: 1.5 },
): string {
  const day = new Date(Date.now() + daysAhead * DAY).toISOString().slice(0, 10);
  return JSON.stringify({
    customerName: 'María José Núñez',
    customerPhone: String(phones++),
    customerEmail: 'maria@example.com',
    ...content,
    details: '',
    totalAmount: 0,
    pickupTime: `${day}T14:00`,
    selectedTime: '14:00',
    gdprConsent: true,
  });
}

/** Every order with a key of its own, as the form sends it. */
export function freshOrder(request: Request): Request {
  const headers = { ...request.headers, 'idempotency-key': randomUUID() };
  return { ...request, headers, body: orderBody() };
}

/** Of the starter menu: chickens, half a one, a paella for four, beers, croquettes. */
const FIVE_LINES = [
  { productId: 8, quantity: 2 },
  { productId: 9, quantity: 1 },
  { productId: 12, quantity: 4, note: 'Sin garrofón' },
  { productId: 26, quantity: 2 },
  { productId: 20, quantity: 1 },
];

/** The same of the whole menu; a paella is for the day after tomorrow at the earliest. */
export function freshMenuOrder(request: Request): Request {
  const headers = { ...request.headers, 'idempotency-key': randomUUID() };
  const daysAhead = 2 + (orderCount++ % DAYS_AHEAD);
  return { ...request, headers, body: orderBody(daysAhead, { lines: FIVE_LINES }) };
}

export async function takeOrders(shop: Server, count: number, headers = {}): Promise<void> {
  for (let taken = 0; taken < count; taken++) {
    const reply = await fetch(`${shop.url}/api/orders`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, ...headers },
      body: orderBody(),
    });
    if (reply.status !== 201) throw new Error(`an order answered ${reply.status}`);
  }
}

/** The cookie of the shop's superadmin. */
export async function signIn(shop: Server): Promise<string> {
  const reply = await fetch(`${shop.url}/api/auth/login`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify(ADMIN),
  });
  if (!reply.ok) throw new Error(`login answered ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
