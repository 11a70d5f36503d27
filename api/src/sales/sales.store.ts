import type { Insertable, Selectable } from 'kysely';
import type { Line } from '@brasa/core/orders/order-lines.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { defer } from '../db/defer.ts';
import { lockByName } from '../db/engine.ts';
import { compiledInsert } from '../db/prepared.ts';
import type { SalesTable, SalesTables } from '../db/tables/sales.ts';

export type SaleRow = Selectable<SalesTable> & {
  lines: Omit<Line, 'note'>[];
  /** Null while it stands. */
  annulledAt: number | null;
};
export type NewSaleRow = Omit<Insertable<SalesTable>, 'id'>;

const newLines = compiledInsert('saleLines');

/** Adds the sale with its lines, which are at least one. */
export async function insertSale(
  transaction: Transaction,
  row: NewSaleRow,
  lines: readonly Line[],
): Promise<SaleRow> {
  const { sql } = transaction;
  const stored = await sql.insertInto('sales').values(row).returningAll().executeTakeFirstOrThrow();
  const bare = lines.map(({ note: _note, ...line }) => line);
  const rows = bare.map((line) => ({ ...line, saleId: stored.id }));
  await defer(transaction, newLines(sql, rows));
  return { ...stored, lines: bare, annulledAt: null };
}

export async function findSale(sql: Queries, id: number): Promise<SaleRow | undefined> {
  const row = await sql
    .selectFrom('sales')
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .selectAll('sales')
    .select('saleAnnulments.enteredAt as annulledAt')
    .where('sales.id', '=', id)
    .executeTakeFirst();
  return row && (await salesWithLines(sql, [row]))[0];
}

/** Each with its lines. */
export async function salesWithLines<Row extends { id: number }>(
  sql: Queries,
  rows: readonly Row[],
): Promise<(Row & Pick<SaleRow, 'lines'>)[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await sql
    .selectFrom('saleLines')
    .selectAll()
    .where('saleId', 'in', ids)
    .orderBy('saleId')
    .orderBy('id')
    .execute();
  const linesOf = Map.groupBy(lines, ({ saleId }) => saleId);
  return rows.map((row) => ({
    ...row,
    lines: (linesOf.get(row.id) ?? []).map(({ saleId: _saleId, ...line }) => line),
  }));
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
