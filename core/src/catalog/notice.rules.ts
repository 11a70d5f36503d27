// How what has to be ordered ahead is said; its own file, since public pages load it.
import type { OrderAhead } from './menu-item.rules.ts';

/** "el mismo día", "el día antes", "2 días antes". */
export function noticeDays(days: number): string {
  if (days === 0) return 'el mismo día';
  return days === 1 ? 'el día antes' : `${days} días antes`;
}

/** "el día antes, hasta las 20:00". */
export function noticeWords({ days, until }: OrderAhead): string {
  return `${noticeDays(days)}, hasta las ${until}`;
}
