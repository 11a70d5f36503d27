// "Avísame cuando esté listo", heard with no page of the shop's open (docs/rules/messages.md#to-a-phone).
import type { Page } from '@playwright/test';
import {
  startPushService,
  type PushServiceUnderTest,
} from '../api/test/outside/push-service-under-test.ts';
import { faultsOf } from './accessibility.ts';
import { expect, test as base } from './journey.ts';

const test = base.extend<{ service: PushServiceUnderTest }>({
  // The library wants the pattern.
  // oxlint-disable-next-line no-empty-pattern
  service: async ({}, use) => {
    const service = await startPushService();
    await use(service);
    await service.stop();
  },
  environment: async ({ service }, use) => use({ PUSH_SERVICES: service.origin }),
});

test.use({ serviceWorkers: 'allow' });

const ORDER = {
  ...{ customerName: 'María José', customerPhone: '600111222', gdprConsent: true },
  ...{ customerEmail: 'maria@example.com', pickupTime: '2026-11-20T15:00' },
  lines: [{ productId: 8, quantity: 2 }],
};

/** No push service is reached from here: the browser gets this subscription instead of one of its maker's. */
async function subscribeAs(page: Page, service: PushServiceUnderTest): Promise<void> {
  await page.addInitScript((given) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      ).buffer;
    PushManager.prototype.subscribe = ({ applicationServerKey } = {}) =>
      Promise.resolve({
        endpoint: given.endpoint,
        options: { applicationServerKey, userVisibleOnly: true },
        getKey: (name: 'p256dh' | 'auth') => bytes(given[name]),
      } as unknown as PushSubscription);
  }, service.subscribe('maria'));
}

/** Lets the browser's push service bring the worker what the shop has sent. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

type Shown = { title: string; options: { body: string; tag: string; data: unknown } };

/** A browser without a window shows nothing: what the worker wants shown is written down instead. */
async function listenToWorker(page: Page): Promise<() => Promise<Shown[]>> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no service worker');
  await worker.evaluate(() => {
    const scope = self as unknown as { shown: unknown[]; registration: object };
    scope.shown = [];
    Object.assign(scope.registration, {
      showNotification: (title: string, options: object) => {
        scope.shown.push({ title, options });
        return Promise.resolve();
      },
    });
  });
  return () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown);
}

test('whoever has asked hears that the order is ready, on the phone', async ({
  openPage,
  service,
  shop,
}) => {
  const staff = await openPage({ isStaff: true, width: 1280 });
  const page = await openPage({ width: 360 });
  await page.context().grantPermissions(['notifications'], { origin: shop.url });
  await subscribeAs(page, service);
  const answer = await page.request.post('/api/orders', { data: ORDER });
  const { id, code } = (await answer.json()) as { id: number; code: string };
  await page.goto(`/pedido/${code}`);
  await page.getByRole('button', { name: 'Avísame cuando esté listo' }).click();
  await expect(page.getByText('Te avisaremos en este dispositivo')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const readShown = await listenToWorker(page);
  const arrival = service.next();
  await staff.request.patch(`/api/orders/${id}/ready`, { failOnStatusCode: true });
  await arrival;
  await deliver(page, JSON.stringify(service.received[0]?.notice));
  await expect.poll(readShown).toMatchObject([
    {
      title: 'Tu pedido está listo',
      options: {
        body: `Ya puedes venir a por tu pedido n.º ${id}.`,
        ...{ tag: `order-${id}`, data: { path: `/pedido/${code}` } },
      },
    },
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listo: ya puedes venir');
  await expect(page.getByRole('button', { name: 'No me avises' })).toHaveCount(0);
});
