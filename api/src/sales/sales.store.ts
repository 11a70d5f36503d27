import type { Insertable, Selectable } from 'kysely';
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { NO_PARTS, type Parts } from '@brasa/core/payments/parts.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { defer } from '../db/defer.ts';
import { forUpdate, lockByName } from '../db/engines/engine.ts';
import type { Sum } from '../db/expressions.ts';
import type { Flag } from '../db/tables/columns.ts';
import { compiledInsert } from '../db/prepared.ts';
import { orRefuse } from '../failure.ts';
import { sumBySubject } from '../payments/index.ts';
import type { SalesTable, SalesTables } from './sales.tables.ts';

export type SaleLineRow = Omit<Line, 'note'> & { offMenuPrice: Flag };
export type SaleRow = Selectable<SalesTable> & {
  /** With how much of each came back for its price. */
  lines: SaleLineRow[];
  /** The payment in each way, less the refunds in it. */
  parts: Parts;
  /** Null while it stands. */
  annulledAt: number | null;
};
export type NewSaleRow = Omit<Insertable<SalesTable>, 'id'>;

const newLines = compiledInsert('saleLines');

/** Adds the sale with its lines, which are at least one. Its parts are entered in the ledger by themselves. */
export async function insertSale(
  transaction: Transaction,
  { parts, ...row }: NewSaleRow & Pick<SaleRow, 'parts'>,
  lines: readonly Omit<SaleLineRow, 'returned'>[],
): Promise<SaleRow> {
  const { sql } = transaction;
  const stored = await sql.insertInto('sales').values(row).returningAll().executeTakeFirstOrThrow();
  const rows = lines.map((line) => ({ ...line, saleId: stored.id }));
  await defer(transaction, newLines(sql, rows));
  return { ...stored, parts, lines: [...lines], annulledAt: null };
}

export async function findSale(sql: Queries, id: number): Promise<SaleRow | undefined> {
  const row = await sql
    .selectFrom('sales')
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .selectAll('sales')
    .select('saleAnnulments.enteredAt as annulledAt')
    .where('sales.id', '=', id)
    .executeTakeFirst();
  return row && (await wholeSales(sql, [row]))[0];
}

/** The sale, which nobody takes back or invoices until the transaction ends. Throws SALE_NOT_FOUND. */
export async function lockSale({ sql, engine }: Transaction, id: number): Promise<SaleRow> {
  const row = sql.selectFrom('sales').select('id').where('id', '=', id);
  orRefuse(await forUpdate(engine, row).executeTakeFirst(), 'SALE_NOT_FOUND');
  return orRefuse(await findSale(sql, id), 'SALE_NOT_FOUND');
}

/** Notes with the locked sale what it has to stay at; null where nothing holds it. */
export async function noteInvoicedTotal(
  { sql }: Transaction,
  id: number,
  invoicedTotal: Cents | null,
): Promise<void> {
  await sql.updateTable('sales').set({ invoicedTotal }).where('id', '=', id).execute();
}

/** Each with its lines and what is left of each way. */
export async function wholeSales<Row extends { id: number }>(
  sql: Queries,
  rows: readonly Row[],
): Promise<(Row & Pick<SaleRow, 'lines' | 'parts'>)[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await sql
    .selectFrom('saleLines')
    .selectAll()
    .where('saleId', 'in', ids)
    .orderBy('saleId')
    .orderBy('id')
    .execute();
  const paid = await sumBySubject(sql, {
    ...{ subject: 'sale', ids },
    actions: ['sold', 'sale_refunded'],
  });
  const returned = await sumReturned(sql, ids);
  const linesOf = Map.groupBy(lines, ({ saleId }) => saleId);
  return rows.map((row) => ({
    ...row,
    parts: paid.get(row.id) ?? NO_PARTS,
    lines: (linesOf.get(row.id) ?? []).map(({ saleId, ...line }) => {
      const back = returned.get(saleId)?.find(({ lineId }) => lineId === line.id);
      return { ...line, ...(back && { returned: tenths(Number(back.quantity)) }) };
    }),
  }));
}

/** How much of each line came back, by sale. */
async function sumReturned(sql: Queries, ids: readonly number[]) {
  const rows = await sql
    .selectFrom('saleRefunds')
    .select((is) => ['saleId', 'lineId', is.fn.sum<Sum>('quantity').as('quantity')])
    .where('saleId', 'in', [...ids])
    .groupBy(['saleId', 'lineId'])
    .execute();
  return Map.groupBy(rows, ({ saleId }) => saleId);
}

/** Notes the goods of a refund, one row at least. */
export async function insertRefunds(
  { sql }: Transaction,
  rows: readonly Insertable<SalesTables['saleRefunds']>[],
): Promise<void> {
  await sql
    .insertInto('saleRefunds')
    .values([...rows])
    .execute();
}

/** Whether a sale of the visit stands. Until the transaction ends no other sale of it is entered. */
export async function hasSaleOfVisit(transaction: Transaction, walkInId: string): Promise<boolean> {
  const { sql, engine } = transaction;
  await lockByName(sql, engine, `sale of visit ${walkInId}`);
  const row = await sql
    .selectFrom('sales')
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .select('id')
    .where('walkInId', '=', walkInId)
    .where('saleId', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether it is the first annulment of that sale; a second one waits for the first. */
export async function insertAnnulment(
  { sql }: Transaction,
  row: Insertable<SalesTables['saleAnnulments']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('saleAnnulments')
    .values(row)
    .onConflict((conflict) => conflict.column('saleId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
