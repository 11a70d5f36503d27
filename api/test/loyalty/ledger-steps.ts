// What can happen to the points of a family with two accounts and some orders, generated step by step.
import fc from 'fast-check';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '@brasa/core/payments/payments.rules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const ORDERS = 3;

const WAYS = PAYMENT_METHODS;
export type Way = PaymentMethod;

/** What orders cost, so that what is paid is often what was noted. */
const PRICES = [10, 20, 30] as const;

export type Step =
  | { do: 'assign'; who: number; points: number; isCashPayment: boolean }
  /** Entered so many days after the visit. */
  | { do: 'pay'; who: number; euros: number; order: number | null; daysLate: number }
  | { do: 'note'; order: number; way: Way; euros: number }
  | { do: 'redeem'; who: number; order: number | null }
  | { do: 'change'; order: number; to: Transition | 'reopen' | 'undo' }
  /** An edit to so many tenths of a chicken. */
  | { do: 'size'; order: number; quantity: number }
  /** Pending, to be paid in cash, and with nothing earned or spent yet. */
  | { do: 'renew'; order: number }
  | { do: 'wait'; time: number }
  /** Waits for something in the calendar, and from there `off` milliseconds more or less. */
  | { do: 'reach'; what: Landmark; off: number }
  | { do: 'erase'; who: number; handsOver: boolean }
  /** Staff add or take points that nobody earned. */
  | { do: 'adjust'; who: number; points: number }
  | { do: 'settle' }
  | { do: 'merge'; who: number };

/** The next of the family's expiries, or the one after so many others at most; or a date. */
export type Landmark =
  | { expiry: number }
  | 'midnight'
  | 'leap day'
  | 'clocks forward'
  | 'clocks back';

export const who = fc.nat(1);
export const order = fc.nat(ORDERS - 1);
const maybeOrder = fc.option(order);

/** Just before, at the very instant, just after, and some hours around. */
export const off = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(-1, 0, 1) },
  { weight: 1, arbitrary: fc.constantFrom(-HOUR, HOUR / 2, HOUR, 12 * HOUR) },
);

/** One thing that can happen, as often among others as `weight` says. */
type Weighted = { weight: number; arbitrary: fc.Arbitrary<Step> };

const STEPS: readonly Weighted[] = [
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('assign' as const),
      who,
      points: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constantFrom(99, 100, 101, 200)),
      isCashPayment: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      who,
      euros: fc.oneof(fc.integer({ min: 0, max: 250 }), fc.constantFrom(...PRICES)),
      order: maybeOrder,
      daysLate: fc.constantFrom(0, 0, 1, 6),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('note' as const),
      order,
      way: fc.constantFrom(...WAYS),
      euros: fc.constantFrom(...PRICES),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('redeem' as const), who, order: maybeOrder }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      order,
      to: fc.constantFrom('cancel' as const, 'error', 'reopen', 'confirm', 'undo'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('size' as const),
      order,
      quantity: fc.constantFrom(10, 105),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      time: fc.oneof(
        fc.integer({ min: 0, max: DAY }),
        fc.integer({ min: 100 * DAY, max: 200 * DAY }),
        fc.integer({ min: 364 * DAY, max: 367 * DAY }),
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('reach' as const),
      what: fc.oneof(
        fc.record({ expiry: fc.nat(3) }),
        fc.constantFrom('midnight' as const, 'leap day', 'clocks forward', 'clocks back'),
      ),
      off,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('erase' as const), who, handsOver: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      who,
      points: fc.constantFrom(-120, -30, -1, 1, 30, 120),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge' as const), who }) },
];

export const step: fc.Arbitrary<Step> = fc.oneof(...STEPS);
