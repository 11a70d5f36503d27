// What annulling a movement does, said before it and after.
import type { BalanceChange, Movement } from '@brasa/core/loyalty/movements.contract.ts';
import { pointsText, signedPoints } from '@brasa/core/loyalty/points-texts.rules.ts';

const amountOf = ({ points: moved }: { points: number }) => Math.abs(moved);

/** "Se quitan 20 puntos a Lola. El pedido 12 se queda sin puntos." */
export function annulmentText(movement: Movement, who: string): string {
  const { type, orderId } = movement;
  const amount = pointsText(amountOf(movement));
  const isOne = amountOf(movement) === 1;
  if (movement.points > 0) {
    const order = orderId === null ? '' : ` El pedido ${orderId} se queda sin puntos.`;
    return `Se ${isOne ? 'quita' : 'quitan'} ${amount} a ${who}.${order}`;
  }
  const isDiscount = type === 'redeemed' && orderId !== null;
  const order = isDiscount ? ` El pedido ${orderId} pierde su descuento: se cobra entero.` : '';
  return `Se ${isOne ? 'devuelve' : 'devuelven'} ${amount} a ${who}.${order}`;
}

/** "100 puntos más: 150 disponibles.", and what of it did not come. */
export function annulledText(movement: Movement, change: BalanceChange): string {
  const [wanted, moved] = [amountOf(movement), amountOf(change)];
  const done = `${balanceText(change)}.`;
  if (moved === wanted) return done;
  const missing = moved === 0 ? `Sus ${wanted}` : `De los ${wanted}, ${wanted - moved}`;
  return movement.points > 0
    ? `${done} ${missing} ya no estaban: habían caducado o se habían corregido antes.`
    : `${done} ${missing} no vuelven: han caducado o pagan puntos que se debían.`;
}

/** "100 puntos más: 150 disponibles". */
export function balanceText(change: BalanceChange): string {
  const { points: moved, availablePoints: available } = change;
  const rest = `${available} ${available === 1 ? 'disponible' : 'disponibles'}`;
  if (moved === 0) return `El saldo no cambia: ${rest}`;
  return `${pointsText(amountOf(change))} ${moved < 0 ? 'menos' : 'más'}: ${rest}`;
}

/** How a button that is one of many says which movement it means. */
export function movementName({ points: moved, description }: Movement): string {
  return [signedPoints(moved), description].filter((part) => part !== null).join(', ');
}
