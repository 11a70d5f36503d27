// What the tests that kill a server in the middle of its work have in common.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ADMIN, type Site } from './server-under-test.ts';
import { emptyDatabase } from './test-databases.ts';

/** An empty folder and database, which go when the test ends. */
export async function newSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-killed-'));
  const site = { dataDir, database: await emptyDatabase(dataDir) };
  onTestFinished(async () => {
    await site.database.giveBack();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return site;
}

type Answer<Body> = { status: number; body: Body };
export type Call = <Body>(method: string, path: string, body?: object) => Promise<Answer<Body>>;

/** Sends JSON as the superadmin, who signs in first. */
export async function signInTo(url: string): Promise<Call> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const call: Call = async (method, path, body) => {
    const content = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
    const reply = await fetch(url + path, { method, headers, ...content });
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
