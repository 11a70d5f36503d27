// A use case that may be sent twice: one transaction, one moment, and one outcome for each identity.
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { countedAt } from '@brasa/core/kernel/time/made-offline.rules.ts';
import type { Actor } from './actor.ts';
import { record } from './audit/index.ts';
import type { Transaction } from './db/database.ts';
import { once, type FOR_EVER, type RequestIdentity, type Storing } from './db/idempotency.ts';
import type { Shop } from './shop.ts';

/** The member of staff who asks, and how a repeat is recognised; null when it cannot be. */
export type StaffRequest = { by: number; identity: RequestIdentity | null };

/** The same of a deed that the record of administration tells. */
export type ActorRequest = { actor: Actor; identity: RequestIdentity | null };

/** The row that it is about, too. */
export type StaffTarget = StaffRequest & { id: number };

type Options<Response, Stored> = {
  expiresAt?: typeof FOR_EVER;
  storing?: (transaction: Transaction) => Storing<Response, Stored>;
};

/**
 * Does the job in a transaction of its own, or answers what it answered the first time, as `once`. A time of a device
 * that cannot be is told by the record of administration.
 */
export function transactOnce<Response extends object, Stored = Response>(
  { clock, db }: Shop,
  identity: RequestIdentity | null,
  job: (transaction: Transaction, now: number) => Promise<Response>,
  { storing, ...kept }: Options<Response, Stored> = {},
): Promise<Response> {
  const now = clock();
  return db.transact((transaction) => {
    const options = { now, ...kept, ...(storing && { storing: storing(transaction) }) };
    return once(transaction, identity, options, async () => {
      await recordLostTime(transaction, identity, now);
      return job(transaction, now);
    });
  });
}

async function recordLostTime(
  transaction: Transaction,
  identity: RequestIdentity | null,
  now: number,
): Promise<void> {
  const made = identity?.madeOffline;
  if (made === undefined || countedAt(made, now) !== null) return;
  const after = { deviceTime: formatMoment(made.madeAt) };
  await record(transaction, made.actor, { kind: 'device_time_lost', after }, now);
}
