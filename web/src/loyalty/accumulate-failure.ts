// Why something did not work with the points, in the words of the error catalogue (specification 8).
import { ApiError } from '../browser/api-error.ts';
import { toast } from '../ui/toast.ts';

export type PointsFailure = { title: string; description: string };

export const BAD_QR: PointsFailure = {
  title: 'QR no válido',
  description: 'Código QR no corresponde a ningún usuario',
};

/** Specification 9. */
const ERROR_TOAST_MS = 6000;

export function sayFailure(failure: PointsFailure): void {
  toast({ ...failure, tone: 'bad', durationMs: ERROR_TOAST_MS });
}

/** The server's own words, each fault of the request included. */
function reasonOf(error: Error): string {
  const details = error instanceof ApiError ? error.details : undefined;
  return details?.length ? details.map(({ message }) => message).join('. ') : error.message;
}

export function searchFailure(error: Error): PointsFailure {
  return { title: 'Error al buscar usuario', description: reasonOf(error) };
}

export function qrFailure(error: Error): PointsFailure {
  if (error instanceof ApiError && error.code === 'QR_INVALID') return BAD_QR;
  return { title: 'Error procesando QR', description: reasonOf(error) };
}

/** Without an answer nobody knows whether it was done; repeating it is safe, and says so. */
export function accumulateFailure(error: Error): PointsFailure {
  const isUnanswered = error instanceof ApiError && error.status === 0;
  const safety = isUnanswered ? ' Aunque se repita, solo cuenta una vez.' : '';
  return { title: 'Error al acumular puntos', description: reasonOf(error) + safety };
}
