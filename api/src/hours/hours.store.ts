// The week: one row a weekday.
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import type { WeekdayHours } from '@brasa/core/hours/hours.rules.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engines/engine.ts';
import { flag, NEXT_VERSION } from '../db/tables/columns.ts';
import type { BusinessHoursTable } from './hours.tables.ts';

export type StoredWeekday = BusinessHours & WeekdayHours;

/** The seven days, Sunday first. */
export async function listBusinessHours(sql: Queries): Promise<StoredWeekday[]> {
  const rows = await sql.selectFrom('businessHours').selectAll().orderBy('dayOfWeek').execute();
  return rows.map(weekdayOf);
}

function weekdayOf(row: Selectable<BusinessHoursTable>): StoredWeekday {
  return {
    ...row,
    isOpen: row.isOpen === 1,
    autoUpdate: row.autoUpdate === 1,
    updatedAt: instantToIso(row.updatedAt),
  };
}

/** Writes the weekdays that are not there yet; answers how many those were. */
export async function addMissingBusinessHours(
  transaction: Transaction,
  week: readonly WeekdayHours[],
  now: number,
): Promise<number> {
  const rows = week.map((day) => ({
    ...day,
    isOpen: flag(day.isOpen),
    autoUpdate: flag(true),
    updatedAt: now,
  }));
  const { numInsertedOrUpdatedRows } = await transaction.sql
    .insertInto('businessHours')
    .values(rows)
    .onConflict((conflict) => conflict.column('dayOfWeek').doNothing())
    .executeTakeFirstOrThrow();
  const added = Number(numInsertedOrUpdatedRows);
  if (added > 0) transaction.announce('hours');
  return added;
}

export async function lockWeekday(
  transaction: Transaction,
  id: number,
): Promise<StoredWeekday | undefined> {
  const query = transaction.sql.selectFrom('businessHours').selectAll().where('id', '=', id);
  const row = await forUpdate(transaction.engine, query).executeTakeFirst();
  return row && weekdayOf(row);
}

/** Writes a weekday that is locked, as it was read but for its hours; answers it as it is now. */
export async function updateWeekday(
  transaction: Transaction,
  day: StoredWeekday,
  now: number,
): Promise<StoredWeekday> {
  const row = await transaction.sql
    .updateTable('businessHours')
    .set({
      openTime: day.openTime,
      closeTime: day.closeTime,
      isOpen: flag(day.isOpen),
      autoUpdate: flag(day.autoUpdate),
      version: NEXT_VERSION,
      updatedAt: now,
    })
    .where('id', '=', day.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  transaction.announce('hours');
  return weekdayOf(row);
}

/** The weekdays that the sync may change, locked until the transaction ends. */
export async function lockAutomaticWeekdays(transaction: Transaction): Promise<StoredWeekday[]> {
  const query = transaction.sql
    .selectFrom('businessHours')
    .selectAll()
    .where('autoUpdate', '=', 1)
    .orderBy('dayOfWeek');
  return (await forUpdate(transaction.engine, query).execute()).map(weekdayOf);
}
