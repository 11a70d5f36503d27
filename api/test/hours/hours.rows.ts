import type { ClockTime, Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Queries } from '../../src/db/database.ts';
import type { HoursTables } from '../../src/hours/hours.tables.ts';
import type { RowsOf } from '../db/rows.ts';

export const ROWS = {
  businessHours: {
    right: {
      dayOfWeek: 3,
      openTime: '10:00' as ClockTime,
      closeTime: '17:00' as ClockTime,
      isOpen: 1,
      autoUpdate: 1,
    },
    wrong: [
      { closeTime: '9:00' },
      { autoUpdate: 2 },
      { dayOfWeek: 7 },
      { dayOfWeek: -1 },
      { dayOfWeek: 1 },
      { openTime: '9:00' },
      { closeTime: '10:00' },
      { openTime: '18:00' },
      { isOpen: 2 },
      { autoUpdate: null },
      { version: 0 },
    ],
  },
  specialDays: {
    right: {
      date: '2026-12-08' as Day,
      isOpen: 1,
      openTime: '10:00' as ClockTime,
      closeTime: '17:00' as ClockTime,
      note: null,
      autoUpdate: 0,
      source: 'staff',
      createdAt: 0,
      updatedAt: 0,
    },
    wrong: [
      { date: '2026-12-24' },
      { closeTime: '9:00' },
      { autoUpdate: 2 },
      { date: null },
      { date: '2026-12' },
      { date: '1999-12-31' },
      { isOpen: 2 },
      { openTime: '9:00' },
      { closeTime: '10:00' },
      { autoUpdate: null },
      { source: 'otro' },
      { version: 0 },
    ],
  },
} satisfies RowsOf<HoursTables>;

/** What their references point to, and what they collide with. */
export async function fill(sql: Queries): Promise<void> {
  await sql.deleteFrom('businessHours').where('dayOfWeek', '=', 3).execute();
  const known = { ...ROWS.specialDays.right, date: '2026-12-24' as Day };
  await sql.insertInto('specialDays').values(known).execute();
}
