// What came of days, added up from the rows of the rooms that know it: read-only. Each statement finds the days by
// an index that begins with them (docs/decisions/0032-reports-from-the-rows.md).
import { sql as raw } from 'kysely';
import { daysOf, type Days } from '@brasa/core/books/report-periods.rules.ts';
import { NO_FIGURES, type Figures } from '@brasa/core/books/report-figures.rules.ts';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { addDays, startOfDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { WALK_IN_ACTIONS } from '@brasa/core/stock/stock-history.rules.ts';
import { sumOfParts } from '@brasa/core/payments/parts.rules.ts';
import type { Queries } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { ENTRIES, totalOf, type MethodSum } from '../payments/index.ts';
import { countOrders, NO_ORDERS } from './counted-orders.report.ts';
import { IS_FIRST } from './first-entries.report.ts';

/** Of some days: each of them, also without anything, and how many people came in all, each once. */
export type FiguresOfDays = { byDay: Map<Day, Figures>; customers: number };

/** Whoever comes again on another day counts on each of them. */
export async function readFigures(sql: Queries, days: Days): Promise<FiguresOfDays> {
  return readFiguresBeside(sql, days, sumPaidByDay(sql, days));
}

/** The same where what was paid is being read already, of these days at least. */
export async function readFiguresBeside(
  sql: Queries,
  days: Days,
  paidByDay: Promise<PaidByDay>,
): Promise<FiguresOfDays> {
  const [paid, orders, walkIns, given] = await Promise.all([
    paidByDay,
    countOrders(sql, days),
    sumWalkIns(sql, days),
    sumPoints(sql, days),
  ]);
  const byDay = new Map(
    daysOf(days).map((day) => {
      const { count, phones, firsts, ordered } = orders.byDay.get(day) ?? NO_ORDERS;
      const customers = { new: firsts, returning: phones - firsts };
      const chickens = { ordered, walkIn: walkIns.get(day) ?? tenths(0) };
      const ofPoints = given.get(day) ?? NO_FIGURES.points;
      return [
        day,
        { ...NO_FIGURES, ...paid.get(day), orders: count, customers, chickens, points: ofPoints },
      ];
    }),
  );
  return { byDay, customers: orders.customers };
}

type Paid = Pick<Figures, 'parts' | 'discounts' | 'sales' | 'annulledSales'>;
export type PaidByDay = Map<Day, Paid>;

/**
 * The ledger by the entries' days, without what was paid before there was one. A year of entries is added up by day, action
 * and method as the index has them: what an action means is asked of each sum, not of each entry.
 */
export async function sumPaidByDay(sql: Queries, { from, to }: Days): Promise<PaidByDay> {
  const rows = await sql
    .selectFrom('payments')
    .select((is) => [
      ...(['day', 'action', 'method'] as const),
      is.fn.sum<Sum>('amount').as('amount'),
      ENTRIES.as('entries'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('action', '<>', 'before')
    .groupBy(['day', 'action', 'method'])
    .execute();
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return new Map([...byDay].map(([day, ofDay]) => [day, paidBy(ofDay)]));
}

type ActionSum = MethodSum & { action: string; entries: Sum };

function paidBy(sums: readonly ActionSum[]): Paid {
  const enteredAs = (...actions: string[]) => {
    const { count, parts } = totalOf(sums.filter(({ action }) => actions.includes(action)));
    return { count, total: sumOfParts(parts) };
  };
  // A sale has one entry, one more for each refund, and one where it is taken back.
  const [sold, back] = [enteredAs('sold'), enteredAs('annulled')];
  return {
    parts: totalOf(sums).parts,
    discounts: cents(0 - enteredAs('points_redeemed', 'points_annulled').total),
    sales: {
      count: sold.count - back.count,
      total: enteredAs('sold', 'annulled', 'sale_refunded').total,
    },
    annulledSales: { count: back.count, total: cents(0 - back.total) },
  };
}

/** What left each day's stock without an order, less what came back. */
async function sumWalkIns(sql: Queries, { from, to }: Days): Promise<Map<Day, Tenths>> {
  const rows = await sql
    .selectFrom('stock')
    .innerJoin('stockHistory', 'stockId', 'stock.id')
    .select(['date', raw<Sum>`sum(previous_stock - new_stock)`.as('left')])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('orderId', 'is', null)
    .where('action', 'in', WALK_IN_ACTIONS)
    .groupBy('date')
    .execute();
  return new Map(rows.map(({ date, left }) => [date, tenths(Number(left))]));
}

/** What customers earned and spent, by the day on which it was entered: days are not as long as each other. */
async function sumPoints(sql: Queries, days: Days): Promise<Map<Day, Figures['points']>> {
  const spans = daysOf(days).map(
    (day) =>
      raw`(${day}, cast(${startOfDay(day)} as bigint), cast(${startOfDay(addDays(day, 1))} as bigint))`,
  );
  const sumOf = (type: 'earned' | 'redeemed') => raw`(
    select coalesce(sum(points), 0) from point_transactions
    where type = ${raw.lit(type)} and created_at >= since and created_at < until and ${IS_FIRST})`;
  const { rows } = await raw<{ day: Day; given: Sum; redeemed: Sum }>`
    with spans (day, since, until) as (values ${raw.join(spans)})
    select day, ${sumOf('earned')} as given, ${sumOf('redeemed')} as redeemed from spans`.execute(
    sql,
  );
  return new Map(
    rows.map(({ day, given, redeemed }) => [
      day,
      { given: points(Number(given)), redeemed: points(0 - Number(redeemed)) },
    ]),
  );
}
