// Money by the way in which it came: every amount that is paid, given back or corrected is told in these parts.
// See docs/rules/payments.md.
/** What is paid for, each with its own id. */
export type PaymentSubject = 'order' | 'sale';

/**
 * Cash lies in the drawer, and earns points; a discount covers at most so many per cent of what is paid. See
 * docs/rules/payments.md#ways-of-paying.
 */
export const WAYS = {
  cash: { isCash: true, covers: 100 },
  card: { isCash: false, covers: 70 },
  transfer: { isCash: false, covers: 0 },
  bizum: { isCash: false, covers: 70 },
} as const satisfies Record<string, { isCash: boolean; covers: number }>;
export type Way = keyof typeof WAYS;

export const PARTS = Object.keys(WAYS) as Way[];

/** `mixed` is several of them for one thing. */
export const PAYMENT_METHODS = [...PARTS, 'mixed'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The way in which money goes back at first: that in which it came, cash where there were several. */
export const wayBack = (method: PaymentMethod): Way =>
  PARTS.find((way) => way === method) ?? 'cash';

/** A value for each way. */
export function byWay<Value>(valueOf: (way: Way) => Value): Record<Way, Value> {
  return Object.fromEntries(PARTS.map((way) => [way, valueOf(way)])) as Record<Way, Value>;
}

/** The name of an order's part, on the wire too: "cashAmount". */
export type PartField = `${Way}Amount`;
export type PartFields<Value> = Record<PartField, Value>;

export const partField = (way: Way): PartField => `${way}Amount`;
export const PART_FIELDS = PARTS.map((way) => partField(way));

/** The parts of an order by their fields. */
export function partFields<Value>(valueOf: (field: PartField, way: Way) => Value) {
  const entries = PARTS.map((way) => [partField(way), valueOf(partField(way), way)]);
  return Object.fromEntries(entries) as PartFields<Value>;
}
