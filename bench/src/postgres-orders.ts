// npm run bench -- postgres, and a part of `npm run bench`: taking orders on PostgreSQL beside transactions of
// PostgreSQL and Fastify alone, on this machine and through a network of 1 ms each way.
// See docs/decisions/0023-few-round-trips.md.
import { randomInt } from 'node:crypto';
import type { Request } from 'autocannon';
import { startPostgres } from '../../scripts/postgres.ts';
import { compare, HEADINGS, measure, report, row, type Load } from './measure.ts';
import { DAYS_AHEAD, freshOrder, JSON_HEADERS, orderBody, takeOrders } from './orders.ts';
import { freshSite, startBarePostgres, startDelay, startShop, type Server } from './servers.ts';

const CONNECTIONS = 8;
const GOAL = 0.25;
const DELAY_MILLISECONDS = 1;
/** Customers can reserve 4,000 of them for one day: more than are taken in so many seconds. */
const LEAST_QUANTITY = 0.5;
const SECONDS_OF_ONE_DAY = 2;
const BARE = ['bare: the same rows', 'bare: three inserts'];

/** Everybody at an address of their own, as the proxy in front of the shop tells it: the limit is on. */
const from = () => ({ 'x-forwarded-for': [10, 0, 0, 0].map((n) => n || randomInt(256)).join('.') });

function fromAnywhere(request: Request): Request {
  const order = freshOrder(request);
  return { ...order, headers: { ...order.headers, ...from() } };
}

function forOneDay(request: Request): Request {
  return {
    ...fromAnywhere(request),
    body: orderBody(DAYS_AHEAD + 1, { quantity: LEAST_QUANTITY }),
  };
}

function orders(server: Server, path: string, setupRequest = fromAnywhere): Load {
  const requests = [{ method: 'POST', headers: JSON_HEADERS, setupRequest } as const];
  return { options: { url: server.url + path, requests, connections: CONNECTIONS }, status: 201 };
}

/** Compares on the database at this address; answers whether the goal is met. */
async function compareAt(databaseUrl: string, where: string): Promise<boolean> {
  const shop = await startShop(freshSite(databaseUrl), { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  // On the tables that the shop has made.
  const bare = await startBarePostgres(databaseUrl);
  try {
    for (let day = 0; day < DAYS_AHEAD; day++) await takeOrders(shop, 1, from());
    const compared = await compare(orders(shop, '/api/orders'), [
      orders(bare, '/same-rows'),
      orders(bare, '/three-inserts'),
    ]);
    const isMet = report(`order on PostgreSQL, ${where}`, compared, BARE, GOAL);
    const ofOneDay = await measure(orders(shop, '/api/orders', forOneDay), SECONDS_OF_ONE_DAY);
    process.stdout.write(`${row(`all for one day, ${where}`, ofOneDay)}\n\n`);
    return isMet;
  } finally {
    await Promise.all([shop.stop(), bare.stop()]);
  }
}

/** On a PostgreSQL that waits for its disk, as the shop's does. */
export async function measurePostgresOrders(): Promise<boolean> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    process.stdout.write(`${HEADINGS}\n`);
    const isNear = await compareAt(postgres.url, 'same machine');
    const far = new URL(postgres.url);
    const network = await startDelay(Number(far.port), DELAY_MILLISECONDS);
    far.port = new URL(network.url).port;
    const isFar = await compareAt(far.href, `${DELAY_MILLISECONDS} ms away`);
    await network.stop();
    return isNear && isFar;
  } finally {
    postgres.stop();
  }
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = (await measurePostgresOrders()) ? 0 : 1;
}
