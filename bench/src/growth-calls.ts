// What is asked of both shops, one request after the other: what one person at a counter waits for.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { emailOf, phoneOf } from './growth-fill.ts';
import { SIGNED_IN, tokenOf } from './growth-sites.ts';
import { ADMIN, type Server } from './servers.ts';

const DAY = 86_400_000;
const JSON_HEADERS = { 'content-type': 'application/json' };

/** A shop with the cookies of its staff and of its customers. */
export type Counter = {
  url: string;
  staff: string;
  customers: readonly string[];
  phones: readonly string[];
  emails: readonly string[];
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Sent = { method: string; path: string; cookie?: string; body?: object };
type Answer = { status: number; text: string; cookies: string[]; milliseconds: number };

/** Sends one request on a connection that is kept open, and says how long the answer took. */
export function send(
  url: string,
  { method, path, cookie, body }: Sent,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const sending = request(
      url + path,
      { method, agent, headers: { ...JSON_HEADERS, ...headers, ...(cookie && { cookie }) } },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            cookies: reply.headers['set-cookie'] ?? [],
            milliseconds: performance.now() - begun,
          }),
        );
      },
    );
    sending.on('error', reject);
    sending.end(body && JSON.stringify(body));
  });
}

const cookiesOf = ({ cookies }: Answer) => cookies.map((one) => one.split(';')[0]).join('; ');

async function signIn(url: string): Promise<string> {
  const reply = await send(url, { method: 'POST', path: '/api/auth/login', body: ADMIN });
  if (reply.status !== 200) throw new Error(`login answered ${reply.status}`);
  return cookiesOf(reply);
}

/** The new shop has one customer, who has nothing yet. */
export async function emptyCounter({ url }: Server): Promise<Counter> {
  const phone = '611222333';
  const body = {
    username: 'primera',
    password: 'bench-password',
    name: 'Primera Clienta',
    phone,
    email: 'primera@example.com',
    postalCode: '03400',
  };
  const reply = await send(url, { method: 'POST', path: '/api/auth/register', body });
  if (reply.status !== 201) throw new Error(`registration answered ${reply.status}`);
  return {
    url,
    staff: await signIn(url),
    customers: [cookiesOf(reply)],
    phones: [phone],
    emails: [body.email],
  };
}

export async function grownCounter({ url }: Server, customers: number): Promise<Counter> {
  const spread = (index: number) => 1 + Math.floor((index * (customers - 1)) / SIGNED_IN);
  return {
    url,
    staff: await signIn(url),
    customers: Array.from({ length: SIGNED_IN }, (_, i) => `brasa_session=${tokenOf(i)}`),
    phones: Array.from({ length: SIGNED_IN }, (_, i) => phoneOf(spread(i))),
    emails: Array.from({ length: SIGNED_IN }, (_, i) => emailOf(spread(i))),
  };
}

let turn = 0;

/** Each call has a turn of its own, so that no two in a row ask for the same customer. */
function pick(values: readonly string[]): string {
  turn += 1;
  return values[turn % values.length] ?? '';
}

function order(): object {
  turn += 1;
  const day = new Date(Date.now() + (1 + (turn % 300)) * DAY).toISOString().slice(0, 10);
  return {
    customerName: 'María José Núñez',
    // Nobody else's: one has only so many pending orders.
    customerPhone: String(900_000_000 + turn),
    customerEmail: 'maria@example.com',
    quantity: 1.5,
    pickupTime: `${day}T14:00`,
    gdprConsent: true,
  };
}

export type Call = { name: string; status: number; make: (counter: Counter) => Promise<Answer> };

const placeOrder = ({ url }: Counter) =>
  send(
    url,
    { method: 'POST', path: '/api/orders', body: order() },
    { 'idempotency-key': randomUUID() },
  );

export const CALLS: readonly Call[] = [
  {
    name: 'points read',
    status: 200,
    make: ({ url, customers }) =>
      send(url, { method: 'GET', path: '/api/points/me', cookie: pick(customers) }),
  },
  {
    name: 'phone search, points',
    status: 200,
    make: ({ url, staff, phones }) => {
      const body = { phone: pick(phones) };
      return send(url, { method: 'POST', path: '/api/points/search-phone', cookie: staff, body });
    },
  },
  {
    name: 'phone search, users',
    status: 200,
    make: ({ url, staff, phones }) => {
      const path = `/api/auth/users/search/phone/${pick(phones)}`;
      return send(url, { method: 'GET', path, cookie: staff });
    },
  },
  {
    name: 'e-mail search, users',
    status: 200,
    make: ({ url, staff, emails }) => {
      const path = `/api/auth/users/search/email/${encodeURIComponent(pick(emails))}`;
      return send(url, { method: 'GET', path, cookie: staff });
    },
  },
  {
    name: 'dashboard, after a change',
    status: 200,
    make: async (counter) => {
      // An unchanged one is kept in memory and costs the same whatever there is.
      const { url, staff: cookie } = counter;
      const { id } = JSON.parse((await placeOrder(counter)).text) as { id: number };
      await send(url, { method: 'PATCH', path: `/api/orders/${id}/confirm`, cookie });
      return send(url, { method: 'GET', path: '/api/dashboard-data', cookie });
    },
  },
  {
    name: 'delivered today, after a change',
    status: 200,
    make: async (counter) => {
      const { url, staff: cookie } = counter;
      const { id } = JSON.parse((await placeOrder(counter)).text) as { id: number };
      await send(url, { method: 'PATCH', path: `/api/orders/${id}/confirm`, cookie });
      return send(url, { method: 'GET', path: '/api/delivered-today', cookie });
    },
  },
  {
    name: 'points given',
    status: 200,
    make: ({ url, staff, phones }) => {
      const body = { phone: pick(phones), points: 1, isCashPayment: false };
      return send(url, {
        method: 'POST',
        path: '/api/points/assign-by-phone',
        cookie: staff,
        body,
      });
    },
  },
  // Last, because it leaves orders that every dashboard shows.
  { name: 'order', status: 201, make: placeOrder },
];
