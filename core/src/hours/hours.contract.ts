// The opening hours as they travel: the week, the special days, and what staff may change of both.
// Times are Madrid's, "HH:mm"; dates are Madrid's calendar days.
import { z } from 'zod';
import { calendarDay, clockTime, singleLine } from '../kernel/fields.ts';
import { isoInstant } from '../kernel/wire.ts';
import { rowVersion, seenVersion } from '../kernel/versions.ts';
import { isClockTime, type ClockTime } from '../kernel/time/madrid-time.ts';
import { HOURS_OUT_OF_ORDER, isInOrder } from './hours.rules.ts';

/** One weekday's opening hours; dayOfWeek 0 is Sunday. */
export const businessHours = z
  .object({
    id: z.int(),
    dayOfWeek: z.int().min(0).max(6),
    openTime: z.string(),
    closeTime: z.string(),
    isOpen: z.boolean(),
    autoUpdate: z.boolean(),
    version: rowVersion,
    updatedAt: isoInstant,
  })
  .meta({ id: 'BusinessHours' });
export type BusinessHours = z.infer<typeof businessHours>;

const yesOrNo = z.boolean('Debe ser verdadero o falso');

/**
 * A change to a weekday: the whole record or a part of it. Its id and weekday are not read; whether
 * the times are in order is judged with those that are stored. `version`: the one that was seen;
 * without it the last change wins. See docs/rules/hours.md#changing-a-weekday.
 */
export const businessHoursChange = z
  .object({
    isOpen: yesOrNo,
    openTime: clockTime,
    closeTime: clockTime,
    autoUpdate: yesOrNo,
    version: seenVersion,
  })
  .partial()
  .meta({ id: 'BusinessHoursChange' });
export type BusinessHoursChange = z.infer<typeof businessHoursChange>;

/** The times of a special day that is closed and was given none. */
const UNUSED_TIMES = { openTime: '10:00' as ClockTime, closeTime: '17:00' as ClockTime };
const MAX_NOTE = 80;

/** A special day: who entered it, and whether the sync with Google may change it. */
export const specialDay = z
  .object({
    id: z.int(),
    date: z.string(),
    isOpen: z.boolean(),
    openTime: z.string(),
    closeTime: z.string(),
    note: z.string().nullable(),
    autoUpdate: z.boolean(),
    source: z.enum(['staff', 'google']),
    version: rowVersion,
    updatedAt: isoInstant,
  })
  .meta({ id: 'SpecialDay' });
export type SpecialDay = z.infer<typeof specialDay>;

/** Times that are none have their own fault. */
function isReadableAndInOrder(times: { openTime: ClockTime; closeTime: ClockTime }): boolean {
  return !isClockTime(times.openTime) || !isClockTime(times.closeTime) || isInOrder(times);
}

/** A special day as staff enter it or change it, always as a whole. */
export const specialDayEntry = z
  .object({
    date: calendarDay,
    isOpen: yesOrNo,
    openTime: clockTime.default(UNUSED_TIMES.openTime),
    closeTime: clockTime.default(UNUSED_TIMES.closeTime),
    note: singleLine(MAX_NOTE)
      .nullish()
      .transform((note) => (note ? note : null)),
    autoUpdate: yesOrNo.default(false),
  })
  .refine(isReadableAndInOrder, { path: ['closeTime'], message: HOURS_OUT_OF_ORDER })
  .meta({ id: 'SpecialDayEntry' });
export type SpecialDayEntry = z.infer<typeof specialDayEntry>;

/** `version`: the one that was seen; without it the last change wins. */
export const specialDayChange = specialDayEntry
  .safeExtend({ version: seenVersion.optional() })
  .meta({ id: 'SpecialDayChange' });
export type SpecialDayChange = z.infer<typeof specialDayChange>;

export const syncReply = z
  .object({
    businessHours: z.array(businessHours),
    specialDays: z.array(specialDay),
    /** How many weekdays and special days have changed. */
    changed: z.int(),
  })
  .meta({ id: 'SyncReply' });
export type SyncReply = z.infer<typeof syncReply>;

/** What a new shop lacked of its hours. */
export const initializeReply = z.object({ created: z.int() }).meta({ id: 'InitializeReply' });
export type InitializeReply = z.infer<typeof initializeReply>;
