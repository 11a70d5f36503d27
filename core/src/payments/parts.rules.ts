// Amounts by the way in which they come, and their sums (docs/rules/payments.md).
import { cents, parseCents, type Cents } from '../kernel/amounts/cents.ts';
import { byWay, partField, PARTS, type PartFields, type Way } from './payments.rules.ts';

/** In cents; negative where it goes out again. */
export type Parts = Record<Way, Cents>;

export const NO_PARTS: Parts = byWay(() => cents(0));

/** The whole amount in one way. */
export const partsOf = (way: Way, amount: Cents): Parts => ({ ...NO_PARTS, [way]: amount });

/** The parts as an answer states them; 0 where it states none. */
export const readParts = (stated: PartFields<string | null>): Parts =>
  byWay((way) => parseCents(stated[partField(way)] ?? '') ?? cents(0));

export function sumOfParts(parts: Parts): Cents {
  return cents(PARTS.reduce((sum, way) => sum + parts[way], 0));
}

export function addParts(some: Parts, others: Parts): Parts {
  return byWay((way) => cents(some[way] + others[way]));
}

/** What has to come to `before` so that it is `after`. */
export function partsBetween(before: Parts, after: Parts): Parts {
  return byWay((way) => cents(after[way] - before[way]));
}

export function isNothing(parts: Parts): boolean {
  return PARTS.every((part) => parts[part] === 0);
}

/**
 * Takes the amount from the parts in this order, each as far as it goes; what no part has is left. None is taken
 * from a part that is nothing.
 */
export function takeFrom(parts: Parts, amount: Cents, order: readonly Way[]): Parts {
  const rest = { ...parts };
  let left = amount;
  for (const part of order) {
    const taken = Math.min(left, Math.max(0, rest[part]));
    rest[part] = cents(rest[part] - taken);
    left = cents(left - taken);
  }
  return rest;
}
