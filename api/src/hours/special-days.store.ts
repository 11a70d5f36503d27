// Special days: one row a date.
import type { SpecialDay, SpecialDayEntry } from '@brasa/core/hours/hours.contract.ts';
import type { SpecialHours } from '@brasa/core/hours/hours.rules.ts';
import { instantToIso, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engines/engine.ts';
import { flag, NEXT_VERSION } from '../db/tables/columns.ts';
import type { SpecialDaysTable } from './hours.tables.ts';

export type StoredSpecialDay = SpecialDay & SpecialHours;

function specialDayOf(row: Selectable<SpecialDaysTable>): StoredSpecialDay {
  const { createdAt: _, ...day } = row;
  return {
    ...day,
    isOpen: row.isOpen === 1,
    autoUpdate: row.autoUpdate === 1,
    updatedAt: instantToIso(row.updatedAt),
  };
}

/** All of them by date; past ones too unless `from` says otherwise. */
export async function listSpecialDays(sql: Queries, from?: Day): Promise<StoredSpecialDay[]> {
  let query = sql.selectFrom('specialDays').selectAll().orderBy('date');
  if (from !== undefined) query = query.where('date', '>=', from);
  return (await query.execute()).map(specialDayOf);
}

export async function lockSpecialDay(
  transaction: Transaction,
  id: number,
): Promise<StoredSpecialDay | undefined> {
  const query = transaction.sql.selectFrom('specialDays').selectAll().where('id', '=', id);
  const row = await forUpdate(transaction.engine, query).executeTakeFirst();
  return row && specialDayOf(row);
}

/** Those from the first to the last date, locked until the transaction ends. */
export async function lockListedDays(
  transaction: Transaction,
  first: Day,
  last: Day,
): Promise<StoredSpecialDay[]> {
  const query = transaction.sql
    .selectFrom('specialDays')
    .selectAll()
    .where('date', '>=', first)
    .where('date', '<=', last)
    .orderBy('date');
  return (await forUpdate(transaction.engine, query).execute()).map(specialDayOf);
}

function columnsOf({ date, openTime, closeTime, note, ...day }: SpecialDayEntry) {
  const flags = { isOpen: flag(day.isOpen), autoUpdate: flag(day.autoUpdate) };
  return { date, openTime, closeTime, note, ...flags };
}

/** Undefined when the date is taken. */
export async function insertSpecialDay(
  transaction: Transaction,
  day: SpecialDayEntry,
  source: SpecialDay['source'],
  now: number,
): Promise<StoredSpecialDay | undefined> {
  const row = await transaction.sql
    .insertInto('specialDays')
    .values({ ...columnsOf(day), source, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('date').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) transaction.announce('hours');
  return row && specialDayOf(row);
}

/** Writes a special day that is locked; answers it as it is now. */
export async function updateSpecialDay(
  transaction: Transaction,
  { id }: StoredSpecialDay,
  day: SpecialDayEntry,
  now: number,
): Promise<StoredSpecialDay> {
  const row = await transaction.sql
    .updateTable('specialDays')
    .set({ ...columnsOf(day), version: NEXT_VERSION, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  transaction.announce('hours');
  return specialDayOf(row);
}

/** Whether the date belongs to another special day than this one. */
export async function isDateTaken(
  transaction: Transaction,
  date: Day,
  id: number,
): Promise<boolean> {
  const other = await transaction.sql
    .selectFrom('specialDays')
    .select('id')
    .where('date', '=', date)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Deletes a special day that is locked. */
export async function deleteSpecialDay(transaction: Transaction, id: number): Promise<void> {
  await transaction.sql.deleteFrom('specialDays').where('id', '=', id).execute();
  transaction.announce('hours');
}
