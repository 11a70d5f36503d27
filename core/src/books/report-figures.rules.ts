// What came of a day, and of several (docs/rules/books.md#what-a-report-counts).
import { cents, type Cents } from '../kernel/amounts/cents.ts';
import { points, type Points } from '../kernel/amounts/points.ts';
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import { addParts, NO_PARTS, type Parts } from '../payments/parts.rules.ts';

export type Sales = { count: number; total: Cents };

export type Figures = {
  parts: Parts;
  discounts: Cents;
  /** Handed over. */
  orders: number;
  /** Made at the counter, less those that were taken back, and what came of them. */
  sales: Sales;
  /** Taken back, on whichever day they were made, and what that was worth. */
  annulledSales: Sales;
  chickens: { ordered: Tenths; walkIn: Tenths };
  points: { given: Points; redeemed: Points };
  /** Each counts once. */
  customers: { new: number; returning: number };
};

export const NO_FIGURES: Figures = {
  parts: NO_PARTS,
  discounts: cents(0),
  orders: 0,
  sales: { count: 0, total: cents(0) },
  annulledSales: { count: 0, total: cents(0) },
  chickens: { ordered: tenths(0), walkIn: tenths(0) },
  points: { given: points(0), redeemed: points(0) },
  customers: { new: 0, returning: 0 },
};

/** Of all the days; whoever came on several of them is one, of `customers`. */
export function sumOfFigures(days: readonly Figures[], customers: number): Figures {
  const sum = days.reduce(addFigures, NO_FIGURES);
  return {
    ...sum,
    customers: { new: sum.customers.new, returning: customers - sum.customers.new },
  };
}

function addFigures(one: Figures, other: Figures): Figures {
  return {
    parts: addParts(one.parts, other.parts),
    discounts: cents(one.discounts + other.discounts),
    orders: one.orders + other.orders,
    sales: addSales(one.sales, other.sales),
    annulledSales: addSales(one.annulledSales, other.annulledSales),
    chickens: {
      ordered: tenths(one.chickens.ordered + other.chickens.ordered),
      walkIn: tenths(one.chickens.walkIn + other.chickens.walkIn),
    },
    points: {
      given: points(one.points.given + other.points.given),
      redeemed: points(one.points.redeemed + other.points.redeemed),
    },
    customers: {
      new: one.customers.new + other.customers.new,
      returning: one.customers.returning + other.customers.returning,
    },
  };
}

const addSales = (one: Sales, other: Sales): Sales => ({
  count: one.count + other.count,
  total: cents(one.total + other.total),
});

/** What was made, whatever was taken back: never less than nothing, as what is left of it can be. */
export const madeSales = ({
  sales,
  annulledSales,
}: Pick<Figures, 'sales' | 'annulledSales'>): Sales => addSales(sales, annulledSales);
