// Push services, and what is none (docs/rules/messages.md#to-a-phone).
import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { deliverPush, isPushService } from '../../src/outside/push-service.ts';
import { openPushService } from './open-push-service.ts';
import { isSigned, type PushServiceUnderTest } from './push-service-under-test.ts';

const NOTICE = {
  title: 'Tu pedido está listo',
  body: 'Ya puedes venir, María José 🍗',
  path: '/pedido/abc',
  tag: 'order-1',
};

function newKeys() {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return {
    publicKey: key.getPublicKey('base64url'),
    privateKey: Buffer.concat([Buffer.alloc(32), key.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  };
}

type Options = { trusted?: readonly string[]; patience?: number; signal?: AbortSignal };

const deliver = (
  subscription: ReturnType<PushServiceUnderTest['subscribe']>,
  { trusted = [], patience, signal = new AbortController().signal }: Options = {},
) =>
  deliverPush({
    push: { subscription, notice: NOTICE, term: 3_600_000, isUrgent: true },
    ...{ keys: newKeys(), subject: 'mailto:pedidos@brasa.example', trusted },
    ...{ patience, signal },
  });

test('what is sent only the browser can read, signed by the shop, for as long as it is of use', async () => {
  const service = await openPushService();
  const subscription = service.subscribe('maria');
  expect(await deliver(subscription, { trusted: [service.origin] })).toBeNull();
  const [received] = service.received;
  expect(received?.notice).toEqual(NOTICE);
  const { headers = {} } = received ?? {};
  expect(headers).toMatchObject({
    ttl: '3600',
    urgency: 'high',
    topic: 'order-1',
    'content-encoding': 'aes128gcm',
  });
  expect(isSigned(headers, service.origin)).toBe(true);
  expect(isSigned(headers, 'https://another.example')).toBe(false);
});

test.each([
  [404, 'address_refused'],
  [410, 'address_refused'],
  [429, 'not_yet'],
  [500, 'not_yet'],
  [503, 'not_yet'],
  [301, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  ['cut', 'away'],
] as const)('a service that says %s: %s', async (behaviour, fault) => {
  const service = await openPushService();
  const subscription = service.subscribe('maria');
  service.behave(behaviour);
  expect(await deliver(subscription, { trusted: [service.origin] })).toBe(fault);
});

test('a service that says nothing is waited for no longer than it may take, or than we run', async () => {
  const service = await openPushService();
  const subscription = service.subscribe('maria');
  service.behave('silent');
  const trusted = [service.origin];
  expect(await deliver(subscription, { trusted, patience: 50 })).toBe('away');
  expect(await deliver(subscription, { trusted, signal: AbortSignal.abort() })).toBe('away');
});

test('a service that is not there is away', async () => {
  const service = await openPushService();
  const subscription = service.subscribe('maria');
  await service.stop();
  expect(await deliver(subscription, { trusted: [service.origin] })).toBe('away');
  await service.start();
});

test('keys that are none are nobody’s', async () => {
  const service = await openPushService();
  const subscription = { ...service.subscribe('maria'), p256dh: 'A'.repeat(87) };
  expect(await deliver(subscription, { trusted: [service.origin] })).toBe('address_refused');
  expect(service.received).toEqual([]);
});

test.each([
  'http://push.example/a',
  'https://127.0.0.1/a',
  'https://10.0.0.1/a',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.1.1:9100/',
  'https://[::1]/a',
  'https://[fd00::1]/a',
  'https://[::ffff:127.0.0.1]/a',
  'https://2130706433/a',
  'https://push.example/a',
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evilfcm.googleapis.com/a',
])('nobody is asked at %s', async (endpoint) => {
  expect(isPushService(endpoint, [])).toBe(false);
  const service = await openPushService();
  expect(await deliver({ ...service.subscribe('maria'), endpoint })).toBe('refused');
});

test('a service of one’s own may be anywhere', () => {
  expect(isPushService('http://10.0.0.1:8080/a', ['http://10.0.0.1:8080'])).toBe(true);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('a browser’s service is asked at %s', (endpoint) => {
  expect(isPushService(endpoint, [])).toBe(true);
});
