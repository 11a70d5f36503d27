// Further starts and stops of a server, beside those of main.test.ts.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ADMIN, failToStart, logIn, startServer } from './server-under-test.ts';
import { end, newSite } from './site-under-test.ts';
import { engine } from './test-databases.ts';

if (engine === 'postgres') {
  test('servers that start together on an empty folder and database all serve, with one superadmin', async () => {
    const site = await newSite();
    const starting = [1, 2, 3].map(() => startServer(site, { ADMIN_PASSWORD: '' }));
    const servers = await Promise.all(starting);
    const told = servers.filter(({ greeting }) => greeting.includes('Primer acceso'));
    expect(told).toHaveLength(1);
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    for (const server of servers) expect(await end(server, 'SIGTERM')).toBe(0);
  });
} else {
  test('of servers that start together on an empty folder one serves, the others say why not', async () => {
    const site = await newSite();
    const starting = [1, 2, 3].map(() => startServer(site, { ADMIN_PASSWORD: '' }));
    const started = await Promise.allSettled(starting);
    const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(servers).toHaveLength(1);
    for (const server of servers) expect(await end(server, 'SIGTERM')).toBe(0);
  });
}

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
  await end(server, 'SIGTERM');
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
  expect(await end(server, 'SIGTERM')).toBe(0);
  expect(await heard).toContain('event: ready');
});

test('what is no HTTP is refused in Spanish', async () => {
  const server = await startServer(await newSite());
  const socket = connect(server.port, '127.0.0.1');
  socket.end('no soy HTTP\r\n\r\n');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const answer = Buffer.concat(chunks).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"error":"La petición no es válida"');
  await end(server, 'SIGTERM');
});
