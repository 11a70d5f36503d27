// npm run bench -- slots: a thousand orders of half a chicken for the last seven halves of a slot, offered at
// 200 a second whether the ones before are answered or not, among edits of the orders that fill it. On
// SQLite, and on PostgreSQL through two processes. See docs/benchmarks.md.
import { randomUUID } from 'node:crypto';
import { startPostgres } from '../../scripts/postgres.ts';
import { JSON_HEADERS, orderBody, signIn } from './orders.ts';
import { freshSite, startShop, type Server, type Site } from './servers.ts';

const ORDERS = 1000;
const PER_SECOND = 200;
const LAST_HALVES = 7;
/** Those that stand in the slot: 39 orders of half a chicken, of which edits make none larger. */
const FILLED = 39;
const CAPACITY = (FILLED + LAST_HALVES) / 2;
const GOAL_MS = 300;
const DAYS_AHEAD = 2;

type Answer = { status: number; milliseconds: number };

async function ask(url: string, method: string, body: string, headers = {}): Promise<Answer> {
  const began = performance.now();
  const reply = await fetch(url, { method, headers: { ...JSON_HEADERS, ...headers }, body });
  await reply.arrayBuffer();
  return { status: reply.status, milliseconds: performance.now() - began };
}

const half = () => orderBody(DAYS_AHEAD, { quantity: 0.5 });
const order = (shop: Server) =>
  ask(`${shop.url}/api/orders`, 'POST', half(), { 'idempotency-key': randomUUID() });

/** At their time, not after each other. */
function offered<Result>(
  count: number,
  perSecond: number,
  send: (index: number) => Promise<Result>,
) {
  const after = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));
  const sent = Array.from({ length: count }, async (_, index) => {
    await after((index * 1000) / perSecond);
    return send(index);
  });
  return Promise.all(sent);
}

/** Whether exactly the last halves were taken, and 95 of 100 were answered in time. */
async function measureOn(name: string, site: Site, processes: number): Promise<boolean> {
  const shops: Server[] = [];
  for (let count = 0; count < processes; count++) shops.push(await startShop(site));
  const shopOf = (index: number) => shops[index % shops.length] as Server;
  const cookie = await signIn(shopOf(0));
  const setting = JSON.stringify({ value: String(CAPACITY) });
  const url = `${shopOf(0).url}/api/settings/ovenChickensPerSlot`;
  const set = await ask(url, 'PATCH', setting, { cookie });
  if (set.status !== 200) throw new Error(`the setting answered ${set.status}`);
  for (let count = 0; count < FILLED; count++) await order(shopOf(count));

  const [answers, edits] = await Promise.all([
    offered(ORDERS, PER_SECOND, (index) => order(shopOf(index))),
    offered(ORDERS / 10, PER_SECOND / 10, (index) =>
      ask(
        `${shopOf(index).url}/api/orders/${1 + (index % FILLED)}`,
        'PATCH',
        JSON.stringify({ customerName: `Lola ${index}` }),
        { cookie },
      ),
    ),
  ]);
  for (const shop of shops) await shop.stop();

  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const slowest = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  const isExact = count(201) === LAST_HALVES && count(409) === ORDERS - LAST_HALVES;
  const isEdited = edits.every(({ status }) => status === 200);
  const isMet = isExact && isEdited && slowest < GOAL_MS;
  process.stdout.write(
    `${name}: ${count(201)} taken, ${count(409)} told that it is full, ${edits.length} edits between; ` +
      `95 of 100 within ${slowest.toFixed(0)} ms; goal ${LAST_HALVES} and ${GOAL_MS} ms: ${isMet ? 'met' : 'MISSED'}\n`,
  );
  return isMet;
}

const onSqlite = await measureOn('SQLite', freshSite(), 1);
const postgres = await startPostgres({ isDurable: true });
try {
  const onPostgres = await measureOn('PostgreSQL, two processes', freshSite(postgres.url), 2);
  process.exitCode = onSqlite && onPostgres ? 0 : 1;
} finally {
  postgres.stop();
}
