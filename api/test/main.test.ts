import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';
import {
  ADMIN,
  failToStart,
  startServer,
  type RunningServer,
  type Site,
} from './server-under-test.ts';
import { emptyDatabase, engine } from './test-databases.ts';

async function newSite(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brasa-main-'));
  const database = await emptyDatabase(dataDir);
  onTestFinished(async () => {
    await database.giveBack();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { dataDir, database };
}

async function logIn(url: string, credentials: object): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
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
  expect(first.greeting).toContain(site.dataDir);
  const [, username] = /usuario: (\S+)/.exec(first.greeting) ?? [];
  const [, password] = /solo esta vez\): (\S+)/.exec(first.greeting) ?? [];
  expect((await logIn(first.url, { username, password })).status).toBe(200);
  expect(await stop(first)).toBe(0);

  const second = await startServer(site, { ADMIN_PASSWORD: '' });
  expect(second.greeting).toContain(second.url);
  expect(second.greeting).not.toMatch(/Contraseña|usuario/);
  expect(await stop(second)).toBe(0);
});

if (engine === 'postgres') {
  test('servers that start together on an empty folder and database all serve, with one superadmin', async () => {
    const site = await newSite();
    const starting = [1, 2, 3].map(() => startServer(site, { ADMIN_PASSWORD: '' }));
    const servers = await Promise.all(starting);
    const told = servers.filter(({ greeting }) => greeting.includes('Primer acceso'));
    expect(told).toHaveLength(1);
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    for (const server of servers) expect(await stop(server)).toBe(0);
  });
} else {
  test('of servers that start together on an empty folder one serves, the others say why not', async () => {
    const site = await newSite();
    const starting = [1, 2, 3].map(() => startServer(site, { ADMIN_PASSWORD: '' }));
    const started = await Promise.allSettled(starting);
    const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(servers).toHaveLength(1);
    for (const server of servers) expect(await stop(server)).toBe(0);
  });
}

test('nobody is answered before the superadmin is there', async () => {
  const site = await newSite();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = startServer(site, { ADMIN_PASSWORD: ADMIN.password, PORT: String(port) });
  let first: number | 'refused' = 'refused';
  const knock = async () => {
    first = await logIn(url, ADMIN).then(
      ({ status }) => status,
      () => 'refused' as const,
    );
    return first;
  };
  await expect.poll(knock, { interval: 1, timeout: 60_000 }).not.toBe('refused');
  expect(first).toBe(200);
  await stop(await started);
});

test('a start that cannot listen has told the password all the same', async () => {
  const site = await newSite();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { output, code } = await failToStart(site, { ADMIN_PASSWORD: '', PORT: String(port) });
  taken.close();
  expect(code).toBe(1);
  const [, password] = /solo esta vez\): (\S+)/.exec(output) ?? [];
  const server = await startServer(site, { ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'info' });
  // The operator may take it for the password that is good. The log has an order of its own.
  await server.untilPrinted('ADMIN_PASSWORD is ignored');
  const login = await logIn(server.url, { username: 'admin', password });
  expect(login.status).toBe(200);
  await stop(server);
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
  const login = await logIn(server.url, ADMIN);
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
