// An order's page costs milliseconds to make, for its times to choose from. Without a limit, one code is enough to keep
// the process busy. See docs/rules/orders.md#reads-of-an-order-page.
import { MINUTE } from '@brasa/core/kernel/durations.ts';
import { MemoryThrottle } from '../db/memory-throttle.ts';
import { boundsFrom } from '../db/throttle.ts';
import type { Shop } from '../shop.ts';

/** Reads a minute of one code: an open page asks twice. */
const MOST_OF_CODE = 60;
/** Reads a minute of one network, whatever codes. */
const MOST_OF_NETWORK = 300;

/** Counts them in this process. */
export function orderPageReads(
  counting: Pick<Shop, 'clock' | 'rateLimits'>,
): Shop['orderPageReads'] {
  const throttle = new MemoryThrottle(MINUTE, counting);
  return {
    count: (address, code) => {
      const ofCode = { counted: `code ${code}`, most: MOST_OF_CODE };
      const refusal = throttle.count([...boundsFrom(address, MOST_OF_NETWORK), ofCode]);
      if (refusal) throw refusal;
    },
  };
}
