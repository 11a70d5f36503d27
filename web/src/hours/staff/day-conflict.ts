// A day that somebody else, or Google, has changed while it was edited here.
import type { BusinessHours, SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { ApiError } from '../../browser/api/api-error.ts';
import { hoursText } from '../week/week.ts';

/** The weekday as it is now, where a save was refused for that; null for any other failure. */
export function currentWeekday(error: Error): BusinessHours | null {
  return isConflict(error) ? (error.body as { current: BusinessHours }).current : null;
}

/** The special day as it is now, likewise. */
export function currentSpecialDay(error: Error): SpecialDay | null {
  return isConflict(error) ? (error.body as { current: SpecialDay }).current : null;
}

function isConflict(error: Error): error is ApiError {
  return error instanceof ApiError && error.code === 'DAY_CHANGED';
}

/** "Ahora: 10:00–18:00, con actualización automática." */
export function nowText(day: BusinessHours | SpecialDay): string {
  const update = day.autoUpdate ? 'con' : 'sin';
  return `Ahora: ${hoursText(day)}, ${update} actualización automática.`;
}
