// Visits that got points and have no sale, from the rooms that know it: read-only.
// See docs/rules/books.md#visits-without-a-sale.
import { withoutSale, type Visit } from '@brasa/core/books/visits.rules.ts';
import { sql as raw } from 'kysely';
import type { Queries } from '../db/database.ts';
import { keptAccountId } from '../db/expressions.ts';
import { isAfter, type FirstVisit } from './books.store.ts';
import type { Span } from './tallies.report.ts';

export type VisitSpan = Span & { visits: FirstVisit };

/**
 * The visits without a sale, the first first: those of the close (null: of no close yet), and those whose sale was taken back in the
 * span. A sale of at least as much, refunded or not, that names the visit stands for it, and one of the same cash among the entries of
 * the close.
 */
export async function listUnsoldVisits(
  sql: Queries,
  span: VisitSpan,
  closeNumber: number | null,
): Promise<Visit[]> {
  const visits = await listVisits(sql, span, closeNumber);
  if (visits.length === 0) return [];
  return withoutSale(visits, await listCashSales(sql, closeNumber));
}

/** The visits whose points were not taken back, and that no sale of as much names. */
function listVisits(sql: Queries, span: VisitSpan, closeNumber: number | null): Promise<Visit[]> {
  return sql
    .selectFrom('walkInVisits')
    .leftJoin('closedVisits', 'closedVisits.walkInId', 'walkInVisits.walkInId')
    .innerJoin('pointTransactions', 'pointTransactions.id', 'walkInVisits.transactionId')
    .innerJoin('users as member', 'member.id', 'pointTransactions.userId')
    .innerJoin('users', (join) => join.on('users.id', '=', keptAccountId('member')))
    .leftJoin('pointReversals', 'pointReversals.transactionId', 'walkInVisits.transactionId')
    .select(['walkInVisits.walkInId', 'paid', 'visitedAt', 'points', 'users.name', 'users.phone'])
    .where((is) =>
      is.or([
        is.and([
          isAfter(span.visits),
          is('closedVisits.closeNumber', closeNumber === null ? 'is' : '=', closeNumber),
        ]),
        is(
          'walkInVisits.walkInId',
          'in',
          is
            .selectFrom('saleAnnulments')
            .innerJoin('sales', 'sales.id', 'saleId')
            .select('sales.walkInId')
            .where('saleAnnulments.enteredAt', '>', span.since)
            .where('saleAnnulments.enteredAt', '<=', span.until)
            .where('sales.walkInId', 'is not', null),
        ),
      ]),
    )
    .where('pointReversals.transactionId', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('sales')
            .leftJoin('saleAnnulments', 'saleId', 'sales.id')
            .select(raw.lit(1).as('stands'))
            .whereRef('sales.walkInId', '=', 'walkInVisits.walkInId')
            .whereRef('total', '>=', 'paid')
            .where('saleId', 'is', null),
        ),
      ),
    )
    .orderBy('visitedAt')
    .orderBy('walkInVisits.walkInId')
    .execute();
}

/** What was paid in cash for each standing sale that names no visit. */
async function listCashSales(sql: Queries, closeNumber: number | null) {
  const rows = await sql
    .selectFrom('payments')
    .innerJoin('sales', 'sales.id', 'payments.subjectId')
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .select('amount')
    .where('closeNumber', closeNumber === null ? 'is' : '=', closeNumber)
    // Only a sale is sold: by its subject SQLite would look for every sale that there is.
    .where('action', '=', 'sold')
    .where('method', '=', 'cash')
    .where('walkInId', 'is', null)
    .where('saleId', 'is', null)
    .execute();
  return rows.map(({ amount }) => amount);
}
