// Visits with points and without a sale, counted from the rows one by one.
import type { DayClose } from '@brasa/core/books/books.contract.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

/** Those entered, or whose sale was taken back, since the close before, as they stand now: of one amount as many as it has more visits than cash sales. */
export async function countUnsoldVisits(
  { shop }: ShopUnderTest,
  close: DayClose,
  since: number,
): Promise<number> {
  const sql = shop.db.read;
  const sales = await sql
    .selectFrom('sales')
    .innerJoin('payments', (join) =>
      join
        .onRef('subjectId', '=', 'sales.id')
        .on('subject', '=', 'sale')
        .on('action', '=', 'sold')
        .on('place', '=', 0),
    )
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .select([
      'walkInId',
      'total',
      'method',
      'amount',
      'closeNumber',
      'saleAnnulments.enteredAt as annulled',
    ])
    .execute();
  const standing = sales.filter(({ annulled }) => annulled === null);
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
    const isNew = closeNumber === close.number || named.some(({ annulled }) => isInSpan(annulled));
    const isCovered = named.some(({ annulled, total }) => annulled === null && total >= paid);
    return isNew && reversed === null && !isCovered;
  });
  const bought = standing.filter(
    ({ walkInId, closeNumber }) => walkInId === null && closeNumber === close.number,
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
