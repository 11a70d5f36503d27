// Real servers notify phones: by themselves, and after a kill none is left without
// (docs/rules/messages.md#to-a-phone).
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { addDays, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { openPushService } from '../outside/open-push-service.ts';
import type { PushServiceUnderTest } from '../outside/push-service-under-test.ts';
import { newPhone } from '../phone-of.ts';
import { ADMIN, startServer, type RunningServer, type Site } from '../server-under-test.ts';
import { end, preparedSite } from '../site-under-test.ts';
import { engine } from '../test-databases.ts';
import { endLeases } from './end-leases.ts';

const KILLS = Number(process.env['BRASA_MESSAGE_KILLS'] ?? 1);

const newSite = (): Promise<Site> => preparedSite(() => Promise.resolve());

async function start(
  site: Site,
  service: PushServiceUnderTest,
  logged: Record<string, string> = {},
): Promise<RunningServer> {
  const environment = { ADMIN_PASSWORD: ADMIN.password, PUSH_SERVICES: service.origin, ...logged };
  const server = await startServer(site, environment);
  onTestFinished(() => void server.process.kill('SIGKILL'));
  return server;
}

/** Staff of the server, and at first a customer of it. */
function callerOf({ url }: RunningServer) {
  let cookie = '';
  return async (method: string, path: string, body?: object) => {
    const reply = await fetch(url + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    expect(reply.status).toBeLessThan(300);
    return reply.status === 204 ? null : reply.json();
  };
}

/** Orders, asks on this browser to be told, and has staff say that it is ready. */
async function makeReady(server: RunningServer, service: PushServiceUnderTest, browser: string) {
  const call = callerOf(server);
  const placed = await call('POST', '/api/orders', {
    ...{ customerName: 'Ana', customerPhone: newPhone(), gdprConsent: true },
    ...{ customerEmail: 'ana@example.com', quantity: 0.5, details: '' },
    pickupTime: `${addDays(madridDay(Date.now()), 7)}T14:00`,
  });
  const { id, code } = placed as { id: number; code: string };
  await call('POST', `/api/order-pages/${code}/push`, service.subscribe(browser));
  await call('POST', '/api/auth/login', ADMIN);
  await call('PATCH', `/api/orders/${id}/ready`);
  return code;
}

const tagsOf = ({ received }: PushServiceUnderTest, browser: string) =>
  received.filter((one) => one.browser === browser).map(({ notice }) => notice.tag);

test('what is ready is on the phone that has asked', async () => {
  const service = await openPushService();
  const server = await start(await newSite(), service);
  await makeReady(server, service, 'ana');
  await service.until((received) => received.length === 1);
  expect(service.received.map(({ notice }) => notice.title)).toEqual(['Tu pedido está listo']);
});

test('no log tells an order’s code, its customer’s address or where a phone is reached', async () => {
  const service = await openPushService();
  const server = await start(await newSite(), service, { LOG_LEVEL: 'trace' });
  const output = server.process.stdout;
  if (!output) throw new Error('the server has no output');
  let log = '';
  output.on('data', (chunk: Buffer) => (log += String(chunk)));
  // What is refused the log speaks of.
  service.behave(403);
  const code = await makeReady(server, service, 'phone-of-ana');
  await fetch(`${server.url}/api/order-pages/${code}/push/stop`, { method: 'POST' });
  await fetch(`${server.url}/pedido/${code}`);
  while (!log.includes('refused')) await once(output, 'data');
  expect(await end(server, 'SIGTERM')).toBe(0);
  for (const told of [code, 'phone-of-ana', 'ana@example.com', '600111222']) {
    expect(log).not.toContain(told);
  }
});

test(`after ${KILLS} kills each before and after the service's answer no phone is left without, and none is told twice but where the answer was lost`, async () => {
  const service = await openPushService();
  const site = await newSite();
  for (let round = 0; round < KILLS; round += 1) {
    // Written, and nobody is there to take it.
    await service.stop();
    const early = await start(site, service);
    await makeReady(early, service, `early${round}`);
    await end(early, 'SIGKILL');
    await service.start();
    await endLeases(site);
    // The service has it, and its answer does not arrive.
    const late = await start(site, service);
    await service.until(() => tagsOf(service, `early${round}`).length === 1);
    service.behave('mute');
    await makeReady(late, service, `late${round}`);
    await service.until(() => tagsOf(service, `late${round}`).length === 1);
    await end(late, 'SIGKILL');
    service.behave(201);
    await endLeases(site);
    const third = await start(site, service);
    await service.until(() => tagsOf(service, `late${round}`).length === 2);
    // After the answer.
    await makeReady(third, service, `told${round}`);
    await service.until(() => tagsOf(service, `told${round}`).length === 1);
    expect(await end(third, 'SIGTERM')).toBe(0);
  }
  const last = await start(site, service);
  await makeReady(last, service, 'last');
  await service.until(() => tagsOf(service, 'last').length === 1);
  expect(await end(last, 'SIGTERM')).toBe(0);
  for (let round = 0; round < KILLS; round += 1) {
    expect(tagsOf(service, `early${round}`)).toHaveLength(1);
    expect(tagsOf(service, `told${round}`)).toHaveLength(1);
    // Of one tag a phone shows only one.
    const twice = tagsOf(service, `late${round}`);
    expect([twice.length, new Set(twice).size]).toEqual([2, 1]);
  }
}, 3_600_000);

if (engine === 'postgres') {
  test('two servers notify each phone once', async () => {
    const service = await openPushService();
    const site = await newSite();
    const servers = [await start(site, service), await start(site, service)];
    const browsers = Array.from({ length: 12 }, (_, index) => `phone${index}`);
    await Promise.all(
      servers.map(async (server, first) => {
        for (let index = first; index < browsers.length; index += servers.length) {
          await makeReady(server, service, `phone${index}`);
        }
      }),
    );
    await service.until((received) => received.length >= browsers.length);
    for (const server of servers) expect(await end(server, 'SIGTERM')).toBe(0);
    expect(service.received.map(({ browser }) => browser).toSorted()).toEqual(browsers.toSorted());
  }, 120_000);
}
