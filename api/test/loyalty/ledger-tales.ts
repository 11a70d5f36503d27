// Steps that belong together. What it takes several of in the right order, steps drawn one by one
// would reach once in thousands of histories; a tale is told with whatever happens around it.
import fc from 'fast-check';
import { off, order, ORDERS, step, who, type Landmark, type Step } from './ledger-steps.ts';

const pay = (who: number, euros: number, order: number | null): Step => {
  return { do: 'pay', who, euros, order, daysLate: 0 };
};
const assign = (who: number, points: number): Step => {
  return { do: 'assign', who, points, isCashPayment: false };
};
const redeem = (who: number, order: number | null): Step => ({ do: 'redeem', who, order });
const reach = (what: Landmark, off: number): Step => ({ do: 'reach', what, off });
const callOff = (order: number): Step => ({ do: 'change', order, to: 'cancel' });

const renew = (order: number): Step => ({ do: 'renew', order });
const aDayLater: Step = { do: 'wait', time: 86_400_000 };

const SOONEST: Landmark = { expiry: 0 };
const LAST: Landmark = { expiry: Infinity };
const euros = fc.integer({ min: 100, max: 220 });
const otherThan = (one: number, by: number) => (one + 1 + by) % ORDERS;
const another = fc.nat(ORDERS - 2);
const meanwhile = fc.option(step, { freq: 2 }).map((one) => (one ? [one] : []));
const some = fc.record({ who, order, another, euros, off, meanwhile });

/**
 * An order earned, its points expired, wholly or after some were spent, and then it is called off,
 * with or without newer points there from which too much could be taken.
 */
const lateUndo = fc
  .record({ some, isSpent: fc.boolean(), newer: fc.constantFrom(0, 40, 250) })
  .map(({ some: { who, order, euros, off, meanwhile }, isSpent, newer }) => [
    renew(order),
    pay(who, euros, order),
    ...(isSpent ? [redeem(who, null)] : []),
    reach(LAST, off),
    ...(newer > 0 ? [assign(who, newer)] : meanwhile),
    callOff(order),
  ]);

/** An order earned between other points, and is called off while all of them live. */
const earlyUndo = fc
  .record({ some, isNewest: fc.boolean() })
  .map(({ some: { who, order, euros, meanwhile }, isNewest }) => [
    renew(order),
    assign(who, 30),
    aDayLater,
    pay(who, euros, order),
    ...(isNewest ? [] : [aDayLater, assign(who, 35)]),
    ...meanwhile,
    callOff(order),
  ]);

/** An order had the bonus, out of one lot or several, and is called off around their end. */
const lateReturn = fc
  .record({
    some,
    lots: fc.array(fc.integer({ min: 40, max: 130 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ some: { who, order, off, meanwhile }, lots }) => [
    renew(order),
    ...lots.flatMap((points) => [assign(who, points), aDayLater]),
    redeem(who, order),
    ...(meanwhile.length > 0 ? meanwhile : [reach(SOONEST, off)]),
    reach({ expiry: lots.length - 1 }, off),
    callOff(order),
  ]);

/**
 * The points of one order pay for two others; the first is called off, then those, so that the second
 * return finds the shortfall paid, or in part.
 */
const shortfall = fc
  .record({ some, spare: fc.constantFrom(0, 20, 60), isLate: fc.boolean() })
  .map(({ some: { who, order, off, meanwhile }, spare, isLate }) => [
    renew(order),
    renew(otherThan(order, 0)),
    renew(otherThan(order, 1)),
    pay(who, 200 + spare, order),
    redeem(who, otherThan(order, 0)),
    assign(who, 100),
    redeem(who, otherThan(order, 1)),
    callOff(order),
    ...(isLate ? [reach(SOONEST, off)] : meanwhile),
    callOff(otherThan(order, 0)),
    callOff(otherThan(order, 1)),
  ]);

/** Four discounts around a midnight, so that three of them belong to one day, or not. */
const fourDiscounts = fc
  .record({
    some,
    before: fc.constantFrom(0, 3, 3),
    off: fc.constantFrom(-1, 0, 300_000),
  })
  .map(({ some: { who, euros }, before, off }) => [
    assign(who, 1000),
    assign(who, 100 + euros),
    reach('midnight', -300_000),
    ...Array.from({ length: before }, () => redeem(who, null)),
    reach('midnight', off),
    ...Array.from({ length: 4 }, () => redeem(who, null)),
  ]);

/** Points of a peculiar day, and the end of their year. */
const peculiarDay = fc
  .record({
    some,
    what: fc.constantFrom('leap day' as const, 'clocks forward' as const, 'clocks back' as const),
    at: fc.oneof(off, fc.constantFrom(86_400_000 - 1, 86_400_000)),
  })
  .map(({ some: { who, euros, off, meanwhile }, what, at }) => [
    reach(what, at),
    assign(who, euros),
    ...meanwhile,
    reach(SOONEST, -1),
    reach(SOONEST, off),
  ]);

/** Where the bonus begins, with nothing else there. */
const aroundHundred = fc
  .record({ some, first: fc.integer({ min: 1, max: 98 }), sum: fc.constantFrom(99, 100, 100, 101) })
  .map(({ some: { who, off }, first, sum }) => [
    reach(LAST, Math.max(0, off)),
    assign(who, first),
    assign(who, sum - first),
    redeem(who, null),
  ]);

/** What was earned first is entered last, and spent first all the same. */
const lateEntry = fc
  .record({ some, isPaidBack: fc.boolean() })
  .map(({ some: { who, order, euros, off }, isPaidBack }) => [
    renew(order),
    assign(who, euros),
    { do: 'pay' as const, who, euros: 60, order: null, daysLate: 6 },
    redeem(who, order),
    ...(isPaidBack ? [callOff(order)] : []),
    reach(SOONEST, off),
  ]);

/** Somebody goes, and an order that they had to do with is called off afterwards. */
const erasure = some.map(({ who, order, another, euros, meanwhile }) => [
  renew(order),
  renew(otherThan(order, another)),
  pay(who, euros, order),
  redeem(who, otherThan(order, another)),
  { do: 'erase' as const, who, handsOver: true },
  ...meanwhile,
  { do: 'change' as const, order: otherThan(order, another), to: 'reopen' as const },
  callOff(otherThan(order, another)),
  { do: 'change' as const, order, to: 'reopen' as const },
  callOff(order),
]);

/** Two accounts become one, and what either had to do with is called off afterwards. */
const merger = some.map(({ who, order, another, euros, off, meanwhile }) => [
  renew(order),
  renew(otherThan(order, another)),
  pay(who, euros, order),
  assign(1 - who, euros),
  redeem(1 - who, otherThan(order, another)),
  { do: 'merge' as const, who },
  ...(meanwhile.length > 0 ? meanwhile : [reach(SOONEST, off)]),
  redeem(who, null),
  callOff(otherThan(order, another)),
  callOff(order),
]);

/** An order is called off and that is undone, with something in between or not. */
const undoneCallOff = fc
  .record({ some, isSpent: fc.boolean(), spare: fc.constantFrom(0, 100), again: fc.boolean() })
  .map(({ some: { who, order, another, euros, meanwhile }, isSpent, spare, again }) => [
    renew(order),
    renew(otherThan(order, another)),
    assign(who, 100 + spare),
    redeem(who, order),
    pay(who, euros, order),
    callOff(order),
    ...(isSpent ? [redeem(who, null)] : meanwhile),
    ...(isSpent ? [redeem(who, otherThan(order, another))] : []),
    { do: 'change' as const, order, to: 'undo' as const },
    ...(again ? [callOff(order), { do: 'change' as const, order, to: 'undo' as const }] : []),
    ...(isSpent ? [callOff(otherThan(order, another)), callOff(order)] : []),
  ]);

/** What an order earned is spent, or not, and then the order is worth less, or more. */
const corrected = fc
  .record({
    some,
    spends: fc.boolean(),
    way: fc.constantFrom('cash' as const, 'cash', 'card', 'mixed'),
    size: fc.option(fc.constant(105)),
    to: fc.constantFrom(10, 20, 30),
  })
  .map(({ some: { who, order, another, meanwhile }, spends, way, size, to }) => [
    renew(order),
    renew(otherThan(order, another)),
    assign(who, 80),
    pay(who, 20, order),
    ...(spends ? [redeem(who, otherThan(order, another))] : []),
    ...(size === null ? [] : [{ do: 'size' as const, order, quantity: size }]),
    { do: 'note' as const, order, way, euros: to },
    { do: 'note' as const, order, way: 'cash' as const, euros: 10 },
    ...meanwhile,
    callOff(otherThan(order, another)),
    callOff(order),
  ]);

/** A total was mistyped: what the order earned was too much, and is spent by then, or too little. */
const mistyped = fc
  .record({ some, isTooMuch: fc.boolean(), added: fc.constantFrom(-1, 30) })
  .map(({ some: { who, order, another, euros, meanwhile }, isTooMuch, added }) => [
    renew(order),
    renew(otherThan(order, another)),
    pay(who, isTooMuch ? euros : 10, order),
    { do: 'adjust' as const, who, points: added },
    ...(isTooMuch ? [redeem(who, otherThan(order, another))] : []),
    { do: 'note' as const, order, way: 'cash' as const, euros: 20 },
    ...meanwhile,
    callOff(otherThan(order, another)),
    callOff(order),
  ]);

const TALES: readonly { weight: number; arbitrary: fc.Arbitrary<Step[]> }[] = [
  { weight: 6, arbitrary: step.map((one) => [one]) },
  { weight: 4, arbitrary: lateUndo },
  { weight: 2, arbitrary: earlyUndo },
  { weight: 2, arbitrary: merger },
  { weight: 3, arbitrary: lateReturn },
  { weight: 3, arbitrary: shortfall },
  { weight: 4, arbitrary: fourDiscounts },
  { weight: 6, arbitrary: peculiarDay },
  { weight: 2, arbitrary: aroundHundred },
  { weight: 2, arbitrary: lateEntry },
  { weight: 1, arbitrary: erasure },
  { weight: 6, arbitrary: undoneCallOff },
  { weight: 3, arbitrary: corrected },
  { weight: 5, arbitrary: mistyped },
];

/** Everything that happens to a family, in this order. */
export const history: fc.Arbitrary<Step[]> = fc
  .array(fc.oneof(...TALES), { minLength: 1, maxLength: 3 })
  .map((tales) => tales.flat());
