// The orders that wait to be picked up.
import { sql as raw } from 'kysely';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { lockByName } from '../db/engines/engine.ts';
import type { Sum } from '../db/expressions.ts';
import { countAndFirst, readRow, selectOrders, type OrderRow } from './orders.store.ts';

/** As a literal: the index of pending orders is not used for a parameter. */
const PENDING = raw.lit('pending' as const);

/** Orders read at a time. */
const PAGE = 500;

const WAYS = { later: ['>', 'asc'], earlier: ['<', 'desc'] } as const;

/** Those with a pick-up from that moment on, or before it, the nearest to it first; read as far as somebody goes on. */
export async function* pendingFrom(
  sql: Queries,
  from: number,
  way: keyof typeof WAYS,
): AsyncGenerator<OrderRow> {
  const [beyond, direction] = WAYS[way];
  let place = { pickupTime: from, id: 0 };
  for (;;) {
    const rows = await selectOrders(sql)
      .where('status', '=', PENDING)
      .where(raw<boolean>`(pickup_time, id) ${raw.raw(beyond)} (${place.pickupTime}, ${place.id})`)
      .orderBy('pickupTime', direction)
      .orderBy('id', direction)
      .limit(PAGE)
      .execute();
    for (const row of rows) yield readRow(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    place = last;
  }
}

/** How many there are of every day. */
export async function countPending(sql: Queries): Promise<number> {
  const { count } = await sql
    .selectFrom('orders')
    .select((is) => is.fn.countAll<Sum>().as('count'))
    .where('status', '=', PENDING)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those with a pick-up before then: how many, and the first by pick-up. */
export function listPendingUntil(
  sql: Queries,
  until: number,
  limit: number,
): Promise<{ count: number; orders: OrderRow[] }> {
  const pending = selectOrders(sql).where('status', '=', PENDING);
  return countAndFirst(pending.where('pickupTime', '<', until), limit);
}

/** How many chickens the pending orders of a Madrid day have, by pick-up. */
export async function sumPending(
  sql: Queries,
  day: Day,
): Promise<{ pickupTime: number; quantity: Tenths }[]> {
  const rows = await sql
    .selectFrom('orders')
    .select((is) => ['pickupTime' as const, is.fn.sum<Sum>('quantity').as('quantity')])
    .where('status', '=', PENDING)
    .where('pickupDay', '=', day)
    .groupBy('pickupTime')
    .execute();
  return rows.map((row) => ({ ...row, quantity: tenths(Number(row.quantity)) }));
}

/** Another order with the phone waits until the transaction ends, so that each counts the others. */
export function lockPendingOf({ sql, engine }: Transaction, phone: string | null): Promise<void> {
  return lockByName(sql, engine, `pending orders of ${phone}`);
}
