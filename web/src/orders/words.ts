// How an order's quantity and day are said in Spanish.
import { addDays, dayOfWeek, formatDay, type Day } from '@brasa/core/kernel/madrid-time.ts';
import { formatChickens, type Tenths } from '@brasa/core/kernel/tenths.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** "pollo" up to one, "pollos" from there on and for none. */
export function chickenNoun(quantity: Tenths): string {
  return quantity > 0 && quantity <= 10 ? 'pollo' : 'pollos';
}

/** "1/2 pollo", "2 1/2 pollos". */
export function chickenWords(quantity: Tenths): string {
  return `${formatChickens(quantity)} ${chickenNoun(quantity)}`;
}

/** "1/2" is read out as a fraction or a date; these words are not. */
export function spokenChickens(quantity: Tenths): string {
  const whole = Math.floor(quantity / 10);
  const hasHalf = quantity % 10 !== 0;
  if (whole === 0) return hasHalf ? 'Medio pollo' : 'Ningún pollo';
  return `${whole} ${whole === 1 ? 'pollo' : 'pollos'}${hasHalf ? ' y medio' : ''}`;
}

export function weekdayWord(day: Day): string {
  return WEEKDAYS[dayOfWeek(day)] ?? '';
}

/** "sábado 21/11". */
export function shortDay(day: Day): string {
  return `${weekdayWord(day)} ${formatDay(day).slice(0, 5)}`;
}

/** "hoy", "mañana", "ayer", else the weekday with its date. */
export function relativeDay(day: Day, today: Day): string {
  if (day === today) return 'hoy';
  if (day === addDays(today, 1)) return 'mañana';
  if (day === addDays(today, -1)) return 'ayer';
  return shortDay(day);
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}
