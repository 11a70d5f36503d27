// What the form of a special day holds, and what is sent of it.
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { isInOrder, type SpecialHours } from '@brasa/core/hours/hours.rules.ts';
import { isClockTime, isDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { editsOf } from '../../browser/forms/merged-edits.ts';
import type { SpecialDayEntry } from './admin-hours.queries.ts';

export type SpecialDayValues = Omit<SpecialDayEntry, 'note'> & { note: string };

const NEW: SpecialDayValues = {
  date: '',
  isOpen: false,
  openTime: '10:00',
  closeTime: '17:00',
  note: '',
  autoUpdate: false,
};

/** null: a new one. */
export function valuesOf(day: SpecialDay | null): SpecialDayValues {
  if (!day) return NEW;
  const { date, isOpen, openTime, closeTime, note, autoUpdate } = day;
  return { date, isOpen, openTime, closeTime, note: note ?? '', autoUpdate };
}

export const EDITS = editsOf((values: SpecialDayValues) => values);

export const SPECIAL_DAY_FIELDS = ['date', 'openTime', 'closeTime', 'note'] as const;

/** The times of a closed day are its last ones, whatever has been typed. */
export function entryOf(values: SpecialDayValues, seen: SpecialDay | null): SpecialDayEntry {
  const { openTime, closeTime } = values.isOpen ? values : (seen ?? NEW);
  const { date, isOpen, note, autoUpdate } = values;
  return { date, isOpen, openTime, closeTime, note: note.trim() || null, autoUpdate };
}

/** The hours of the day as they are typed; null until they make sense. */
export function draftOf(values: Partial<SpecialDayValues>): SpecialHours | null {
  const { date = '', isOpen = false, openTime = '', closeTime = '' } = values;
  if (!isDay(date) || !isClockTime(openTime) || !isClockTime(closeTime)) return null;
  const times = { openTime, closeTime };
  return isOpen && !isInOrder(times) ? null : { date, isOpen, ...times, note: null };
}
