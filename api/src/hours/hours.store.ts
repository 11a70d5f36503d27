// The week: one row a weekday.
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import type { WeekdayHours } from '@brasa/core/hours/hours.rules.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engine.ts';
import type { BusinessHoursTable } from '../db/tables/hours.ts';
import { flag, laterThan } from '../db/tables/columns.ts';

export type StoredWeekday = BusinessHours & WeekdayHours;

/** The seven days, Sunday first. */
export async function listBusinessHours(sql: Queries): Promise<StoredWeekday[]> {
  const rows = await sql.selectFrom('business_hours').selectAll().orderBy('day_of_week').execute();
  return rows.map(weekdayOf);
}

function weekdayOf(row: Selectable<BusinessHoursTable>): StoredWeekday {
  return {
    id: row.id,
    dayOfWeek: row.day_of_week,
    openTime: row.open_time,
    closeTime: row.close_time,
    isOpen: row.is_open === 1,
    autoUpdate: row.auto_update === 1,
    updatedAt: instantToIso(row.updated_at),
  };
}

/** Writes the weekdays that are not there yet; answers how many those were. */
export async function addMissingBusinessHours(
  transaction: Transaction,
  week: readonly WeekdayHours[],
  now: number,
): Promise<number> {
  const rows = week.map((day) => ({
    day_of_week: day.dayOfWeek,
    open_time: day.openTime,
    close_time: day.closeTime,
    is_open: flag(day.isOpen),
    auto_update: flag(true),
    updated_at: now,
  }));
  const { numInsertedOrUpdatedRows } = await transaction.sql
    .insertInto('business_hours')
    .values(rows)
    .onConflict((conflict) => conflict.column('day_of_week').doNothing())
    .executeTakeFirstOrThrow();
  const added = Number(numInsertedOrUpdatedRows);
  if (added > 0) transaction.announce('hours');
  return added;
}

/** The weekday with this id, locked until the transaction ends. */
export async function lockWeekday(
  transaction: Transaction,
  id: number,
): Promise<StoredWeekday | undefined> {
  const query = transaction.sql.selectFrom('business_hours').selectAll().where('id', '=', id);
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
    .updateTable('business_hours')
    .set({
      open_time: day.openTime,
      close_time: day.closeTime,
      is_open: flag(day.isOpen),
      auto_update: flag(day.autoUpdate),
      updated_at: laterThan(day.updatedAt, now),
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
    .selectFrom('business_hours')
    .selectAll()
    .where('auto_update', '=', 1)
    .orderBy('day_of_week');
  return (await forUpdate(transaction.engine, query).execute()).map(weekdayOf);
}
