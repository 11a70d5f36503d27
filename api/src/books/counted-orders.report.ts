// How many orders were handed over on each day, and to how many people: read-only.
import type { Days } from '@brasa/core/books/report-periods.rules.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Queries } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { deliveredOrders } from './delivered-orders.report.ts';

export type OrdersOfDay = { count: number; phones: number; firsts: number; ordered: Tenths };
export const NO_ORDERS: OrdersOfDay = { count: 0, phones: 0, firsts: 0, ordered: tenths(0) };

/** Orders by day, and people in all. Chickens are what left the day's stock for the orders. */
export async function countOrders(
  sql: Queries,
  days: Days,
): Promise<{ byDay: Map<Day, OrdersOfDay>; customers: number }> {
  const rows = await withPeople(sql, days)
    .selectFrom('visits')
    .leftJoin('newcomers', 'newcomers.firstId', 'visits.firstId')
    .select((is) => [
      'pickupDay' as const,
      is.fn.sum<Sum>('orders').as('count'),
      is.fn.sum<Sum>('quantity').as('ordered'),
      is.fn.count<Sum>('phone').as('phones'),
      is.fn.count<Sum>('newcomers.firstId').as('firsts'),
      is.selectFrom('people').select(is.fn.countAll<Sum>().as('people')).as('customers'),
    ])
    .groupBy('pickupDay')
    .execute();
  const byDay = new Map(
    rows.map(({ pickupDay, count, ordered, phones, firsts }) => [
      pickupDay,
      {
        ...{ count: Number(count), phones: Number(phones), firsts: Number(firsts) },
        ordered: tenths(Number(ordered)),
      },
    ]),
  );
  return { byDay, customers: Number(rows[0]?.customers ?? 0) };
}

/**
 * One reading of the orders: what came with a phone on a day is one visit; the first of a phone's visits is new where no
 * order with it is earlier, which is asked once of each phone.
 */
const withPeople = (sql: Queries, days: Days) =>
  sql
    .with('visits', () =>
      deliveredOrders(sql, days)
        .select((is) => [
          ...(['pickupDay', 'customerPhone as phone'] as const),
          is.fn.countAll<Sum>().as('orders'),
          is.fn.sum<Sum>('quantity').as('quantity'),
          is.fn.min('id').as('firstId'),
        ])
        .groupBy(['pickupDay', 'customerPhone']),
    )
    .with('people', (visits) =>
      visits
        .selectFrom('visits')
        .select((is) => ['phone' as const, is.fn.min('firstId').as('firstId')])
        .where('phone', 'is not', null)
        .groupBy('phone'),
    )
    .with('newcomers', (people) =>
      people
        .selectFrom('people')
        .select('firstId')
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('orders as earlier')
                .select('earlier.id')
                .whereRef('earlier.customerPhone', '=', 'people.phone')
                .whereRef('earlier.id', '<', 'people.firstId'),
            ),
          ),
        ),
    );
