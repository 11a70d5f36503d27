// Points in words (docs/rules/loyalty.md#next-expiries).
import { cents, formatEuros } from '../kernel/amounts/cents.ts';
import { plainDay } from '../kernel/time/date-texts.ts';
import type { Day } from '../kernel/time/madrid-time.ts';
import { negatePoints, type Points } from '../kernel/amounts/points.ts';
import type { PointTransactionType } from './loyalty.contract.ts';

/** "1 punto", "20 puntos"; also of what stands in a form, which need not be whole yet. */
export function pointsText(points: number): string {
  return `${points} ${points === 1 ? 'punto' : 'puntos'}`;
}

/** "20 puntos caducan el 3/12/2026", of the last day on which they are good. */
export function expiryText({ points, lastDay }: { points: number; lastDay: string }): string {
  const expire = points === 1 ? 'caduca' : 'caducan';
  return `${pointsText(points)} ${expire} el ${plainDay(lastDay as Day)}`;
}

/** A discount in euros: "5 €", "4,20 €". */
export function eurosText(euros: number): string {
  return Number.isInteger(euros) ? `${euros} €` : formatEuros(cents(Math.round(euros * 100)));
}

/** "+20", "−100", with the sign that is read aloud as one. */
export function signedPoints(points: Points): string {
  return points < 0 ? `−${negatePoints(points)}` : `+${points}`;
}

const TRANSACTION_TEXTS: Record<PointTransactionType, string> = {
  earned: 'Puntos ganados',
  redeemed: 'Bono usado',
  expired: 'Puntos caducados',
  manual_adjustment: 'Ajuste de puntos',
};

const TEXTS_BY_TYPE = new Map<string, string>(Object.entries(TRANSACTION_TEXTS));

/** "Puntos ganados"; "Movimiento de puntos" for a type that is not known. */
export function transactionText(type: string): string {
  return TEXTS_BY_TYPE.get(type) ?? 'Movimiento de puntos';
}
