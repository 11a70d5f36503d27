import { expect, it, vi } from 'vitest';
import { PUBLIC_KEY } from '../../test/fake-push.ts';
import { fakeWorld } from '../../test/fake-worker-world.ts';
import { noteEndpoint, renewSubscription } from './renew-push.ts';

const RENEWAL = '/api/push/renewal';

const subscriptionAt = (endpoint: string) =>
  ({ endpoint, getKey: () => new Uint8Array([1, 2]).buffer }) as unknown as PushSubscription;
const OLD = { endpoint: 'https://push.example/old' };
const NEW = subscriptionAt('https://push.example/new');
const WIRE = { endpoint: NEW.endpoint, p256dh: 'AQI', auth: 'AQI' };

function renewing() {
  const world = fakeWorld({ pushEndpoint: () => Promise.resolve(OLD.endpoint) });
  const told: unknown[] = [];
  const fetchAny = world.fetch;
  world.fetch = (request, init) => {
    if (init?.body) told.push(JSON.parse(init.body as string));
    return fetchAny(request);
  };
  world.server[RENEWAL] = () => new Response(null, { status: 204 });
  world.server['/api/push'] = () => Response.json({ publicKey: PUBLIC_KEY });
  const subscribe = vi.fn(() => Promise.resolve(NEW));
  const known = async () => (await world.device.read()).pushEndpoint;
  return { world: { ...world, subscribe }, told, subscribe, known };
}

it('tells the shop of the address that the browser has got', async () => {
  const { world, told, subscribe, known } = renewing();
  await renewSubscription(world, { oldSubscription: OLD, newSubscription: NEW });
  expect(told).toEqual([{ endpoint: OLD.endpoint, subscription: WIRE }]);
  expect(subscribe).not.toHaveBeenCalled();
  expect(await known()).toBe(NEW.endpoint);
});

it('subscribes anew by the shop’s key where the browser has not, and knows where notifications came before', async () => {
  const { world, told, subscribe } = renewing();
  await noteEndpoint(world);
  await renewSubscription(world, { oldSubscription: null });
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ userVisibleOnly: true }),
  );
  expect(told).toEqual([{ endpoint: OLD.endpoint, subscription: WIRE }]);
});

it('asks for nothing where nothing was ever asked for', async () => {
  const { world, subscribe } = renewing();
  await renewSubscription(world, { newSubscription: NEW });
  expect(world.asked).toEqual([]);
  expect(subscribe).not.toHaveBeenCalled();
});

it('goes on knowing the address before where the shop is not reached', async () => {
  const { world, known } = renewing();
  await noteEndpoint(world);
  world.server[RENEWAL] = () => new Error('no line');
  await expect(renewSubscription(world, { newSubscription: NEW })).rejects.toThrow('no line');
  expect(await known()).toBe(OLD.endpoint);
});
