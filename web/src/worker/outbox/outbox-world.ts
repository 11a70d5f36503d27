// The outbox as the worker has it: what waits for whoever is signed in, what will come of it, and sending it.
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { menuOf } from '@brasa/core/catalog/menu-item.rules.ts';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { deskOf, withQueued, type QueuedDesk } from '@brasa/core/dashboard/queued-changes.rules.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { flushOutbox, type FlushOutcome } from '../../browser/outbox/flush-outbox.ts';
import type { OutboxEntry } from '../../browser/outbox/outbox-entry.ts';
import { listEntries, type Outbox } from '../../browser/outbox/outbox-store.ts';
import type { Identity } from '../device.ts';

/** What the outbox needs of the worker. */
export type OutboxWorld = {
  outbox: () => Promise<Outbox>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Sends on what a page asks for, as it is. */
  forward: (request: Request) => Promise<Response>;
  now: () => number;
  pause: (milliseconds: number) => Promise<void>;
  /** Whether the browser says that there is a line at all. */
  isOnline: () => boolean;
  /** Who is signed in as far as the worker knows, if it is staff. */
  staff: () => Promise<Identity | null>;
  desk: () => Promise<DashboardData | null>;
  products: () => Promise<readonly Product[]>;
};

/** Those for whose answer a page waits. */
export const awaited = new Map<number, (answer: Response) => void>();

/** Sends what waits for whoever is signed in, if anybody of the staff is. */
export async function flush(
  world: OutboxWorld,
  { isForced = false } = {},
): Promise<FlushOutcome | 'nobody'> {
  const user = await world.staff();
  if (!user) return 'nobody';
  const outbox = await world.outbox();
  return flushOutbox(outbox, {
    ...{ userId: user.id, isForced, fetch: world.fetch },
    onSettled: ({ seq }, answer) => awaited.get(seq)?.(answer),
  });
}

/** What still has to reach the server for this user, in its order. */
export async function listWaiting(world: OutboxWorld): Promise<OutboxEntry[]> {
  const user = await world.staff();
  if (!user) return [];
  const entries = await listEntries(await world.outbox());
  return entries.filter(({ userId, refusal }) => userId === user.id && refusal === null);
}

export async function offerFor(
  world: OutboxWorld,
  { chickenProducts }: DashboardData,
): Promise<Offer> {
  return { menu: menuOf(await world.products()), products: chickenProducts };
}

/** The desk as the server told of it, with what waits. */
export async function foreseen(world: OutboxWorld, data: DashboardData): Promise<QueuedDesk> {
  const waiting = await listWaiting(world);
  return waiting.length === 0
    ? deskOf(data)
    : withQueued(data, waiting, await offerFor(world, data));
}
