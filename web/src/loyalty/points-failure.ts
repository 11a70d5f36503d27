// Why something did not work with the points, in the words of the error catalogue (specification 8).
import { ApiError } from '../browser/api-error.ts';
import { dismissToast, toast } from '../ui/toast.ts';

export type PointsFailure = { title: string; description: string };

export const UNKNOWN_QR: PointsFailure = {
  title: 'QR no válido',
  description: 'Código QR no corresponde a ningún usuario',
};

let lastSaid: number | undefined;

export function sayFailure(failure: PointsFailure): void {
  lastSaid = toast({ ...failure, tone: 'bad' });
}

/** With the next step: what was wrong with one customer must not stand beside another. */
export function takeFailureBack(): void {
  if (lastSaid !== undefined) dismissToast(lastSaid);
}

/** The server's own words, each fault of the request included. */
function reasonOf(error: Error): string {
  const details = error instanceof ApiError ? error.details : undefined;
  return details?.length ? details.map(({ message }) => message).join('. ') : error.message;
}

function isUnknownQr(error: Error): boolean {
  return error instanceof ApiError && error.code === 'QR_INVALID';
}

export function phoneSearchFailure(error: Error): PointsFailure {
  return { title: 'Error en búsqueda', description: reasonOf(error) };
}

export function qrSearchFailure(error: Error): PointsFailure {
  return isUnknownQr(error)
    ? UNKNOWN_QR
    : { title: 'Error escaneando QR', description: reasonOf(error) };
}

/** The search for whose points a payment brings. */
export function userSearchFailure(error: Error): PointsFailure {
  return { title: 'Error al buscar usuario', description: reasonOf(error) };
}

export function walletSearchFailure(error: Error): PointsFailure {
  return isUnknownQr(error)
    ? UNKNOWN_QR
    : { title: 'Error procesando QR', description: reasonOf(error) };
}

export function assignFailure(error: Error): PointsFailure {
  return changeFailure('Error asignando puntos', error);
}

export function consumeFailure(error: Error): PointsFailure {
  return changeFailure('Error consumiendo bono', error);
}

/** `isWalkIn`: a visit without an order, whose ID is then used up. */
export function accumulateFailure(error: Error, isWalkIn: boolean): PointsFailure {
  const failure = changeFailure('Error al acumular puntos', error);
  if (!isWalkIn || !isAlreadyGiven(error)) return failure;
  return { ...failure, description: `${failure.description}. ${NEXT_VISIT}` };
}

const NEXT_VISIT = 'Para otra compra, empieza una nueva visita.';

/** The order or the visit has its points, with another phone or amount. */
export function isAlreadyGiven(error: Error): boolean {
  return error instanceof ApiError && error.code === 'POINTS_ALREADY_GIVEN';
}

/** Without an answer nobody knows whether it was done; repeating it is safe, and says so. */
function changeFailure(title: string, error: Error): PointsFailure {
  const isUnanswered = error instanceof ApiError && error.status === 0;
  const safety = isUnanswered ? ' Aunque se repita, solo cuenta una vez.' : '';
  return { title, description: reasonOf(error) + safety };
}
