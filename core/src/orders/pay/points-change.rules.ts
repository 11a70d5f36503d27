// What became of an order's points, in the words of the desk (docs/rules/orders.md#points-follow-the-order).
import type { PointsChange } from './points-change.contract.ts';

function countPoints(amount: number): string {
  return amount === 1 ? '1 punto' : `${amount} puntos`;
}

function earnedText(earned: number): string[] {
  if (earned === 0) return [];
  return [earned > 0 ? `Da ${countPoints(earned)} más` : `Da ${countPoints(-earned)} menos`];
}

function redeemedText(redeemed: number): string[] {
  if (redeemed === 0) return [];
  if (redeemed < 0) return [`Devuelve al bono ${countPoints(-redeemed)}`];
  return [`El descuento vuelve a costar ${countPoints(redeemed)}`];
}

/** "Da 24 puntos menos. 4 puntos ya no estaban." */
export function describePointsChange({ earned, redeemed, missing }: PointsChange): string {
  const parts = [...earnedText(earned), ...redeemedText(redeemed)];
  if (missing > 0)
    parts.push(missing === 1 ? '1 punto ya no estaba' : `${missing} puntos ya no estaban`);
  if (parts.length === 0) return 'Los puntos quedan como están.';
  return `${parts.join('. ')}.`;
}
