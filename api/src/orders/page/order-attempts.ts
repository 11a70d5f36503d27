// An order that is refused rolls its hit in the database back, and has cost a connection, locks and a number by then. So
// attempts are counted before anything is begun. See docs/rules/orders.md#attempts-to-order.
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { MemoryThrottle } from '../../db/memory-throttle.ts';
import { boundsFrom } from '../../db/throttle.ts';
import type { Shop } from '../../shop.ts';

/** Of one network in ten minutes: twice as many as the orders that it may place. */
const MOST = 240;

/** Counts them in this process. */
export function orderAttempts(counting: Pick<Shop, 'clock' | 'rateLimits'>): Shop['orderAttempts'] {
  const throttle = new MemoryThrottle(10 * MINUTE, counting);
  return { count: (address) => throttle.count(boundsFrom(address, MOST)) };
}
