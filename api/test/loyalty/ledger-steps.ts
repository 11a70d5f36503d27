// What can happen to the points of a family with two accounts and some orders, generated.
import fc from 'fast-check';
import type { PaymentMethod, Transition } from '@brasa/core/orders/orders.rules.ts';

const DAY = 86_400_000;
export const ORDERS = 3;

const WAYS = ['cash', 'card', 'transfer', 'mixed'] as const satisfies PaymentMethod[];
export type Way = (typeof WAYS)[number];

/** What orders cost, so that what is paid is often what was noted. */
const PRICES = [10, 20, 30] as const;

export type Step =
  | { do: 'assign'; who: number; points: number; isCashPayment: boolean }
  | { do: 'pay'; who: number; euros: number; order: number | null }
  | { do: 'note'; order: number; way: Way; euros: number }
  | { do: 'redeem'; who: number; order: number | null }
  | { do: 'change'; order: number; to: Transition | 'reopen' }
  | { do: 'wait'; time: number }
  | { do: 'settle' }
  | { do: 'merge'; who: number };

const who = fc.nat(1);
const order = fc.nat(ORDERS - 1);
const maybeOrder = fc.option(order);

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('assign' as const),
      who,
      points: fc.integer({ min: 1, max: 400 }),
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
      to: fc.constantFrom('cancel' as const, 'error', 'reopen', 'confirm'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      time: fc.oneof(
        fc.integer({ min: 0, max: DAY }),
        fc.integer({ min: 100 * DAY, max: 200 * DAY }),
        fc.integer({ min: 364 * DAY, max: 367 * DAY }),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge' as const), who }) },
);
