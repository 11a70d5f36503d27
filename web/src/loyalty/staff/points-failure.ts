// Why something did not work with the points, in the words of the error catalogue.
// See docs/rules/loyalty.md#points-messages.
import { hasCode } from '../../browser/api/api-error.ts';
import { changeReasonOf, reasonOf } from '../../browser/api/error-texts.ts';
import { dismissToast, toast } from '../../ui/toast/toast.ts';

export type PointsFailure = { title: string; description: string };

export const UNKNOWN_QR: PointsFailure = {
  title: 'QR no válido',
  description: 'Código QR no corresponde a ningún usuario',
};

let lastSaid: number | undefined;

export function toastFailure(failure: PointsFailure): void {
  lastSaid = toast({ ...failure, tone: 'bad' });
}

/** With the next step: what was wrong with one customer must not stand beside another. */
export function dismissFailure(): void {
  if (lastSaid !== undefined) dismissToast(lastSaid);
}

const SEARCH_TITLES = {
  phone: 'Error en búsqueda',
  qr: 'Error escaneando QR',
  user: 'Error al buscar usuario',
  wallet: 'Error procesando QR',
};

export function searchFailure(error: Error, by: keyof typeof SEARCH_TITLES): PointsFailure {
  if (hasCode(error, 'QR_INVALID')) return UNKNOWN_QR;
  return { title: SEARCH_TITLES[by], description: reasonOf(error) };
}

export function assignFailure(error: Error): PointsFailure {
  return { title: 'Error asignando puntos', description: changeReasonOf(error) };
}

export function consumeFailure(error: Error): PointsFailure {
  return { title: 'Error consumiendo bono', description: changeReasonOf(error) };
}

export function annulFailure(error: Error): PointsFailure {
  return { title: 'Error al anular el movimiento', description: changeReasonOf(error) };
}

export function correctFailure(error: Error): PointsFailure {
  return { title: 'Error al corregir los puntos', description: changeReasonOf(error) };
}

/** `isWalkIn`: a visit without an order, whose ID is then used up. */
export function accumulateFailure(error: Error, isWalkIn: boolean): PointsFailure {
  const title = 'Error al acumular puntos';
  const description = changeReasonOf(error);
  if (!isWalkIn || !isAlreadyGiven(error)) return { title, description };
  return { title, description: `${description}. ${NEXT_VISIT}` };
}

const NEXT_VISIT = 'Para otra compra, empieza una nueva visita.';

export function isAlreadyGiven(error: Error): boolean {
  return hasCode(error, 'POINTS_ALREADY_GIVEN');
}
