// How a day is said where it is near: apart from the other texts (date-texts.ts), since a page to read has none
// (docs/rules/kernel.md#dates-and-times-on-screen).
import { capitalised } from '../text/capitals.ts';
import { daysBetween, distance, shortDay, spokenDay, type Language } from './date-texts.ts';
import type { Day } from './madrid-time.ts';

/** "hoy", "mañana", "ayer"; null for any other day. */
function nearDay(day: Day, today: Day, language: Language): string | null {
  const away = daysBetween(today, day);
  return Math.abs(away) > 1 ? null : distance(away, 'day', language, 'auto');
}

/** "hoy", "mañana", "ayer", else the weekday with its date. */
export function relativeDay(day: Day, today: Day, language: Language = 'es'): string {
  return nearDay(day, today, language) ?? shortDay(day, language);
}

/** relativeDay() at the beginning of a line: "Hoy", "Jueves 26/11/2026". */
export function relativeDayTitle(day: Day, today: Day, language: Language = 'es'): string {
  return capitalised(relativeDay(day, today, language));
}

/** What customers read: "hoy", "mañana", else "jueves 26 de noviembre". */
export function saidDay(day: Day, today: Day): string {
  return nearDay(day, today, 'es') ?? spokenDay(day, today);
}

/** The same at the beginning of a line. */
export function saidDayTitle(day: Day, today: Day): string {
  return capitalised(saidDay(day, today));
}

/** What customers read where both say more: "Hoy, sábado 21 de noviembre", else "Jueves 26 de noviembre". */
export function saidDayInFull(day: Day, today: Day): string {
  const names = [nearDay(day, today, 'es'), spokenDay(day, today)];
  return capitalised(names.filter((name) => name !== null).join(', '));
}

type DayTitleOptions = { between?: string; language?: Language };

/** Both at once where that says more: "Hoy, sábado 21/11/2026", else "Jueves 26/11/2026". */
export function dayTitle(
  day: Day,
  today: Day,
  { between = ', ', language = 'es' }: DayTitleOptions = {},
): string {
  const names = [nearDay(day, today, language), shortDay(day, language)];
  return capitalised(names.filter((name) => name !== null).join(between));
}
