import { cents, formatEuros } from '@brasa/core/kernel/cents.ts';
import { negatePoints, type Points } from '@brasa/core/kernel/points.ts';
import type { PointTransactionType } from '@brasa/core/loyalty/loyalty.contract.ts';

/** A discount in euros: "5 €", "4,20 €". */
export function eurosText(euros: number): string {
  return Number.isInteger(euros) ? `${euros} €` : formatEuros(cents(Math.round(euros * 100)));
}

/** "+20", "−100", with the sign that is read aloud as one. */
export function signedPoints(points: Points): string {
  return points < 0 ? `−${negatePoints(points)}` : `+${points}`;
}

export const TRANSACTION_TEXTS: Record<PointTransactionType, string> = {
  earned: 'Puntos ganados',
  redeemed: 'Bono usado',
  expired: 'Puntos caducados',
  manual_adjustment: 'Ajuste de puntos',
};
