// An acknowledged order is never lost: the server is killed in the middle of taking orders, again
// and again, and every order that it confirmed is there afterwards. BRASA_CRASH_ROUNDS makes it
// longer (npm run test:crash).
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addDays, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { createShop } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openSqlite } from '../src/db/open-sqlite.ts';
import { expectStockToAgree } from './expect-stock-to-agree.ts';
import { orderBody } from './shop-under-test.ts';
import { engine } from './test-databases.ts';

const ROUNDS = Number(process.env['BRASA_CRASH_ROUNDS'] ?? 3);
const CUSTOMERS = 10;
/** Different every round, so that the kill falls on different moments of a transaction. */
const acknowledgedBeforeKill = (round: number) => 15 + ((round * 7) % 20);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function startServer(dataDir: string): Promise<{ process: ChildProcess; url: string }> {
  const port = await freePort();
  const server = fork(join(import.meta.dirname, 'server-process.ts'), {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: 'secreto1',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!server.stdout) throw new Error('the server has no output');
  // The greeting is printed once the server listens.
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  return { process: server, url: `http://127.0.0.1:${port}` };
}

/** Orders until the server is gone; answers the ids that were acknowledged. */
async function orderUntilGone(url: string, onAcknowledged: () => void): Promise<number[]> {
  const pickupTime = `${addDays(madridDay(Date.now()), 1)}T14:00`;
  const body = JSON.stringify(orderBody({ pickupTime }));
  const headers = { 'content-type': 'application/json' };
  const ids: number[] = [];
  for (;;) {
    try {
      const reply = await fetch(`${url}/api/orders`, { method: 'POST', headers, body });
      const order = (await reply.json()) as { id: number };
      if (reply.status !== 201) throw new Error(`an order answered ${reply.status}`);
      ids.push(order.id);
      onAcknowledged();
    } catch (error) {
      // What fetch says of a connection that is gone; anything else is a fault of the server.
      if (error instanceof TypeError || error instanceof SyntaxError) return ids;
      throw error;
    }
  }
}

async function orderAndKill(dataDir: string, kills: number): Promise<number[]> {
  const server = await startServer(dataDir);
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

async function expectAllThere(dataDir: string, acknowledged: readonly number[]): Promise<void> {
  const database = await openSqlite(dataDir);
  try {
    const rows = await database.read.selectFrom('orders').select('id').execute();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await expectStockToAgree(createShop(database, Date.now, readConfig({ DATA_DIR: dataDir })));
  } finally {
    await database.close();
  }
}

// On PostgreSQL durability is the other server's; its own tests kill it better than we could.
if (engine === 'sqlite') {
  test(`after ${ROUNDS} kills under load every acknowledged order is there and the sums agree`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'brasa-crash-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const kills = acknowledgedBeforeKill(round);
      const ids = await orderAndKill(dataDir, kills);
      expect(ids.length).toBeGreaterThanOrEqual(kills);
      acknowledged.push(...ids);
      await expectAllThere(dataDir, acknowledged);
    }
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  }, 600_000);
}
