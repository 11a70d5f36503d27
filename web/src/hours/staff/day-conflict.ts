// A day that somebody else, or Google, has changed while it was edited here.
import type { BusinessHours, SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { hoursText } from '../week/week.ts';

/** "Ahora: 10:00–18:00, con actualización automática." */
export function nowText(day: BusinessHours | SpecialDay): string {
  const update = day.autoUpdate ? 'con' : 'sin';
  return `Ahora: ${hoursText(day)}, ${update} actualización automática.`;
}
