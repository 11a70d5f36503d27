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
import { cents, centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths, tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import { countByHour } from '@brasa/core/orders/place/pickup-hours.rules.ts';
import { addParts, NO_PARTS } from '@brasa/core/payments/parts.rules.ts';
import type { Queries } from '../db/database.ts';
import { readFiguresBeside, sumPaidByDay, type PaidByDay } from './report-figures.report.ts';
import { countPickups, sumProducts } from './sold-products.report.ts';
import { viewParts } from './view-parts.ts';

type ReportQuery = z.output<typeof reportQuery>;

export async function readReport(
  sql: Queries,
  { unit, day }: ReportQuery,
  now: number,
): Promise<Report> {
  const period = periodOf(unit, day);
  const { from, to } = period;
  const before = daysBefore(period, madridDay(now));
  const periods = comparedPeriods(period);
  // What was paid in the period and in the one before is part of what is compared.
  const paidByDay = sumPaidByDay(sql, { from: periods[0]?.from ?? from, to });
  const [paid, present, earlier] = await Promise.all([
    paidByDay,
    readTotal(sql, period, paidByDay),
    readTotal(sql, before, paidByDay),
  ]);
  return {
    ...{ unit, from, to },
    figures: present.total,
    before: { ...before, figures: earlier.total },
    days: [...present.byDay].map(([one, figures]) => ({ day: one, figures: viewFigures(figures) })),
    compared: periods.map((days) => ({
      from: days.from,
      to: days.to,
      payments: viewParts(
        daysOf(days).reduce(
          (sum, one) => addParts(sum, paid.get(one)?.parts ?? NO_PARTS),
          NO_PARTS,
        ),
      ),
    })),
  };
}

async function readTotal(sql: Queries, days: Days, paidByDay: Promise<PaidByDay>) {
  const { byDay, customers } = await readFiguresBeside(sql, days, paidByDay);
  return { byDay, total: viewFigures(sumOfFigures([...byDay.values()], customers)) };
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

const viewSales = ({ count, total }: Figures['sales']) => ({ count, total: centsToDecimal(total) });

const viewFigures = ({
  parts,
  discounts,
  sales,
  annulledSales,
  chickens,
  ...counts
}: Figures): ReportFigures => ({
  ...counts,
  payments: viewParts(parts),
  discounts: centsToDecimal(discounts),
  sales: viewSales(sales),
  annulledSales: viewSales(annulledSales),
  chickens: {
    ordered: tenthsToDecimal(chickens.ordered),
    walkIn: tenthsToDecimal(chickens.walkIn),
  },
});
