// A browser that can be notified, or refuses to be.
import { vi } from 'vitest';
import { fakeServiceWorkers } from './fake-service-worker.ts';

const bytes = (length: number, first: number) =>
  Uint8Array.from({ length }, (_none, index) => (index === 0 ? first : index)).buffer;

/** The shop's public key, as the server tells it. */
export const PUBLIC_KEY = `B${'A'.repeat(86)}`;

type FakeSubscription = {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  getKey: (name: string) => ArrayBuffer;
  unsubscribe: () => Promise<boolean>;
};

type Options = { answer?: NotificationPermission; isAllowed?: boolean };

/** Until the test ends; `answer` is what somebody says who is asked. */
export function fakePush({ answer = 'granted', isAllowed = false }: Options = {}) {
  const { registration } = fakeServiceWorkers();
  let subscription: FakeSubscription | null = null;
  let count = 0;
  const subscribe = vi.fn(({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    count += 1;
    subscription = {
      endpoint: `https://push.example/${count}`,
      options: { applicationServerKey: applicationServerKey.slice().buffer },
      getKey: (name) => (name === 'auth' ? bytes(16, 1) : bytes(65, 4)),
      unsubscribe: () => {
        subscription = null;
        return Promise.resolve(true);
      },
    };
    return Promise.resolve(subscription);
  });
  const pushManager = { subscribe, getSubscription: () => Promise.resolve(subscription) };
  Object.assign(registration, { pushManager });
  const notification = {
    permission: isAllowed ? 'granted' : 'default',
    requestPermission: vi.fn(() => {
      notification.permission = answer;
      return Promise.resolve(answer);
    }),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', pushManager);
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => items.set(name, text),
    removeItem: (name: string) => items.delete(name),
  });
  return { subscribe };
}

type Asked = { method: string; path: string; body: unknown };

/** What was sent with a call, "POST /api/points/push", each time. */
export const bodiesOf = (calls: readonly Asked[], call: string): unknown[] =>
  calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
