// What the tests that start real servers on a site, stop and kill them have in common.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createShop } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createStarterContent } from '../src/site/index.ts';
import type { Database } from '../src/db/database.ts';
import type { Shop } from '../src/shop.ts';
import { ADMIN, type RunningServer, type Site } from './server-under-test.ts';
import { emptyDatabase } from './test-databases.ts';

/** An empty folder and database, which go when the test ends. */
export async function newSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-site-'));
  const site = { dataDir, database: await emptyDatabase(dataDir) };
  onTestFinished(async () => {
    await site.database.giveBack();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return site;
}

/** A new site with the starter content, on which the shop is prepared before any server runs. */
export async function preparedSite(prepare: (shop: Shop) => Promise<void>): Promise<Site> {
  const site = await newSite();
  await inShop(site, async (shop) => {
    await createStarterContent(shop);
    await prepare(shop);
  });
  return site;
}

/** Looks into the site's database, or changes it, while no server needs it alone. */
export async function inDatabase<Result>(
  site: Site,
  act: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await site.database.open();
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

/** As inDatabase, with the shop on it. */
export function inShop<Result>(site: Site, act: (shop: Shop) => Promise<Result>): Promise<Result> {
  return inDatabase(site, (database) =>
    act(createShop(database, Date.now, readConfig({ DATA_DIR: site.dataDir }))),
  );
}

/** Ends the server with the signal; answers its exit code, null after a kill. */
export async function end(
  { process }: RunningServer,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<number | null> {
  const ended = once(process, 'exit') as Promise<[number | null]>;
  process.kill(signal);
  return (await ended)[0];
}

type Answer<Body> = { status: number; body: Body };
export type Call = <Body>(
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answer<Body>>;

/** Sends JSON as the superadmin, who signs in first. */
export async function signInTo(url: string): Promise<Call> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const call: Call = async (method, path, body, more) => {
    const content = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
    const sent = { ...headers, ...more };
    const reply = await fetch(url + path, { method, headers: sent, ...content });
    const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length > 0) headers['cookie'] ??= cookies.join('; ');
    return { status: reply.status, body: (await reply.json()) as never };
  };
  const { status } = await call('POST', '/api/auth/login', ADMIN);
  if (status !== 200) throw new Error(`signing in answered ${status}`);
  return call;
}

/** Does it again and again until the server is gone; whatever else fails is a fault. */
export async function untilGone(act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await act();
    } catch (error) {
      // What fetch says of a connection that is gone.
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}
