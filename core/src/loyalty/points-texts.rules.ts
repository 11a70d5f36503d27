// Points in words (docs/rules/loyalty.md#next-expiries).
import { plainDay } from '../kernel/date-texts.ts';
import type { Day } from '../kernel/madrid-time.ts';

/** "1 punto", "20 puntos"; also of what stands in a form, which need not be whole yet. */
export function pointsText(points: number): string {
  return `${points} ${points === 1 ? 'punto' : 'puntos'}`;
}

/** "20 puntos caducan el 3/12/2026", of the last day on which they are good. */
export function expiryText({ points, lastDay }: { points: number; lastDay: string }): string {
  const expire = points === 1 ? 'caduca' : 'caducan';
  return `${pointsText(points)} ${expire} el ${plainDay(lastDay as Day)}`;
}
