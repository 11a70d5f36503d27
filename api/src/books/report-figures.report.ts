// What came of days, added up from the rows of the rooms that know it: read-only. Each statement finds the days by
// an index that begins with them (docs/decisions/0032-reports-from-the-rows.md).
import { sql as raw } from 'kysely';
import { daysOf, type Days } from '@brasa/core/books/report-periods.rules.ts';
import { NO_FIGURES, type Figures } from '@brasa/core/books/report-figures.rules.ts';
import { cents } from '@brasa/core/kernel/cents.ts';
import { addDays, startOfDay, type Day } from '@brasa/core/kernel/madrid-time.ts';
import { points } from '@brasa/core/kernel/points.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/tenths.ts';
import { WALK_IN_ACTIONS } from '@brasa/core/stock/stock-history.rules.ts';
import type { Queries } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { deliveredOrders } from './delivered-orders.report.ts';

/** Of each day, those without anything too. Whoever comes again on another day counts on each of them. */
export async function readFigures(sql: Queries, days: Days): Promise<Map<Day, Figures>> {
  const [paid, orders, firsts, walkIns, given] = await Promise.all([
    sumPaidByDay(sql, days),
    countOrders(sql, days),
    countFirsts(sql, days),
    sumWalkIns(sql, days),
    sumPoints(sql, days),
  ]);
  return new Map(
    daysOf(days).map((day) => {
      const { count, phones, ordered } = orders.get(day) ?? NO_ORDERS;
      const first = firsts.get(day) ?? 0;
      const customers = { new: first, returning: phones - first };
      const chickens = { ordered, walkIn: walkIns.get(day) ?? tenths(0) };
      const ofPoints = given.get(day) ?? NO_FIGURES.points;
      return [
        day,
        { ...NO_FIGURES, ...paid.get(day), orders: count, customers, chickens, points: ofPoints },
      ];
    }),
  );
}

type Paid = Pick<Figures, 'parts' | 'discounts' | 'sales'>;

/** The ledger by the entries' days, without what was paid before there was one. */
export async function sumPaidByDay(sql: Queries, { from, to }: Days): Promise<Map<Day, Paid>> {
  const rows = await sql
    .selectFrom('payments')
    .select((is) => [
      'day' as const,
      is.fn.sum<Sum>('cash').as('cash'),
      is.fn.sum<Sum>('card').as('card'),
      is.fn.sum<Sum>('transfer').as('transfer'),
      raw<Sum>`sum(case when action in ('points_redeemed', 'points_annulled')
        then cash + card + transfer else 0 end)`.as('taken'),
      // A sale has one entry, and one more where it is taken back.
      raw<Sum>`sum(case action when 'sold' then 1 when 'annulled' then -1 else 0 end)`.as('sales'),
      raw<Sum>`sum(case when action in ('sold', 'annulled')
        then cash + card + transfer else 0 end)`.as('sold'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('action', '<>', 'before')
    .groupBy('day')
    .execute();
  return new Map(
    rows.map(({ day, cash, card, transfer, taken, sales, sold }) => [
      day,
      {
        parts: {
          cash: cents(Number(cash)),
          card: cents(Number(card)),
          transfer: cents(Number(transfer)),
        },
        discounts: cents(0 - Number(taken)),
        sales: { count: Number(sales), total: cents(Number(sold)) },
      },
    ]),
  );
}

type Orders = { count: number; phones: number; ordered: Tenths };
const NO_ORDERS: Orders = { count: 0, phones: 0, ordered: tenths(0) };

/** Their chickens are what left the day's stock for them. */
async function countOrders(sql: Queries, days: Days): Promise<Map<Day, Orders>> {
  const rows = await deliveredOrders(sql, days)
    .select((is) => [
      'pickupDay' as const,
      is.fn.countAll<Sum>().as('count'),
      is.fn.sum<Sum>('quantity').as('ordered'),
      is.fn.count<Sum>('customerPhone').distinct().as('phones'),
    ])
    .groupBy('pickupDay')
    .execute();
  return new Map(
    rows.map(({ pickupDay, count, ordered, phones }) => [
      pickupDay,
      { count: Number(count), phones: Number(phones), ordered: tenths(Number(ordered)) },
    ]),
  );
}

/** How many of each day's orders are the first ever with their phone: asked once of each phone. */
async function countFirsts(sql: Queries, days: Days): Promise<Map<Day, number>> {
  const phones = deliveredOrders(sql, days)
    .select((is) => ['customerPhone as phone', is.fn.min('id').as('firstId')])
    .where('customerPhone', 'is not', null)
    .groupBy('customerPhone')
    .as('phones');
  const rows = await sql
    .selectFrom(phones)
    .innerJoin('orders', 'orders.id', 'phones.firstId')
    .select((is) => ['orders.pickupDay', is.fn.countAll<Sum>().as('count')])
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('orders as earlier')
            .select('earlier.id')
            .whereRef('earlier.customerPhone', '=', 'phones.phone')
            .whereRef('earlier.id', '<', 'phones.firstId'),
        ),
      ),
    )
    .groupBy('orders.pickupDay')
    .execute();
  return new Map(rows.map(({ pickupDay, count }) => [pickupDay, Number(count)]));
}

/** How many people came, each once, whatever they ordered. */
export async function countCustomers(sql: Queries, days: Days): Promise<number> {
  const { phones } = await deliveredOrders(sql, days)
    .select((is) => is.fn.count<Sum>('customerPhone').distinct().as('phones'))
    .executeTakeFirstOrThrow();
  return Number(phones);
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
    where type = ${raw.lit(type)} and created_at >= since and created_at < until)`;
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
