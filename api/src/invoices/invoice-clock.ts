// A wrong day is not written into the chain of records, which nothing changes afterwards.
import type { FastifyRequest } from 'fastify';
import { DAY } from '@brasa/core/kernel/durations.ts';
import { SENT_AT } from '@brasa/core/kernel/offline-headers.ts';
import { sentAt } from '@brasa/core/kernel/wire.ts';
import { Failure } from '../failure.ts';
import { parseWith } from '../http/zod-compilers.ts';

/**
 * Throws INVOICE_CLOCK_DOUBTED where the device that asks says that it is another day: one of the two clocks is wrong
 * (docs/rules/invoices.md#the-clock-of-the-chain). A request that does not say it is taken as it comes.
 */
export function refuseDoubtedClock(
  { headers }: Pick<FastifyRequest, 'headers'>,
  now: number,
): void {
  const { [SENT_AT]: sent } = headers;
  if (sent === undefined) return;
  if (Math.abs(parseWith(sentAt, sent) - now) > DAY) throw new Failure('INVOICE_CLOCK_DOUBTED');
}
