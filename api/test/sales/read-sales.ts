// Every sale with what came back of it, added up from the rows one by one.
import { cents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { lineTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { Queries } from '../../src/db/database.ts';

/** Sales in the order in which they were entered, with the price of the goods that came back. */
export async function readSales(sql: Queries) {
  const sales = await sql
    .selectFrom('sales')
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .selectAll('sales')
    .select('saleAnnulments.enteredAt as annulledAt')
    .orderBy('sales.id')
    .execute();
  const lines = await readSaleLines(sql);
  return sales.map((sale) => ({
    ...sale,
    isAnnulled: sale.annulledAt !== null,
    refunded: lines
      .filter(({ saleId }) => saleId === sale.id)
      .reduce<Cents>((sum, line) => cents(sum + lineTotal(line) - lineTotal(line.kept)), cents(0)),
  }));
}

/** Every line sold, and the same without what came back of it. */
export async function readSaleLines(sql: Queries) {
  const lines = await sql.selectFrom('saleLines').selectAll().execute();
  const refunds = await sql.selectFrom('saleRefunds').selectAll().execute();
  return lines.map((line) => {
    const back = refunds
      .filter(({ saleId, lineId }) => saleId === line.saleId && lineId === line.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...line, kept: { ...line, quantity: tenths(line.quantity - back) } };
  });
}
