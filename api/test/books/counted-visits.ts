// Visits with points and without a sale, counted from the rows one by one.
import type { DayClose } from '@brasa/core/books/books.contract.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

/** Those entered since the close before, as they stand now: of one amount as many as it has more visits than cash sales. */
export async function countUnsoldVisits(
  { shop }: ShopUnderTest,
  close: DayClose,
  since: number,
): Promise<number> {
  const sql = shop.db.read;
  const sales = await sql
    .selectFrom('sales')
    .innerJoin('payments', (join) =>
      join.onRef('subjectId', '=', 'sales.id').on('subject', '=', 'sale').on('action', '=', 'sold'),
    )
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .select(['walkInId', 'sales.cash', 'closeNumber', 'saleId as annulled'])
    .execute();
  const standing = sales.filter(({ annulled }) => annulled === null);
  const visits = await sql
    .selectFrom('walkInVisits')
    .leftJoin('pointReversals', 'pointReversals.transactionId', 'walkInVisits.transactionId')
    .select(['walkInId', 'paid', 'enteredAt', 'pointReversals.transactionId as reversed'])
    .execute();
  const unnamed = visits.filter(
    ({ walkInId, enteredAt, reversed }) =>
      since < enteredAt &&
      enteredAt <= Date.parse(close.closedAt) &&
      reversed === null &&
      standing.every((sale) => sale.walkInId !== walkInId),
  );
  const bought = standing.filter(
    ({ walkInId, closeNumber }) => walkInId === null && closeNumber === close.number,
  );
  return [...Map.groupBy(unnamed, ({ paid }) => paid)].reduce(
    (sum, [paid, { length }]) =>
      sum + Math.max(0, length - bought.filter(({ cash }) => cash === paid).length),
    0,
  );
}
