import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { ADMIN, logIn, startServer } from './server-under-test.ts';
import { end, newSite } from './site-under-test.ts';

test('the first start prints address, user name and password; the second only the address', async () => {
  const site = await newSite();
  const first = await startServer(site, { ADMIN_PASSWORD: '' });
  expect(first.greeting).toContain(first.url);
  expect(first.greeting).toContain(site.dataDir);
  const [, username] = /usuario: (\S+)/.exec(first.greeting) ?? [];
  const [, password] = /solo esta vez\): (\S+)/.exec(first.greeting) ?? [];
  expect((await logIn(first.url, { username, password })).status).toBe(200);
  expect(await end(first, 'SIGTERM')).toBe(0);

  const second = await startServer(site, { ADMIN_PASSWORD: '' });
  expect(second.greeting).toContain(second.url);
  expect(second.greeting).not.toMatch(/Contraseña|usuario/);
  expect(await end(second, 'SIGTERM')).toBe(0);
});

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
  await end(await started, 'SIGTERM');
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
