// Nobody fills a stranger's mailbox from here (docs/rules/messages.md#nobodys-mailbox-is-filled).
import { hash } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { hit, type Limit } from '../db/throttle.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';

type Mailing = {
  /** Mails of one sort are counted together. */
  sort: string;
  /** A mailbox, an address or an account. */
  counted: string;
  limit: Limit;
  now: number;
};

/** Whether one more mail of the sort may be written, which is counted then. */
export async function mayMail(
  { rateLimits }: Pick<Shop, 'rateLimits'>,
  transaction: Transaction,
  { sort, counted, limit, now }: Mailing,
): Promise<boolean> {
  if (!rateLimits) return true;
  try {
    // As a hash: what is counted shall not list whom the shop has written to.
    const bucket = `${sort}:${hash('sha256', counted, 'base64url')}`;
    await hit(transaction, bucket, limit, now);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'TOO_MANY_ATTEMPTS') return false;
    throw error;
  }
}
