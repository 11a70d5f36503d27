// A day's sales (docs/rules/sales.md#the-days-sales).
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { instantToIso, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { DaySales, SalesQuery } from '@brasa/core/sales/sales.contract.ts';
import { authorOf, listAuthors } from '../accounts/index.ts';
import type { Shop } from '../shop.ts';
import { viewSale } from './sale-view.ts';
import { listDaySales, listRefunds, sumStanding } from './sales.report.ts';

/** A page of them, the last one first, and what those of the day that stand come to; without a day today's. */
export async function listSales(
  { clock, db }: Shop,
  { day = madridDay(clock()), before, limit }: SalesQuery,
): Promise<DaySales> {
  const rows = await listDaySales(db.read, { day, before, limit: limit + 1 });
  const refunds = await listRefunds(
    db.read,
    rows.map(({ id }) => id),
  );
  const authors = await listAuthors(db.read, [
    ...rows.flatMap(({ soldBy, annulledBy }) => [soldBy, annulledBy]),
    ...[...refunds.values()].flat().map(({ refundedBy }) => refundedBy),
  ]);
  const { count, total } = await sumStanding(db.read, day);
  return {
    day,
    sales: rows.slice(0, limit).map((row) => ({
      ...viewSale(row),
      soldBy: authorOf(authors, row.soldBy),
      annulledBy: row.annulledBy === null ? null : authorOf(authors, row.annulledBy),
      refunds: (refunds.get(row.id) ?? []).map(({ enteredAt, refundedBy, reason }) => ({
        at: instantToIso(enteredAt),
        by: authorOf(authors, refundedBy),
        reason,
      })),
      isInvoiced: row.invoicedTotal !== null,
      invoicedTotal: row.invoicedTotal === null ? null : centsToDecimal(row.invoicedTotal),
      arrivedAt: row.madeAt === null ? null : instantToIso(row.enteredAt),
    })),
    hasMore: rows.length > limit,
    standing: { count, total: centsToDecimal(total) },
  };
}
