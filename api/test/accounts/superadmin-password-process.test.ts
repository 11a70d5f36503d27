// npm run superadmin:password as an operator runs it, beside the open shop
// (docs/rules/accounts.md#a-forgotten-superadmin-password).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN, startServer, type Site } from '../server-under-test.ts';
import { emptyDatabase } from '../test-databases.ts';

const SCRIPT = resolve(import.meta.dirname, '../../../scripts/superadmin-password.ts');

async function newSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-superadmin-'));
  const database = await emptyDatabase(dataDir);
  onTestFinished(async () => {
    await database.giveBack();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { dataDir, database };
}

async function run({ dataDir, database }: Site) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url };
  const child = spawn(process.execPath, [SCRIPT], { env });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: Buffer.concat(chunks).toString() };
}

const passwordIn = (output: string) => /solo esta vez\): ([a-z2-9]{16})\n/.exec(output)?.[1];

const logIn = (url: string, credentials: object) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });

const cookieOf = (reply: Response) => (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

test('beside the open shop it gives another password and ends the sessions at once', async () => {
  const site = await newSite();
  const chosen = { ...ADMIN, password: '123456' };
  const server = await startServer(site, { ADMIN_PASSWORD: chosen.password });
  onTestFinished(() => void server.process.kill('SIGTERM'));
  await server.untilPrinted('ADMIN_PASSWORD is easy to guess');
  const { url } = server;
  const cookie = cookieOf(await logIn(url, chosen));
  const me = async () => (await fetch(`${url}/api/auth/me`, { headers: { cookie } })).status;
  expect(await me()).toBe(200);
  const { code, output } = await run(site);
  expect([code, output]).toEqual([0, expect.stringContaining('Usuario: admin\n')]);
  expect(await me()).toBe(401);
  expect((await logIn(url, chosen)).status).toBe(401);
  const renewed = { username: 'admin', password: passwordIn(output) };
  expect((await logIn(url, renewed)).status).toBe(200);
});
