// The lines of orders. They come with their order in one query, as JSON: a second one would be a round
// trip more for every order that is locked.
import { sql as raw, type RawBuilder } from 'kysely';
import { returnedOf, type Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { defer } from '../db/defer.ts';
import { rowsAsJson } from '../db/engines/engine.ts';
import { compiledInsert } from '../db/prepared.ts';
import { erasedValues } from '../db/tables/personal-columns.ts';

const COLUMNS = [
  'id',
  'productId',
  'name',
  'quantity',
  'unitPrice',
  'vatRate',
  'chickens',
  'note',
  'returned',
] as const satisfies readonly (keyof Line)[];

/** The column `lines` of a query of orders, or of an alias of them; `readLines` reads it. */
export function linesColumn(sql: Queries, orders = 'orders'): RawBuilder<string | null> {
  const columns = COLUMNS.map((column) => `orderLines.${column}`);
  const ofOrder = raw`${raw.table('orderLines')} where ${raw.ref('orderLines.orderId')} = ${raw.ref(`${orders}.id`)}`;
  return rowsAsJson(sql.getExecutor(), columns, ofOrder);
}

/** The row with its lines, in the order of their numbers. */
export function readLines<Row extends { lines: string | null }>(
  row: Row,
): Omit<Row, 'lines'> & { lines: Line[] } {
  const values = JSON.parse(row.lines ?? '[]') as unknown[][];
  const lines = values.map((line) =>
    Object.fromEntries(COLUMNS.map((column, index) => [column, line[index]])),
  );
  return { ...row, lines: lines as Line[] };
}

const newLines = compiledInsert('orderLines');

export async function insertLines(
  transaction: Transaction,
  orderId: number,
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return;
  // All rows of a statement have the same columns.
  const rows = lines.map((line) => ({ ...line, returned: returnedOf(line), orderId }));
  await defer(transaction, newLines(transaction.sql, rows));
}

/** The lines that the order has from now on. */
export async function replaceLines(
  transaction: Transaction,
  orderId: number,
  lines: readonly Line[],
): Promise<void> {
  await defer(transaction, transaction.sql.deleteFrom('orderLines').where('orderId', '=', orderId));
  await insertLines(transaction, orderId, lines);
}

/** Takes out of the orders' lines what was said with them; what was bought stays. */
export async function blankNotes({ sql }: Transaction, orderIds: readonly number[]): Promise<void> {
  await sql
    .updateTable('orderLines')
    .set(erasedValues('orderLines'))
    .where('orderId', 'in', orderIds)
    .execute();
}
