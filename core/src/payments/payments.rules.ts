// Money by the way in which it came: every amount that is paid, given back or corrected is told in these parts.
// See docs/rules/payments.md.
import { cents, type Cents } from '../kernel/cents.ts';

/** What is paid for, each with its own id. */
export type PaymentSubject = 'order' | 'sale';

/** In cents; negative where it goes out again. */
export type Parts = { cash: Cents; card: Cents; transfer: Cents };

/** As staff read them. */
export const PARTS = ['cash', 'card', 'transfer'] as const satisfies readonly (keyof Parts)[];

export const NO_PARTS: Parts = { cash: cents(0), card: cents(0), transfer: cents(0) };

export function sumOfParts({ cash, card, transfer }: Parts): Cents {
  return cents(cash + card + transfer);
}

export function addParts(some: Parts, others: Parts): Parts {
  return eachPart((part) => some[part] + others[part]);
}

/** What has to come to `before` so that it is `after`. */
export function partsBetween(before: Parts, after: Parts): Parts {
  return eachPart((part) => after[part] - before[part]);
}

export function isNothing(parts: Parts): boolean {
  return PARTS.every((part) => parts[part] === 0);
}

/**
 * Takes the amount from the parts in this order, each as far as it goes; what no part has is left. None is taken
 * from a part that is nothing.
 */
export function takeFrom(parts: Parts, amount: Cents, order: readonly (keyof Parts)[]): Parts {
  const rest = { ...parts };
  let left = amount;
  for (const part of order) {
    const taken = Math.min(left, Math.max(0, rest[part]));
    rest[part] = cents(rest[part] - taken);
    left = cents(left - taken);
  }
  return rest;
}

function eachPart(amount: (part: keyof Parts) => number): Parts {
  return {
    cash: cents(amount('cash')),
    card: cents(amount('card')),
    transfer: cents(amount('transfer')),
  };
}
