// Money by the way in which it came: every amount that is paid, given back or corrected is told in these parts.
// See docs/rules/payments.md.
import { cents, type Cents } from '../kernel/cents.ts';

/** What is paid for, each with its own id. */
export type PaymentSubject = 'order' | 'sale';

type Meaning = {
  /** As staff read it, and in a sentence: "Efectivo", "en efectivo". */
  name: string;
  how: string;
  /** It lies in the drawer, and earns points. */
  isCash: boolean;
  /** The share of what is paid so that a discount may cover, in per cent. */
  coverPercent: number;
};

/** The ways of paying, as staff read them. See docs/rules/payments.md#ways-of-paying. */
export const WAYS = {
  cash: { name: 'Efectivo', how: 'en efectivo', isCash: true, coverPercent: 100 },
  card: { name: 'Tarjeta', how: 'con tarjeta', isCash: false, coverPercent: 70 },
  transfer: { name: 'Transferencia', how: 'por transferencia', isCash: false, coverPercent: 0 },
} as const satisfies Record<string, Meaning>;
export type Way = keyof typeof WAYS;

export const PARTS = Object.keys(WAYS) as Way[];

/** `mixed` is several of them for one thing. */
export const PAYMENT_METHODS = [...PARTS, 'mixed'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A value for each way. */
export function byWay<Value>(valueOf: (way: Way) => Value): Record<Way, Value> {
  return Object.fromEntries(PARTS.map((way) => [way, valueOf(way)])) as Record<Way, Value>;
}

/** What staff call the ways of paying. */
export const PAYMENT_METHOD_NAMES: Record<PaymentMethod, string> = {
  ...byWay((way) => WAYS[way].name),
  mixed: 'Mixto',
};

/** What an order's part is called, on the wire too: "cashAmount". */
export type PartField = `${Way}Amount`;
export type PartFields<Value> = Record<PartField, Value>;

export const partField = (way: Way): PartField => `${way}Amount`;
export const PART_FIELDS = PARTS.map((way) => partField(way));

/** The parts of an order by their fields. */
export function partFields<Value>(valueOf: (field: PartField, way: Way) => Value) {
  const entries = PARTS.map((way) => [partField(way), valueOf(partField(way), way)]);
  return Object.fromEntries(entries) as PartFields<Value>;
}

/** In cents; negative where it goes out again. */
export type Parts = Record<Way, Cents>;

export const NO_PARTS: Parts = byWay(() => cents(0));

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
