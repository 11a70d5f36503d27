// A day's sales as staff look for them.
import type { Selectable } from 'kysely';
import { cents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { MAX_ID } from '@brasa/core/kernel/fields.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Queries } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { wholeSales, type SaleRow } from './sales.store.ts';
import type { SalesTables } from './sales.tables.ts';

export type DaySale = SaleRow & {
  /** Who took it back; null while it stands. */
  annulledBy: number | null;
};

type SaleRefundRow = Pick<
  Selectable<SalesTables['saleRefunds']>,
  'saleId' | 'enteredAt' | 'refundedBy' | 'reason'
>;

type PageOfDay = { day: Day; before: number | undefined; limit: number };

/** A page of the day's sales, the last one that was entered first. */
export async function listDaySales(
  sql: Queries,
  { day, before, limit }: PageOfDay,
): Promise<DaySale[]> {
  const rows = await sql
    .selectFrom('sales')
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .selectAll('sales')
    .select(['saleAnnulments.enteredAt as annulledAt', 'annulledBy'])
    .where('day', '=', day)
    .where('sales.id', before === undefined ? '<=' : '<', before ?? MAX_ID)
    .orderBy('sales.id', 'desc')
    .limit(limit)
    .execute();
  return wholeSales(sql, rows);
}

/** The refunds of those sales, by sale, the first one first. One may be of several lines. */
export async function listRefunds(
  sql: Queries,
  saleIds: readonly number[],
): Promise<Map<number, SaleRefundRow[]>> {
  if (saleIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('saleRefunds')
    .select(['saleId', 'enteredAt', 'refundedBy', 'reason'])
    .distinct()
    .where('saleId', 'in', saleIds)
    .orderBy('enteredAt')
    .execute();
  return Map.groupBy(rows, ({ saleId }) => saleId);
}

/** How many sales of the day stand, and what they come to without the goods that came back. */
export async function sumStanding(
  sql: Queries,
  day: Day,
): Promise<{ count: number; total: Cents }> {
  const standing = sql
    .selectFrom('sales')
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .where('sales.day', '=', day)
    .where('saleId', 'is', null);
  const { count, total } = await standing
    .select((is) => [is.fn.countAll<Sum>().as('count'), is.fn.sum<Sum | null>('total').as('total')])
    .executeTakeFirstOrThrow();
  const { refunded } = await standing
    .innerJoin('payments', 'payments.subjectId', 'sales.id')
    .where('subject', '=', 'sale')
    .where('action', '=', 'sale_refunded')
    .select((is) => is.fn.sum<Sum | null>('amount').as('refunded'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), total: cents(Number(total) + Number(refunded)) };
}
