// Repeated requests act once: the first response to an Idempotency-Key is stored, and a repeat gets it
// again. What says who somebody is is not stored; a repeat reads it as it is by then.
// See docs/rules/wire.md#a-repeat-answers-as-the-first-time.
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { sql as raw } from 'kysely';
import {
  countedAt,
  pickupAsMeant,
  type DeviceTimes,
} from '@brasa/core/kernel/time/made-offline.rules.ts';
import type { Actor } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Queries, Transaction } from './database.ts';
import { defer } from './defer.ts';
import { compiledInsert, compiledOnce } from './prepared.ts';

export type RequestIdentity = {
  caller: string;
  key: string;
  /** Tells a repeat from another request that uses the same key: of its call, a colon, and of its call with all that was sent. */
  fingerprint: string;
  /** It may be repeated much later: its key is kept for ever. */
  isKept?: true;
  /** It was made by somebody who had no connection and could not be asked anything: when, and by whom. */
  madeOffline?: DeviceTimes & { actor: Actor };
  /** The version of its order that was on the screen. */
  seenVersion?: number;
};

/** What is stored of a response about somebody, and how a repeat makes the response of it again. */
export type Storing<Response, Stored> = {
  store: (response: Response) => Stored;
  restore: (stored: Stored) => Promise<Response>;
};

/** Nobody could be asked anything about it: what would be asked counts as answered. */
export const isMadeOffline = (identity: RequestIdentity | null): boolean =>
  identity?.madeOffline !== undefined;

/**
 * The instant by which something made without a connection counts, in milliseconds: `now` where nobody knows when it was
 * made. Null for what was sent at once.
 */
export function madeAtOf(identity: RequestIdentity | null, now: number): number | null {
  const made = identity?.madeOffline;
  return made === undefined ? null : (countedAt(made, now) ?? now);
}

/** The pick-up on the day that was meant, whatever the clock of the device that it was chosen on. */
export function pickupMeant(pickup: number, identity: RequestIdentity | null, now: number): number {
  const made = identity?.madeOffline;
  return made === undefined ? pickup : pickupAsMeant(pickup, made, now);
}

const RETENTION = 30 * DAY;

/** For what changes points or was made offline: a repeat, however late, must never act again. */
export const FOR_EVER = null;

const lifetime = ({ isKept }: RequestIdentity, now: number): number | typeof FOR_EVER =>
  isKept ? FOR_EVER : now + RETENTION;

type Options<Response, Stored> = {
  now: number;
  expiresAt?: number | typeof FOR_EVER;
  /** For every response that says who somebody is; without it the response is stored whole. */
  storing?: Storing<Response, Stored>;
};

const idle = new WeakSet<object>();

/**
 * The same response, said to be of a job that found everything done and has changed nothing: its key is not
 * kept. Only where a repeat, which then does the job again, acts no more than the first time.
 */
export function nothingDone<Response extends object>(response: Response): Response {
  idle.add(response);
  return response;
}

/**
 * Does the job, or answers what it answered the first time. The key is the first thing the
 * transaction writes, so a second request with the same key waits for the first; a job that is
 * refused or says `nothingDone` leaves no key behind. Throws IDEMPOTENCY_KEY_REUSED for the key of another request.
 */
export async function once<Response extends object, Stored = Response>(
  transaction: Transaction,
  request: RequestIdentity | null,
  { now, expiresAt, storing }: Options<Response, Stored>,
  job: () => Promise<Response>,
): Promise<Response> {
  if (!request) return job();
  const until = expiresAt === undefined ? lifetime(request, now) : expiresAt;
  if (!(await claim(transaction, request, now, until))) {
    const stored = await storedResponse(transaction, request);
    return storing ? storing.restore(stored as Stored) : (stored as Response);
  }
  const response = await job();
  if (idle.has(response)) {
    await defer(transaction, unclaimedKey(transaction.sql, [request.caller, request.key]));
    return response;
  }
  const stored = JSON.stringify(storing ? storing.store(response) : response);
  await defer(transaction, answeredKey(transaction.sql, [stored, request.caller, request.key]));
  return response;
}

type Key = Pick<RequestIdentity, 'caller' | 'key'>;

/** The request that has used the key; undefined while none has. */
async function fingerprintOf(sql: Queries, { caller, key }: Key): Promise<string | undefined> {
  const used = await sql
    .selectFrom('idempotencyKeys')
    .select('fingerprint')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();
  return used?.fingerprint;
}

/** True where some request has used the key; `once` tells which. */
export const isKeyUsed = async (sql: Queries, key: Key): Promise<boolean> =>
  (await fingerprintOf(sql, key)) !== undefined;

/** True where exactly this request has used its key. */
export const isRepeat = async (sql: Queries, identity: RequestIdentity): Promise<boolean> =>
  isSameRequest(await fingerprintOf(sql, identity), identity);

/** The fingerprint as it is stored, as earlier versions stored it (without the call), or with the call alone once it is forgotten. */
function isSameRequest(stored: string | undefined, { fingerprint }: RequestIdentity): boolean {
  const afterCall = fingerprint.indexOf(':') + 1;
  return (
    stored === fingerprint ||
    (afterCall > 0 && stored === fingerprint.slice(afterCall)) ||
    (afterCall > 0 && stored === fingerprint.slice(0, afterCall))
  );
}

/** So many are forgotten in one transaction, which others wait for. */
const MOST_FORGOTTEN = 5000;

/**
 * Forgets, of some of the keys that are kept for ever, what was sent with them a month ago and earlier: who knows the rest of it could
 * guess the phone from its fingerprint. The call stays; of a fingerprint without one, of an earlier version, nothing does. Answers true
 * where more are left.
 */
export async function forgetFingerprints(
  { sql, engine }: Transaction,
  now: number,
): Promise<boolean> {
  const place = engine === 'sqlite' ? 'instr' : 'strpos';
  const call = raw<string>`substr(fingerprint, 1, ${raw.raw(place)}(fingerprint, ':'))`;
  const some = sql
    .selectFrom('idempotencyKeys')
    .select(['caller', 'key'])
    .where('expiresAt', 'is', null)
    .where('createdAt', '<=', now - RETENTION)
    // To the letter the condition of their index.
    .where(
      raw<boolean>`fingerprint <> '' and length(fingerprint) <> 44 and caller <> 'order' and caller <> 'walk-in'`,
    )
    .limit(MOST_FORGOTTEN);
  const { numUpdatedRows } = await sql
    .updateTable('idempotencyKeys')
    .set({ fingerprint: call })
    .where(raw<boolean>`(caller, key) in ${some}`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows >= BigInt(MOST_FORGOTTEN);
}

const answeredKey = compiledOnce((sql) =>
  sql
    .updateTable('idempotencyKeys')
    .set({ response: '' })
    .where('caller', '=', '')
    .where('key', '=', ''),
);

const unclaimedKey = compiledOnce((sql) =>
  sql.deleteFrom('idempotencyKeys').where('caller', '=', '').where('key', '=', ''),
);

const newKey = compiledInsert('idempotencyKeys', (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()),
);

/** Whether the request is the first with its key. */
async function claim(
  transaction: Transaction,
  { caller, key, fingerprint }: RequestIdentity,
  now: number,
  expiresAt: number | typeof FOR_EVER,
): Promise<boolean> {
  const row = { caller, key, fingerprint, response: null, createdAt: now, expiresAt };
  const claimed = await transaction.sql.executeQuery(newKey(transaction.sql, [row]));
  return claimed.numAffectedRows !== 0n;
}

async function storedResponse(
  transaction: Transaction,
  request: RequestIdentity,
): Promise<unknown> {
  const stored = await transaction.sql
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'response'])
    .where('caller', '=', request.caller)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (!isSameRequest(stored.fingerprint, request)) throw new Failure('IDEMPOTENCY_KEY_REUSED');
  if (stored.response === null)
    throw new Error('an idempotency key was committed without its response');
  return JSON.parse(stored.response);
}

/** Stores all but the fields, which `read` finds for a repeat as they are by then. */
export function withoutFields<Response extends { id: number }, Field extends keyof Response>(
  fields: readonly Field[],
  read: (id: number) => Promise<Pick<Response, Field>>,
): Storing<Response, Omit<Response, Field> & { id: number }> {
  type Stored = Omit<Response, Field> & { id: number };
  const names: readonly PropertyKey[] = fields;
  return {
    store: (response) => {
      const entries = Object.entries(response).filter(([name]) => !names.includes(name));
      return Object.fromEntries(entries) as Stored;
    },
    restore: async (stored) => {
      const current = await read(stored.id);
      const personal = Object.fromEntries(fields.map((field) => [field, current[field]]));
      return { ...stored, ...personal } as unknown as Response;
    },
  };
}

/** Forgets what the caller has sent: the fingerprints are made of it, and nobody sends it again. */
export async function forgetRequestsOf(transaction: Transaction, userId: number): Promise<void> {
  await transaction.sql
    .deleteFrom('idempotencyKeys')
    .where('caller', '=', `user:${userId}`)
    .execute();
}
