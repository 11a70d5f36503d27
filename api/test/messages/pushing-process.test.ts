// A real server notifies phones by itself (docs/rules/messages.md#to-a-phone).
import { expect, onTestFinished, test } from 'vitest';
import { addDays, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { openPushService } from '../outside/open-push-service.ts';
import { ADMIN, startServer } from '../server-under-test.ts';
import { preparedSite } from '../site-under-test.ts';

test('what is ready is on the phone that has asked', async () => {
  const service = await openPushService();
  const site = await preparedSite(() => Promise.resolve());
  const environment = { ADMIN_PASSWORD: ADMIN.password, PUSH_SERVICES: service.origin };
  const server = await startServer(site, environment);
  onTestFinished(() => void server.process.kill('SIGKILL'));
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const reply = await fetch(server.url + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    expect(reply.status).toBeLessThan(300);
    return reply.status === 204 ? null : reply.json();
  };
  const placed = await call('POST', '/api/orders', {
    ...{ customerName: 'Ana', customerPhone: '600111222', gdprConsent: true },
    ...{ customerEmail: 'ana@example.com', quantity: 0.5, details: '' },
    pickupTime: `${addDays(madridDay(Date.now()), 7)}T14:00`,
  });
  const { id, code } = placed as { id: number; code: string };
  await call('POST', `/api/order-pages/${code}/push`, service.subscribe('ana'));
  await call('POST', '/api/auth/login', ADMIN);
  const arrival = service.next();
  await call('PATCH', `/api/orders/${id}/ready`);
  await arrival;
  expect(service.received.map(({ notice }) => notice.title)).toEqual(['Tu pedido está listo']);
});
