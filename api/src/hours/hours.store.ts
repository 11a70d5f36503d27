import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import type { OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import type { Queries, Work } from '../db/database.ts';
import { flag } from '../db/tables/columns.ts';

/** The seven days, Sunday first. */
export async function listBusinessHours(sql: Queries): Promise<(BusinessHours & OpeningHours)[]> {
  const rows = await sql.selectFrom('business_hours').selectAll().orderBy('day_of_week').execute();
  return rows.map((row) => ({
    id: row.id,
    dayOfWeek: row.day_of_week,
    openTime: row.open_time,
    closeTime: row.close_time,
    isOpen: row.is_open === 1,
    autoUpdate: row.auto_update === 1,
  }));
}

/** Writes the weekdays that are not there yet. */
export async function addMissingBusinessHours(
  work: Work,
  week: readonly OpeningHours[],
): Promise<void> {
  const rows = week.map((day) => ({
    day_of_week: day.dayOfWeek,
    open_time: day.openTime,
    close_time: day.closeTime,
    is_open: flag(day.isOpen),
    auto_update: flag(true),
  }));
  await work.sql
    .insertInto('business_hours')
    .values(rows)
    .onConflict((conflict) => conflict.column('day_of_week').doNothing())
    .execute();
  work.announce('hours');
}
