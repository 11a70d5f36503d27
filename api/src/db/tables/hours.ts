import type { ClockTime, Day } from '@brasa/core/kernel/madrid-time.ts';
import type { Generated } from 'kysely';
import type { AutoId, Flag, Instant } from './columns.ts';

export type BusinessHoursTable = {
  id: AutoId;
  day_of_week: number;
  open_time: ClockTime;
  close_time: ClockTime;
  is_open: Flag;
  auto_update: Flag;
  updated_at: Generated<Instant>;
};

export type SpecialDaysTable = {
  id: AutoId;
  date: Day;
  is_open: Flag;
  open_time: ClockTime;
  close_time: ClockTime;
  note: string | null;
  /** Whether the sync with Google may change it. */
  auto_update: Flag;
  /** Who entered it first. */
  source: 'staff' | 'google';
  created_at: Instant;
  updated_at: Instant;
};
