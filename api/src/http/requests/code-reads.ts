// The page that a code opens, of an order or of a link for a password, costs milliseconds to make. Without a limit, one code is
// enough to keep the process busy. See docs/rules/orders.md#reads-of-an-order-page.
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { MemoryThrottle } from '../../db/memory-throttle.ts';
import { boundsFrom } from '../../db/throttle.ts';
import type { Shop } from '../../shop.ts';
import { NO_CODE } from '../pages/secret-addresses.ts';

/** Reads a minute of one code: an open page asks twice. */
const MOST_OF_CODE = 60;
/** Reads a minute of one network, whatever codes. */
const MOST_OF_NETWORK = 300;

/** Counts them in this process. Texts that can be no code share one, which has no limit of its own. */
export function codeReads(counting: Pick<Shop, 'clock' | 'rateLimits'>): Shop['codeReads'] {
  const throttle = new MemoryThrottle(MINUTE, counting);
  return {
    count: (address, code) => {
      const ofCode = code === NO_CODE ? [] : [{ counted: `code ${code}`, most: MOST_OF_CODE }];
      const refusal = throttle.count([...boundsFrom(address, MOST_OF_NETWORK), ...ofCode]);
      if (refusal) throw refusal;
    },
  };
}
