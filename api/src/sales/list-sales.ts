// A day's sales (docs/rules/sales.md#the-days-sales).
import { authorName } from '@brasa/core/accounts/author-name.rules.ts';
import { centsToDecimal } from '@brasa/core/kernel/cents.ts';
import { instantToIso, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import type { DaySales, SalesQuery } from '@brasa/core/sales/sales.contract.ts';
import type { Shop } from '../shop.ts';
import { viewSale } from './sale-view.ts';
import { listDaySales, sumStanding, type Author } from './sales.report.ts';

/** A page of them, the last one first, and what those of the day that stand come to; without a day today's. */
export async function listSales(
  { clock, db }: Shop,
  { day = madridDay(clock()), before, limit }: SalesQuery,
): Promise<DaySales> {
  const rows = await listDaySales(db.read, { day, before, limit: limit + 1 });
  const { count, total } = await sumStanding(db.read, day);
  return {
    day,
    sales: rows.slice(0, limit).map(({ seller, annuller, ...row }) => ({
      ...viewSale(row),
      soldBy: viewAuthor(seller),
      annulledBy: annuller && viewAuthor(annuller),
      isInvoiced: row.invoicedTotal !== null,
      arrivedAt: row.madeAt === null ? null : instantToIso(row.enteredAt),
    })),
    hasMore: rows.length > limit,
    standing: { count, total: centsToDecimal(total) },
  };
}

const viewAuthor = (author: Author) => ({ id: author.id, name: authorName(author.id, author) });
