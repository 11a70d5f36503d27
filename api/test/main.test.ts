import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN, startServer, type RunningServer, type Site } from './server-under-test.ts';
import { emptyDatabase } from './test-databases.ts';

async function newSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-main-'));
  const database = await emptyDatabase(dataDir);
  onTestFinished(async () => {
    await database.giveBack();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { dataDir, database };
}

async function stop(server: RunningServer): Promise<unknown> {
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  return code;
}

test('the first start prints address, user name and password; the second only the address', async () => {
  const site = await newSite();
  const first = await startServer(site, { ADMIN_PASSWORD: '' });
  expect(first.greeting).toContain(first.url);
  const [, username] = /usuario: (\S+)/.exec(first.greeting) ?? [];
  const [, password] = /solo esta vez\): (\S+)/.exec(first.greeting) ?? [];
  const login = await fetch(`${first.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  expect(login.status).toBe(200);
  expect(await stop(first)).toBe(0);

  const second = await startServer(site, { ADMIN_PASSWORD: '' });
  expect(second.greeting).toContain(second.url);
  expect(second.greeting).not.toMatch(/Contraseña|usuario/);
  expect(await stop(second)).toBe(0);
});

test('a request under way when the server is told to stop is finished, and then the server ends well', async () => {
  const server = await startServer(await newSite());
  const login = request(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  login.flushHeaders();
  // The server has the request and waits for its body.
  await once(login, 'continue');
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  // It no longer listens: told to stop is what it has been.
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => 'listens',
        () => 'refuses',
      ),
    )
    .toBe('refuses');
  login.end(JSON.stringify(ADMIN));
  const [answer] = (await once(login, 'response')) as [{ statusCode: number }];
  expect(answer.statusCode).toBe(200);
  expect(await ended).toEqual([0, null]);
});

test('a screen that listens does not keep the server from stopping', async () => {
  const server = await startServer(await newSite());
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { cookie, accept: 'text/event-stream' };
  const stream = await fetch(`${server.url}/api/events`, { headers });
  expect(stream.status).toBe(200);
  const heard = stream.text();
  expect(await stop(server)).toBe(0);
  expect(await heard).toContain('event: ready');
});

test('what is no HTTP is refused in Spanish', async () => {
  const server = await startServer(await newSite());
  const { connect } = await import('node:net');
  const socket = connect(server.port, '127.0.0.1');
  socket.end('no soy HTTP\r\n\r\n');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const answer = Buffer.concat(chunks).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"error":"La petición no es válida"');
  await stop(server);
});
