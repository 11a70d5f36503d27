// Orders as the form sends them, for whichever server takes them.
import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { ADMIN, type Server } from './servers.ts';

export const JSON_HEADERS = { 'content-type': 'application/json' };

const DAY = 24 * 60 * 60 * 1000;
/** Orders are spread over days, because a day's stock column holds no more than 9,999.9. */
export const DAYS_AHEAD = 300;
let orderCount = 0;

/** The next order; without `daysAhead` each is for another day than the one before. */
export function orderBody(daysAhead = 1 + (orderCount++ % DAYS_AHEAD), quantity = 1.5): string {
  const day = new Date(Date.now() + daysAhead * DAY).toISOString().slice(0, 10);
  return JSON.stringify({
    customerName: 'María José Núñez',
    customerPhone: '600 111 222',
    customerEmail: 'maria@example.com',
    quantity,
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
