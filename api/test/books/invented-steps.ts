// What may happen at the counter, invented: orders and sales paid in every way, invoices and what becomes of them,
// visits with points, cash, and what arrives hours or a day late.
import fc from 'fast-check';
import { PARTS } from '@brasa/core/payments/payments.rules.ts';

const amount = fc.integer({ min: 1, max: 9000 });
const payment = fc.oneof(
  fc.record({ paymentMethod: fc.constantFrom(...PARTS), total: amount }),
  // At least half in cash, and sometimes a cent that was tolerated.
  fc.tuple(amount, amount, fc.integer({ min: -1, max: 1 })).map(([some, more, cent]) => ({
    paymentMethod: 'mixed',
    total: Math.max(some, more) + Math.min(some, more) + (some === more ? 0 : Math.min(0, cent)),
    cash: Math.max(some, more),
    card: Math.min(some, more),
  })),
);
export type Paid = { paymentMethod: string; total: number; cash?: number; card?: number };

/** How long ago it was made on a device without a connection: 30 hours are before the last close. */
const hoursLate = fc.constantFrom(null, null, null, 2, 30);
const what = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
const which = fc.nat();

const orderStep = fc.oneof(
  fc.record({ what: what('order'), payment: fc.option(payment) }),
  fc.record({ what: what('pay'), which, payment, isOnAccount: fc.boolean(), hoursLate }),
  fc.record({
    what: what('add'),
    which,
    method: fc.constantFrom(...PARTS),
    more: amount,
    hoursLate,
  }),
  fc.record({ what: what('confirm', 'cancel', 'error', 'reopen', 'discount'), which }),
  fc.record({
    what: what('call-off'),
    which,
    isError: fc.boolean(),
    money: fc.oneof(
      fc.record({ refund: fc.constantFrom(...PARTS) }),
      fc.constant({ kept: 'No vino' }),
    ),
    isUndone: fc.boolean(),
  }),
  fc.record({ what: what('edit'), which, chickens: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    what: what('refund'),
    which,
    method: fc.constantFrom(...PARTS),
    /** The part of the payment that is given back. */
    percent: fc.constantFrom(5, 50, 100, 120),
    hasReason: fc.boolean(),
    goods: fc.constantFrom('none', 'one', 'to-stock'),
    hoursLate,
  }),
);

const saleStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: what('sale'),
      lines: fc.array(
        fc.record({
          productId: fc.constantFrom(1, 8, 9, 26),
          quantity: fc.nat(2).map((n) => n + 1),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      paymentMethod: fc.constantFrom(...PARTS, 'mixed', 'mixed'),
      /** Of a mixed payment, how much of the second half is cash too. */
      percent: fc.nat(100),
      /** Mostly of nobody who has points. */
      visit: fc.oneof(fc.constant(null), fc.constant(null), which),
      isSentTwice: fc.boolean(),
      hoursLate,
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: what('take-back'), which, hoursLate }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: what('refund-sale'),
      which,
      method: fc.constantFrom(...PARTS),
      goods: fc.constantFrom('one', 'to-stock', 'all'),
    }),
  },
);

const invoiceStep = fc.oneof(
  { weight: 2, arbitrary: fc.record({ what: what('invoice-order'), which }) },
  { weight: 2, arbitrary: fc.record({ what: what('invoice-sale'), which }) },
  { weight: 1, arbitrary: fc.record({ what: what('full-sale-invoice'), which }) },
  // With its PDF, which takes its time.
  { weight: 1, arbitrary: fc.record({ what: what('full-invoice'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: what('correct'),
      which,
      method: fc.constantFrom('I' as const, 'S' as const),
      /** What is left of it. */
      percent: fc.constantFrom(0, 50, 99, 100, 130),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: what('annul-invoice'), which }) },
);

const otherStep = fc.oneof(
  fc.record({ what: what('in', 'out'), amount }),
  // A whole chicken's price too, which a sale may stand for.
  fc.record({ what: what('visit'), paid: fc.oneof(amount, fc.constantFrom(1350, 200)) }),
  fc.record({ what: what('visit-back'), which }),
);

const step = fc.oneof(
  { weight: 4, arbitrary: orderStep },
  { weight: 3, arbitrary: saleStep },
  { weight: 2, arbitrary: invoiceStep },
  { weight: 2, arbitrary: otherStep },
);
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
/** Those among which that one is. */
export type StepOf<Name extends Step['what']> = Step extends infer One
  ? One extends { what: infer Names }
    ? Name extends Names
      ? One
      : never
    : never
  : never;

/** So many days, the same for the same seed. */
export const inventSteps = (seed: number, days: number): Step[][] =>
  fc.sample(fc.array(step, { minLength: 5, maxLength: 16 }), { seed, numRuns: days });
