// How often something may happen (decisions 4), counted in the database, so that it holds for any
// number of processes and across restarts. A sliding window: every hit is a row.
import ipaddr from 'ipaddr.js';
import { lockByName } from './engine.ts';
import type { Queries, Work } from './database.ts';
import { Failure } from '../failure.ts';

/** At most `most` hits within any `windowMilliseconds`. */
export type Limit = { most: number; windowMilliseconds: number };

/** Hits older than the longest window count for nothing and are swept. */
export const LONGEST_WINDOW = 60 * 60 * 1000;

/**
 * Whom an address stands for: of IPv6 a line has 2^64 addresses, so its network counts ("2001:db8:0:1::/64"),
 * and an IPv4 address is the same however it is written.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const host = ipaddr.process(address);
  if (host instanceof ipaddr.IPv4) return host.toString();
  const network = host.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * Counts a hit for the bucket. Throws TOO_MANY_ATTEMPTS, with the seconds until the next may work,
 * when the window is full; the refused hit is not counted. Answers what `takeBackHit` takes.
 */
export async function hit(work: Work, bucket: string, limit: Limit, now: number): Promise<number> {
  await lockByName(work.sql, work.engine, bucket);
  const recent = await work.sql
    .selectFrom('throttle_hits')
    .select('at')
    .where('bucket', '=', bucket)
    .where('at', '>', now - limit.windowMilliseconds)
    .orderBy('at', 'desc')
    .limit(limit.most)
    .execute();
  const oldest = recent[limit.most - 1];
  if (oldest) {
    const retryAfterSeconds = Math.ceil((oldest.at + limit.windowMilliseconds - now) / 1000);
    throw new Failure('TOO_MANY_ATTEMPTS', { retryAfterSeconds });
  }
  const { id } = await work.sql
    .insertInto('throttle_hits')
    .values({ bucket, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes that something happened, where no number of times is too many. */
export async function note(work: Work, bucket: string, now: number): Promise<void> {
  await work.sql.insertInto('throttle_hits').values({ bucket, at: now }).execute();
}

/** Whether the bucket has had a hit later than `since`, which the longest window must reach. */
export async function hasHitSince(sql: Queries, bucket: string, since: number): Promise<boolean> {
  const found = await sql
    .selectFrom('throttle_hits')
    .select('id')
    .where('bucket', '=', bucket)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets the bucket's hits. */
export async function forgetHits(work: Work, bucket: string): Promise<void> {
  await work.sql.deleteFrom('throttle_hits').where('bucket', '=', bucket).execute();
}

/** Takes back one hit that turned out not to count. */
export async function takeBackHit(work: Work, id: number): Promise<void> {
  await work.sql.deleteFrom('throttle_hits').where('id', '=', id).execute();
}
