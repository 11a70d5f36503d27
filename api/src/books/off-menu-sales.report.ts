// Sales at prices that the menu did not have, from the rooms that know them: read-only.
// See docs/rules/sales.md#a-sale-at-the-prices-that-were-taken.
import { sql as raw } from 'kysely';
import { cents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Queries } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';

export type OffMenuSales = { count: number; total: Cents };

/**
 * How many were entered among the entries of the close, null for those in none, and what they came to. Those that were
 * taken back count too.
 */
export async function countOffMenuSales(
  sql: Queries,
  closeNumber: number | null,
): Promise<OffMenuSales> {
  const { count, total } = await sql
    .selectFrom('payments')
    .innerJoin('sales', 'sales.id', 'payments.subjectId')
    .select(({ fn }) => [fn.countAll<Sum>().as('count'), fn.sum<Sum | null>('total').as('total')])
    .where('closeNumber', closeNumber === null ? 'is' : '=', closeNumber)
    // Only a sale is sold: by its subject SQLite would look for every sale that there is.
    .where('action', '=', 'sold')
    .where('place', '=', 0)
    .where((is) =>
      is.exists(
        is
          .selectFrom('saleLines')
          .select(raw.lit(1).as('isMarked'))
          .whereRef('saleLines.saleId', '=', 'sales.id')
          .where('offMenuPrice', '=', 1),
      ),
    )
    .executeTakeFirstOrThrow();
  return { count: Number(count), total: cents(Number(total ?? 0)) };
}
