// How much of what is paid a discount may cover (docs/rules/payments.md#ways-of-paying).
import { cents, type Cents } from '../kernel/cents.ts';
import type { Parts } from '../payments/parts.rules.ts';
import { PARTS, WAYS } from '../payments/payments.rules.ts';

/** The most that a discount may take off an order that is paid like this, in cents. */
export function mostDiscount(paid: Parts): Cents {
  const percents = PARTS.reduce((sum, way) => sum + paid[way] * WAYS[way].covers, 0);
  return cents(Math.floor(percents / 100));
}
