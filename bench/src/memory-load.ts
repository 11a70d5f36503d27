// npm run bench -- memory, and a part of `npm run bench`: the most memory that the server ever held while 32
// visitors took everything uncompressed, and how long a page took the slowest of them.
import { measure, row, HEADINGS, type Load } from './measure.ts';
import { freshOrder, JSON_HEADERS, signIn, takeOrders } from './orders.ts';
import { startShop } from './servers.ts';

const CONNECTIONS = 32;
/** What a shop has on its busiest days, several times over. */
const PENDING_ORDERS = 300;
/** Each makes the dashboard anew. */
const ORDERS_A_SECOND = 20;
const MEMORY_GOAL = 250;
/** Milliseconds within which 99 of 100 pages are there. */
const PAGE_GOAL = 50;

/** Answers whether the goals are met. */
export async function measureMemory(): Promise<boolean> {
  const shop = await startShop();
  try {
    const cookie = await signIn(shop);
    await takeOrders(shop, PENDING_ORDERS);
    const load = (path: string, headers = {}): Load => ({
      options: { url: shop.url + path, headers, connections: CONNECTIONS },
      status: 200,
    });
    const requests = [{ method: 'POST', headers: JSON_HEADERS, setupRequest: freshOrder } as const];
    const orders = { url: `${shop.url}/api/orders`, requests, overallRate: ORDERS_A_SECOND };
    process.stdout.write(`${CONNECTIONS} visitors, uncompressed\n${HEADINGS}\n`);
    const page = await measure(load('/'));
    process.stdout.write(`${row('page', page)}\n`);
    const dashboard = await measure(load('/api/dashboard-data', { cookie }));
    process.stdout.write(`${row('dashboard of 300 orders', dashboard)}\n`);
    const [meanwhile] = await Promise.all([
      measure(load('/')),
      measure(load('/api/dashboard-data', { cookie })),
      measure({ options: orders, status: 201 }),
    ]);
    process.stdout.write(`${row('page, beside dashboards and orders', meanwhile)}\n`);
    const peak = await shop.peakMegabytes();
    const isMet = peak <= MEMORY_GOAL && page.p99 <= PAGE_GOAL;
    process.stdout.write(
      `  ${peak.toFixed(0)} MB at most; goal ${MEMORY_GOAL} MB, and ${PAGE_GOAL} ms for 99 of 100 pages: ` +
        `${isMet ? 'met' : 'MISSED'}\n\n`,
    );
    return isMet;
  } finally {
    await shop.stop();
  }
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = (await measureMemory()) ? 0 : 1;
}
