import type { ClockTime, Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Generated } from 'kysely';
import type { Classified } from '../db/tables/classification.ts';
import type { AutoId, Flag, Instant } from '../db/tables/columns.ts';

export type BusinessHoursTable = {
  id: AutoId;
  dayOfWeek: number;
  openTime: ClockTime;
  closeTime: ClockTime;
  isOpen: Flag;
  autoUpdate: Flag;
  version: Generated<number>;
  updatedAt: Generated<Instant>;
};

export type SpecialDaysTable = {
  id: AutoId;
  date: Day;
  isOpen: Flag;
  openTime: ClockTime;
  closeTime: ClockTime;
  note: string | null;
  /** Whether the sync with Google may change it. */
  autoUpdate: Flag;
  /** Who entered it first. */
  source: 'staff' | 'google';
  createdAt: Instant;
  version: Generated<number>;
  updatedAt: Instant;
};

export type HoursTables = {
  businessHours: BusinessHoursTable;
  specialDays: SpecialDaysTable;
};

export const COLUMNS = {
  businessHours: {},
  specialDays: { note: 'not personal' },
} as const satisfies Classified<HoursTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    hours: { tables: HoursTables; columns: typeof COLUMNS };
  }
}
