// An acknowledged order is never lost: the server is killed in the middle of taking orders, again
// and again, and every order that it confirmed is there afterwards. BRASA_CRASH_ROUNDS makes it
// longer (npm run long -- crash).
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { addDays, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { expectStockToAgree } from './expect-stock-to-agree.ts';
import { startServer, type Site } from './server-under-test.ts';
import { newPhone } from './phone-of.ts';
import { orderBody } from './shop-under-test.ts';
import { inShop, newSite, untilGone } from './site-under-test.ts';

const ROUNDS = Number(process.env['BRASA_CRASH_ROUNDS'] ?? 1);
const CUSTOMERS = 10;
/** Different every round, so that the kill falls on different moments of a transaction. */
const acknowledgedBeforeKill = (round: number) => 15 + ((round * 7) % 20);

/** Orders until the server is gone; answers the ids that were acknowledged. */
async function orderUntilGone(url: string, onAcknowledged: () => void): Promise<number[]> {
  const pickupTime = `${addDays(madridDay(Date.now()), 1)}T14:00`;
  const headers = { 'content-type': 'application/json' };
  const ids: number[] = [];
  await untilGone(async () => {
    const body = JSON.stringify(orderBody({ pickupTime, customerPhone: newPhone() }));
    const reply = await fetch(`${url}/api/orders`, { method: 'POST', headers, body });
    const order = (await reply.json()) as { id: number };
    if (reply.status !== 201) throw new Error(`an order answered ${reply.status}`);
    ids.push(order.id);
    onAcknowledged();
  });
  return ids;
}

async function orderAndKill(site: Site, kills: number): Promise<number[]> {
  const server = await startServer(site);
  const gone = once(server.process, 'exit');
  let acknowledged = 0;
  const onAcknowledged = () => {
    acknowledged += 1;
    if (acknowledged === kills) server.process.kill('SIGKILL');
  };
  const ids = await Promise.all(
    Array.from({ length: CUSTOMERS }, () => orderUntilGone(server.url, onAcknowledged)),
  );
  await gone;
  return ids.flat();
}

function expectAllThere(site: Site, acknowledged: readonly number[]): Promise<void> {
  return inShop(site, async (shop) => {
    const rows = await shop.db.read.selectFrom('orders').select('id').execute();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await expectStockToAgree(shop);
  });
}

test(`after ${ROUNDS} kills under load every acknowledged order is there and the sums agree`, async () => {
  const site = await newSite();
  const acknowledged: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const kills = acknowledgedBeforeKill(round);
    const ids = await orderAndKill(site, kills);
    expect(ids.length).toBeGreaterThanOrEqual(kills);
    acknowledged.push(...ids);
    await expectAllThere(site, acknowledged);
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
}, 600_000);
