// How days are called in Spanish, and how they are called seen from today.
import { addDays, dayOfWeek, formatDay, type Day } from './madrid-time.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** "sábado" for 6, as business_hours.dayOfWeek counts: 0 is Sunday. Empty for what is no weekday. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

/** "Sábado" for 6; as weekdayName(). */
export function weekdayTitle(weekday: number): string {
  return capitalised(weekdayName(weekday));
}

/** "sábado 21/11/2026" (docs/rules/kernel.md#dates-and-times-on-screen). */
export function shortDay(day: Day): string {
  return `${weekdayName(dayOfWeek(day))} ${formatDay(day)}`;
}

/** "hoy", "mañana", "ayer"; null for any other day. */
function nearDay(day: Day, today: Day): string | null {
  if (day === today) return 'hoy';
  if (day === addDays(today, 1)) return 'mañana';
  return day === addDays(today, -1) ? 'ayer' : null;
}

/** "hoy", "mañana", "ayer", else the weekday with its date. */
export function relativeDay(day: Day, today: Day): string {
  return nearDay(day, today) ?? shortDay(day);
}

/** relativeDay() at the beginning of a line: "Hoy", "Jueves 26/11/2026". */
export function relativeDayTitle(day: Day, today: Day): string {
  return capitalised(relativeDay(day, today));
}

/** Both at once where that says more: "Hoy, sábado 21/11/2026", else "Jueves 26/11/2026". */
export function dayTitle(day: Day, today: Day, between = ', '): string {
  return capitalised(
    [nearDay(day, today), shortDay(day)].filter((name) => name !== null).join(between),
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
