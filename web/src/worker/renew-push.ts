// The browser's push service gives it another address now and then, without a page being open: what was asked for is
// sent there from then on (docs/rules/messages.md#to-a-phone).
import { readPushKey, renewPush } from '@brasa/core/messages/messages.calls.ts';
import type { PushRenewal } from '@brasa/core/messages/push.contract.ts';
import { wantedOf, wireOf } from '../browser/push/push-wire.ts';
import type { World } from './world.ts';

export type SubscriptionChange = {
  readonly oldSubscription?: { readonly endpoint: string } | null;
  readonly newSubscription?: PushSubscription | null;
};

type Renewing = Pick<World, 'device' | 'fetch' | 'pushEndpoint'> & {
  subscribe: (options: PushSubscriptionOptionsInit) => Promise<PushSubscription>;
};

/** Keeps where notifications come, for a browser that does not say where they came before. */
export async function noteEndpoint({
  device,
  pushEndpoint,
}: Pick<World, 'device' | 'pushEndpoint'>): Promise<void> {
  const endpoint = await pushEndpoint();
  if (endpoint !== null) await device.change(() => ({ pushEndpoint: endpoint }));
}

/** Rejects where the server or the push service does not answer: the next open page asks anew. */
export async function renewSubscription(
  world: Renewing,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const before = oldSubscription?.endpoint ?? (await world.device.read()).pushEndpoint;
  if (before === null) return;
  const subscription = wireOf(newSubscription ?? (await subscribe(world)));
  await tell(world, { endpoint: before, subscription });
  await world.device.change(() => ({ pushEndpoint: subscription.endpoint }));
}

async function subscribe(world: Renewing): Promise<PushSubscription> {
  const answer = await world.fetch(readPushKey.path);
  const { publicKey } = (await answer.json()) as { publicKey: string };
  return world.subscribe(wantedOf(publicKey));
}

async function tell(world: Renewing, renewal: PushRenewal): Promise<void> {
  const { method, path } = renewPush;
  const headers = { 'content-type': 'application/json' };
  const answer = await world.fetch(path, { method, headers, body: JSON.stringify(renewal) });
  if (!answer.ok) throw new Error(`not renewed: ${answer.status}`);
}
