// Visits with points and without a sale, counted from the rows one by one.
import type { DayClose } from '@brasa/core/books/books.contract.ts';
import { readSales } from '../sales/read-sales.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

/** Those entered, or whose sale was taken back, since the close before, as they stand now: of one amount as many as it has more visits than cash sales. */
export async function countUnsoldVisits(
  { shop }: ShopUnderTest,
  close: DayClose,
  since: number,
): Promise<number> {
  const sql = shop.db.read;
  const sales = await readSales(sql);
  const payments = await sql
    .selectFrom('payments')
    .select(['subjectId', 'method', 'amount', 'closeNumber'])
    .where('subject', '=', 'sale')
    .where('action', '=', 'sold')
    .execute();
  const standing = new Map(
    sales.filter(({ isAnnulled }) => !isAnnulled).map((sale) => [sale.id, sale]),
  );
  const visits = await sql
    .selectFrom('walkInVisits')
    .leftJoin('pointReversals', 'pointReversals.transactionId', 'walkInVisits.transactionId')
    .leftJoin('closedVisits', 'closedVisits.walkInId', 'walkInVisits.walkInId')
    .select(['walkInVisits.walkInId', 'paid', 'closedVisits.closeNumber'])
    .select('pointReversals.transactionId as reversed')
    .execute();
  const isInSpan = (entered: number | null) =>
    entered !== null && since < entered && entered <= Date.parse(close.closedAt);
  const unnamed = visits.filter(({ walkInId, paid, closeNumber, reversed }) => {
    const named = sales.filter((sale) => sale.walkInId === walkInId);
    const isNew =
      closeNumber === close.number || named.some(({ annulledAt }) => isInSpan(annulledAt));
    const isCovered = named.some(({ isAnnulled, total }) => !isAnnulled && total >= paid);
    return isNew && reversed === null && !isCovered;
  });
  const bought = payments.filter(
    ({ subjectId, closeNumber }) =>
      standing.get(subjectId)?.walkInId === null && closeNumber === close.number,
  );
  return [...Map.groupBy(unnamed, ({ paid }) => paid)].reduce(
    (sum, [paid, { length }]) =>
      sum +
      Math.max(
        0,
        length - bought.filter(({ method, amount }) => method === 'cash' && amount === paid).length,
      ),
    0,
  );
}
