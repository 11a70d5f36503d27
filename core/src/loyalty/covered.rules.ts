// How much of what is paid a discount may cover (docs/rules/payments.md#ways-of-paying).
import { cents, type Cents } from '../kernel/amounts/cents.ts';
import { takeFrom, type Parts } from '../payments/parts.rules.ts';
import { PARTS, WAYS } from '../payments/payments.rules.ts';

/** The most that a discount may take off an order that is paid like this, in cents. */
export function mostDiscount(paid: Parts): Cents {
  const percents = PARTS.reduce((sum, way) => sum + paid[way] * WAYS[way].covers, 0);
  return cents(Math.floor(percents / 100));
}

/** The ways, in the order of the share that a discount covers. */
const BY_COVER = PARTS.toSorted((one, other) => WAYS[other].covers - WAYS[one].covers);

/** The parts less the discount, in cents. It leaves each way by no more than it covers there, cents of rounding apart. */
export function lessDiscount(paid: Parts, discount: Cents): Parts {
  const rest = { ...paid };
  let left: number = discount;
  for (const way of BY_COVER) {
    const taken = Math.min(left, Math.floor((Math.max(0, paid[way]) * WAYS[way].covers) / 100));
    rest[way] = cents(rest[way] - taken);
    left -= taken;
  }
  return takeFrom(rest, cents(left), BY_COVER);
}
