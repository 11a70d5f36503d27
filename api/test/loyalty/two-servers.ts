// Two servers in processes of their own on one PostgreSQL, and a desk at each: what decides a race
// lives in neither of them.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShop } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import type { Shop } from '../../src/shop.ts';
import { ADMIN, launchServer } from '../server-under-test.ts';
import { emptyDatabase } from '../test-databases.ts';

export type Answer = { status: number; body: unknown };
export type Post = (
  path: string,
  body: object,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** `shop` and `database` are this process's own. */
export type TwoServers = {
  database: Database;
  shop: Shop;
  desks: readonly [Post, Post];
  close(): Promise<void>;
};

async function signIn(url: string): Promise<Post> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify(ADMIN);
  const reply = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: json, body });
  const cookie = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
  const known = { ...json, cookie: cookie.join('; ') };
  return async (path, sent, headers = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...known, ...headers },
      body: JSON.stringify(sent),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

/** Everybody's clock stands still at the instant. */
export async function openTwoServers(now: number): Promise<TwoServers> {
  const closing: (() => unknown)[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-desks-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await emptyDatabase(dataDir);
  closing.push(site.giveBack);
  const database = await site.open();
  closing.push(() => database.close());
  const openDesk = async () => {
    const server = await launchServer(join(import.meta.dirname, 'counter-process.ts'), {
      DATA_DIR: dataDir,
      DATABASE_URL: site.url,
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      BRASA_TEST_NOW: String(now),
    });
    closing.push(() => {
      server.process.kill('SIGTERM');
      return once(server.process, 'exit');
    });
    return signIn(server.url);
  };
  return {
    database,
    shop: createShop(database, () => now, readConfig({})),
    desks: [await openDesk(), await openDesk()],
    close: async () => {
      for (const close of closing.toReversed()) await close();
    },
  };
}
