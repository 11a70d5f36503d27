// npm run bench: what the shop's most frequent calls cost beside a bare Fastify on the same machine,
// in the same run, in turns; and what they cost after years. docs/benchmarks.md explains the figures.
import { randomUUID } from 'node:crypto';
import type { Options, Request } from 'autocannon';
import { measureGrowth } from './growth.ts';
import { measure, median, type Figures } from './measure.ts';
import { measureScreens, SCREENS } from './staff-screens.ts';
import { ADMIN, startBare, startShop, type Server, type Shop } from './servers.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const PENDING_ORDERS = 30;
const SCREENS_SECONDS = Number(process.env['BENCH_SCREENS_SECONDS'] ?? 30);
const SCREENS_PENDING_ORDERS = 300;
/** Of one core, and in milliseconds. */
const SCREENS_GOAL = 0.1;
const SCREENS_SLOWEST = 1000;

type Load = { options: Omit<Options, 'connections'>; status: number };
type Comparison = { name: string; goal: number; shop: Load; bare: Load };

const ADMIN_WITHIN = 5000;

const JSON_HEADERS = { 'content-type': 'application/json' };

const DAY = 24 * 60 * 60 * 1000;
/** Orders are spread over days, because a day's stock column holds no more than 9,999.9. */
const DAYS_AHEAD = 300;
let orderCount = 0;

function orderBody(): string {
  const daysAhead = 1 + (orderCount++ % DAYS_AHEAD);
  const day = new Date(Date.now() + daysAhead * DAY).toISOString().slice(0, 10);
  return JSON.stringify({
    customerName: 'María José Núñez',
    customerPhone: '600 111 222',
    customerEmail: 'maria@example.com',
    quantity: 1.5,
    details: '',
    totalAmount: 0,
    pickupTime: `${day}T14:00`,
    selectedTime: '14:00',
    gdprConsent: true,
  });
}

async function signIn(shop: Server): Promise<string> {
  const logIn = () =>
    fetch(`${shop.url}/api/auth/login`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify(ADMIN),
    });
  const deadline = Date.now() + ADMIN_WITHIN;
  let reply = await logIn();
  // The first user comes a moment after the server answers.
  while (reply.status === 401 && Date.now() < deadline) reply = await logIn();
  if (!reply.ok) throw new Error(`login answered ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function takeOrders(shop: Server, count: number): Promise<void> {
  for (let taken = 0; taken < count; taken++) {
    const reply = await fetch(`${shop.url}/api/orders`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: orderBody(),
    });
    if (reply.status !== 201) throw new Error(`an order answered ${reply.status}`);
  }
}

/** Every order with a key of its own, as the form sends it. */
function freshOrder(request: Request): Request {
  const headers = { ...request.headers, 'idempotency-key': randomUUID() };
  return { ...request, headers, body: orderBody() };
}

/** The row of the staff screens; whether their goal is met. */
async function reportScreens(shop: Shop, cookie: string): Promise<boolean> {
  await takeOrders(shop, SCREENS_PENDING_ORDERS);
  const takeOrder = () => takeOrders(shop, 1);
  const cost = await measureScreens(shop, { cookie, seconds: SCREENS_SECONDS, takeOrder });
  const isMet = cost.share < SCREENS_GOAL && cost.slowest < SCREENS_SLOWEST;
  process.stdout.write(
    `${SCREENS} staff screens, polling and listening: ${(cost.share * 100).toFixed(1)} % of one core; ` +
      `an order is on the last of them after ${cost.slowest.toFixed(0)} ms at most\n` +
      `  ${cost.polls} questions, ${cost.unchanged} of them answered 304; ` +
      `goal below ${SCREENS_GOAL * 100} % and ${SCREENS_SLOWEST} ms: ${isMet ? 'met' : 'MISSED'}\n\n`,
  );
  return isMet;
}

async function comparisons(shop: Server, bare: Server, cookie: string): Promise<Comparison[]> {
  await takeOrders(shop, PENDING_ORDERS);
  const dashboard = `${shop.url}/api/dashboard-data`;
  const first = await fetch(dashboard, { headers: { cookie } });
  const etag = first.headers.get('etag') ?? '';
  const constant: Load = { options: { url: `${bare.url}/constant` }, status: 200 };
  const post = { method: 'POST', headers: JSON_HEADERS, body: orderBody() } as const;
  return [
    {
      name: 'product list',
      goal: 0.7,
      shop: { options: { url: `${shop.url}/api/products` }, status: 200 },
      bare: constant,
    },
    {
      name: 'dashboard, unchanged (304)',
      goal: 0.6,
      shop: {
        options: { url: dashboard, headers: { cookie, 'if-none-match': etag } },
        status: 304,
      },
      bare: constant,
    },
    {
      name: 'order creation, durable',
      goal: 0.5,
      shop: {
        options: {
          url: `${shop.url}/api/orders`,
          requests: [{ ...post, setupRequest: freshOrder }],
        },
        status: 201,
      },
      bare: { options: { url: `${bare.url}/transaction`, ...post }, status: 201 },
    },
  ];
}

async function compare({
  shop,
  bare,
}: Comparison): Promise<{ shop: Figures; bare: Figures; ratio: number }> {
  const shopRuns: Figures[] = [];
  const bareRuns: Figures[] = [];
  await measure(shop.options, shop.status, 1);
  await measure(bare.options, bare.status, 1);
  for (let round = 0; round < ROUNDS; round++) {
    shopRuns.push(await measure(shop.options, shop.status, SECONDS));
    bareRuns.push(await measure(bare.options, bare.status, SECONDS));
  }
  const ratios = shopRuns
    .map((run, round) => run.perSecond / (bareRuns[round]?.perSecond ?? Number.NaN))
    .toSorted((a, b) => a - b);
  return {
    shop: median(shopRuns),
    bare: median(bareRuns),
    ratio: ratios[Math.floor(ratios.length / 2)] ?? Number.NaN,
  };
}

function row(name: string, { perSecond, p50, p99 }: Figures): string {
  return [
    name.padEnd(36),
    perSecond.toFixed(0).padStart(8),
    p50.toFixed(2).padStart(8),
    p99.toFixed(2).padStart(8),
  ].join('  ');
}

const shop = await startShop();
const products = await fetch(`${shop.url}/api/products`);
const bare = await startBare((await products.text()).length);
process.stdout.write(
  `Medians of ${ROUNDS} rounds of ${SECONDS} s, in turns; Node ${process.version}\n\n` +
    `${''.padEnd(36)}     req/s    p50 ms    p99 ms\n`,
);
let isMissed = false;
const cookie = await signIn(shop);
for (const comparison of await comparisons(shop, bare, cookie)) {
  const figures = await compare(comparison);
  const isMet = figures.ratio >= comparison.goal;
  isMissed ||= !isMet;
  process.stdout.write(
    `${row(comparison.name, figures.shop)}\n${row('  bare Fastify', figures.bare)}\n` +
      `  ${(figures.ratio * 100).toFixed(0)} % of bare; goal ${comparison.goal * 100} %: ${isMet ? 'met' : 'MISSED'}\n\n`,
  );
}
await Promise.all([shop.stop(), bare.stop()]);
// On a shop of their own: the orders of the comparison before are no staff's list.
const desk = await startShop();
isMissed = !(await reportScreens(desk, await signIn(desk))) || isMissed;
await desk.stop();
const isSteady = await measureGrowth('SQLite');
process.exitCode = isMissed || !isSteady ? 1 : 0;
