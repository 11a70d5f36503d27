// npm run bench: what the shop's most frequent calls cost beside a bare Fastify on the same machine,
// in the same run, in turns; what its server needs; and what the calls cost after years.
// docs/benchmarks.md explains the figures.
import { measureGrowth } from './growth.ts';
import { compare, HEADINGS, HOW_MEASURED, report, type Load } from './measure.ts';
import { measureMemory } from './memory-load.ts';
import {
  freshMenuOrder,
  freshOrder,
  JSON_HEADERS,
  orderBody,
  signIn,
  takeOrders,
} from './orders.ts';
import { measurePostgresOrders } from './postgres-orders.ts';
import { measureScreens, SCREENS } from './staff-screens.ts';
import { startBare, startShop, type Server, type Shop } from './servers.ts';

const PENDING_ORDERS = 30;
const SCREENS_SECONDS = Number(process.env['BENCH_SCREENS_SECONDS'] ?? 30);
const SCREENS_PENDING_ORDERS = 300;
/** Of one core, and in milliseconds. */
const SCREENS_GOAL = 0.1;
const SCREENS_SLOWEST = 1000;

type Comparison = { name: string; goal: number; shop: Load; bare: Load };

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
  const transaction: Load = {
    options: { url: `${bare.url}/transaction`, ...post },
    status: 201,
  };
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
      bare: transaction,
    },
    {
      name: 'order of five lines, durable',
      goal: 0.45,
      shop: {
        options: {
          url: `${shop.url}/api/orders`,
          requests: [{ ...post, setupRequest: freshMenuOrder }],
        },
        status: 201,
      },
      bare: transaction,
    },
  ];
}

const shop = await startShop();
const products = await fetch(`${shop.url}/api/products`);
const bare = await startBare((await products.text()).length);
process.stdout.write(`${HOW_MEASURED}\n\n${HEADINGS}\n`);
let isMissed = false;
const cookie = await signIn(shop);
for (const { name, goal, ...loads } of await comparisons(shop, bare, cookie)) {
  isMissed =
    !report(name, await compare(loads.shop, [loads.bare]), ['bare Fastify'], goal) || isMissed;
}
await Promise.all([shop.stop(), bare.stop()]);
// On a shop of their own: the orders of the comparison before are no staff's list.
const desk = await startShop();
isMissed = !(await reportScreens(desk, await signIn(desk))) || isMissed;
await desk.stop();
for (const isGood of [measureMemory, measurePostgresOrders, () => measureGrowth('SQLite')]) {
  isMissed = !(await isGood()) || isMissed;
}
process.exitCode = isMissed ? 1 : 0;
