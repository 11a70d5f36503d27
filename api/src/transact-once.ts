// A use case that may be sent twice: one transaction, one moment, and one outcome for each identity.
import type { Actor } from './actor.ts';
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

/** Does the job in a transaction of its own, or answers what it answered the first time, as `once`. */
export function transactOnce<Response extends object, Stored = Response>(
  { clock, db }: Shop,
  identity: RequestIdentity | null,
  job: (transaction: Transaction, now: number) => Promise<Response>,
  { storing, ...kept }: Options<Response, Stored> = {},
): Promise<Response> {
  const now = clock();
  return db.transact((transaction) => {
    const options = { now, ...kept, ...(storing && { storing: storing(transaction) }) };
    return once(transaction, identity, options, () => job(transaction, now));
  });
}
