// A day, a week or a month beside those before (docs/rules/books.md#reports).
import type { z } from 'zod';
import type {
  HoursReport,
  ProductReport,
  Report,
  ReportFigures,
  reportQuery,
} from '@brasa/core/books/report.contract.ts';
import {
  comparedPeriods,
  daysBefore,
  daysOf,
  periodOf,
  type Days,
} from '@brasa/core/books/report-periods.rules.ts';
import { sumOfFigures, type Figures } from '@brasa/core/books/report-figures.rules.ts';
import type { SoldProduct } from '@brasa/core/books/report-table.rules.ts';
import { cents, centsToDecimal } from '@brasa/core/kernel/cents.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { tenths, tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import { countByHour } from '@brasa/core/orders/pickup-hours.rules.ts';
import { addParts, NO_PARTS } from '@brasa/core/payments/payments.rules.ts';
import type { Queries } from '../db/database.ts';
import { viewParts } from './books-view.ts';
import { countCustomers, readFigures, sumPaidByDay } from './report-figures.report.ts';
import { countPickups, sumProducts } from './sold-products.report.ts';

type ReportQuery = z.output<typeof reportQuery>;

export async function readReport(
  sql: Queries,
  { unit, day }: ReportQuery,
  now: number,
): Promise<Report> {
  const period = periodOf(unit, day);
  const { from, to } = period;
  const before = daysBefore(period, madridDay(now));
  const [present, earlier, compared] = await Promise.all([
    readTotal(sql, period),
    readTotal(sql, before),
    readCompared(sql, comparedPeriods(period)),
  ]);
  return {
    ...{ unit, from, to },
    figures: present.total,
    before: { ...before, figures: earlier.total },
    days: [...present.byDay].map(([one, figures]) => ({ day: one, figures: viewFigures(figures) })),
    compared,
  };
}

async function readTotal(sql: Queries, days: Days) {
  const [byDay, customers] = await Promise.all([readFigures(sql, days), countCustomers(sql, days)]);
  return { byDay, total: viewFigures(sumOfFigures([...byDay.values()], customers)) };
}

/** What was paid in each of the periods, which follow each other. */
async function readCompared(sql: Queries, periods: readonly Days[]): Promise<Report['compared']> {
  const from = periods[0]?.from;
  const to = periods.at(-1)?.to;
  if (from === undefined || to === undefined) return [];
  const paid = await sumPaidByDay(sql, { from, to });
  return periods.map((days) => ({
    from: days.from,
    to: days.to,
    payments: viewParts(
      daysOf(days).reduce((sum, day) => addParts(sum, paid.get(day)?.parts ?? NO_PARTS), NO_PARTS),
    ),
  }));
}

export async function readProductReport(
  sql: Queries,
  { unit, day }: ReportQuery,
  now: number,
): Promise<ProductReport> {
  const period = periodOf(unit, day);
  const products = await sumProducts(sql, period);
  const earlier = await sumProducts(sql, daysBefore(period, madridDay(now)));
  const before = new Map(earlier.map((product) => [product.productId, product]));
  const gone = earlier.filter(({ productId }) =>
    products.every((one) => one.productId !== productId),
  );
  const unsold = gone.map((product) => ({ ...product, ...NOTHING_SOLD }));
  return {
    from: period.from,
    to: period.to,
    products: [...products, ...unsold].map(({ productId, name, ...sold }) => ({
      ...{ productId, name, ...viewSold(sold) },
      before: viewSold(before.get(productId) ?? NOTHING_SOLD),
    })),
  };
}

/** A day's hours say little by themselves: they are those of its week. */
export async function readHoursReport(
  sql: Queries,
  { unit, day }: ReportQuery,
): Promise<HoursReport> {
  const { from, to } = periodOf(unit === 'day' ? 'week' : unit, day);
  return { from, to, hours: countByHour(await countPickups(sql, { from, to })) };
}

const NOTHING_SOLD = { quantity: tenths(0), total: cents(0) };

const viewSold = ({ quantity, total }: Pick<SoldProduct, 'quantity' | 'total'>) => ({
  quantity: tenthsToDecimal(quantity),
  total: centsToDecimal(total),
});

const viewFigures = ({ parts, discounts, sales, chickens, ...counts }: Figures): ReportFigures => ({
  ...counts,
  payments: viewParts(parts),
  discounts: centsToDecimal(discounts),
  sales: { count: sales.count, total: centsToDecimal(sales.total) },
  chickens: {
    ordered: tenthsToDecimal(chickens.ordered),
    walkIn: tenthsToDecimal(chickens.walkIn),
  },
});
