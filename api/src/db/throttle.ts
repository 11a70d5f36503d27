// How often something may happen, counted in the database, so that it holds for any
// number of processes and across restarts. A sliding window: every hit is a row.
// See docs/rules/wire.md#limits-live-in-the-database.
import ipaddr from 'ipaddr.js';
import type { FailureCode } from '@brasa/core/failures.ts';
import { DAY, HOUR } from '@brasa/core/kernel/time/durations.ts';
import { lockByName } from './engines/engine.ts';
import type { Database, Queries, Transaction } from './database.ts';
import type { Clock } from '../clock.ts';
import { bareAddress } from '../trust-proxy.ts';
import { Failure } from '../failure.ts';

export type Limit = { most: number; windowMilliseconds: number };

/** Hits older than the longest window count for nothing and are swept. */
export const LONGEST_WINDOW = HOUR;

/** What the name of a bucket begins with whose hits count for longer: for a day. */
export const DAILY = 'daily ';
export const LONGEST_DAILY_WINDOW = DAY;

/**
 * How far the clocks of processes and requests under way differ at most. A hit from further ahead was made by
 * a clock that has been put right since: it counts for nothing, or the limit would last until then.
 */
export const CLOCK_TOLERANCE = 60 * 1000;

/**
 * Whom an address stands for: of IPv6 a line has 2^64 addresses, so its network counts ("2001:db8:0:1::/64"),
 * an IPv4 address is the same however it is written, and neither has a port.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
  if (!ipaddr.isValid(bare)) return bare;
  const host = ipaddr.process(bare);
  return host instanceof ipaddr.IPv4 ? host.toString() : networkOfBits(host, 64);
}

/** The /48 of an IPv6 address: the 65,536 networks that a provider gives to one customer. Null for any other. */
export function blockOf(address: string): string | null {
  const bare = bareAddress(address);
  if (!ipaddr.isValid(bare)) return null;
  const host = ipaddr.process(bare);
  return host instanceof ipaddr.IPv4 ? null : networkOfBits(host, 48);
}

function networkOfBits({ parts }: ipaddr.IPv6, bits: 48 | 64): string {
  const network = parts.slice(0, bits / 16).map((group) => group.toString(16));
  return `${network.join(':')}::/${bits}`;
}

/** A block may be one customer's, or all of a provider's phones. */
const TIMES_OF_A_BLOCK = 10;

/** How many of what is counted there may be. */
export type Bound = { counted: string; most: number };

/**
 * The bounds for an address: `most` of its network, and of IPv6 `mostOfBlock` of the block that the network is one of,
 * ten times as many unless said otherwise.
 */
export function boundsFrom(
  address: string,
  most: number,
  mostOfBlock = most * TIMES_OF_A_BLOCK,
): Bound[] {
  const ofNetwork = { counted: networkOf(address), most };
  const block = blockOf(address);
  return block === null ? [ofNetwork] : [ofNetwork, { counted: block, most: mostOfBlock }];
}

/**
 * Counts a hit for the bucket. Throws TOO_MANY_ATTEMPTS, with the seconds until the next may work,
 * when the window of any of its limits is full; the refused hit is not counted. Answers what `takeBackHits` takes.
 */
export async function hit(
  transaction: Transaction,
  bucket: string,
  limits: Limit | readonly Limit[],
  now: number,
): Promise<number> {
  const { sql, engine } = transaction;
  const windows = [limits].flat();
  const isSwept = (limit: Limit) => limit.windowMilliseconds > LONGEST_WINDOW;
  if (windows.some(isSwept) && !bucket.startsWith(DAILY)) {
    throw new Error(`the hits of ${bucket.split(' ')[0]} are swept before their window ends`);
  }
  await lockByName(sql, engine, bucket);
  const isRoom = windows.map((limit) =>
    sql
      .selectFrom(recentHits(sql, bucket, limit, now).as('recent'))
      .select((is) => is(is.fn.countAll<number>(), '<', limit.most).as('isRoom')),
  );
  const counted = await sql
    .insertInto('throttleHits')
    .columns(['bucket', 'at'])
    .expression(
      sql
        .selectNoFrom((is) => [is.val(bucket).as('bucket'), is.val(now).as('at')])
        .where((is) => is.and(isRoom)),
    )
    .returning('id')
    .executeTakeFirst();
  if (counted) return counted.id;
  let until = now;
  for (const limit of windows) {
    const recent = recentHits(sql, bucket, limit, now);
    const oldest = await recent.offset(limit.most - 1).executeTakeFirst();
    if (oldest) until = Math.max(until, oldest.at + limit.windowMilliseconds);
  }
  throw new Failure('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.ceil((until - now) / 1000) });
}

/**
 * Counts a hit of `what` for the network of the address and, ten times as many of which may be, for the block that
 * the network is one of. Throws as `hit`; answers what `takeBackHits` takes.
 */
export async function hitFrom(
  transaction: Transaction,
  what: string,
  address: string,
  limits: Limit | readonly Limit[],
  now: number,
): Promise<number[]> {
  const ids: number[] = [];
  for (const { counted, most: times } of boundsFrom(address, 1)) {
    const wider = [limits].flat().map((limit) => ({ ...limit, most: limit.most * times }));
    ids.push(await hit(transaction, `${what}@${counted}`, wider, now));
  }
  return ids;
}

/** In which `hitFrom` counts for the network of the address. */
export function bucketFrom(what: string, address: string): string {
  return `${what}@${networkOf(address)}`;
}

type Counted = { db: Database; clock: Clock; rateLimits: boolean };

/**
 * Counts a question to a service outside for the whole shop, whoever asks in whatever process: each may cost money.
 * Throws `refusal`, with the seconds to wait, when the window is full.
 */
export async function countQuestion(
  { db, clock, rateLimits }: Counted,
  service: string,
  limit: Limit,
  refusal: FailureCode,
): Promise<void> {
  if (!rateLimits) return;
  try {
    await db.transact((transaction) => hit(transaction, service, limit, clock()));
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'TOO_MANY_ATTEMPTS') throw error;
    throw new Failure(refusal, error.extra);
  }
}

/** The newest hits within the window, no more than the limit allows. */
function recentHits(sql: Queries, bucket: string, limit: Limit, now: number) {
  return sql
    .selectFrom('throttleHits')
    .select('at')
    .where('bucket', '=', bucket)
    .where('at', '>', now - limit.windowMilliseconds)
    .where('at', '<=', now + CLOCK_TOLERANCE)
    .orderBy('at', 'desc')
    .limit(limit.most);
}

/** Notes that something happened, where no number of times is too many. */
export async function note(transaction: Transaction, bucket: string, now: number): Promise<void> {
  await transaction.sql.insertInto('throttleHits').values({ bucket, at: now }).execute();
}

/** Whether the bucket has had a hit within the window, which is no longer than the longest one. */
export async function hasHitWithin(
  sql: Queries,
  bucket: string,
  windowMilliseconds: number,
  now: number,
): Promise<boolean> {
  const found = await sql
    .selectFrom('throttleHits')
    .select('id')
    .where('bucket', '=', bucket)
    .where('at', '>', now - windowMilliseconds)
    .where('at', '<=', now + CLOCK_TOLERANCE)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function forgetHits(transaction: Transaction, bucket: string): Promise<void> {
  await transaction.sql.deleteFrom('throttleHits').where('bucket', '=', bucket).execute();
}

export async function takeBackHits(
  transaction: Transaction,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.sql.deleteFrom('throttleHits').where('id', 'in', ids).execute();
}
