// Why something did not work at the counter, in the words of the error catalogue (specification 8).
import { ApiError } from '../browser/api-error.ts';
import { dismissToast, toast } from '../ui/toast.ts';

export type QuickPointsFailure = { title: string; description: string };

export const UNKNOWN_QR: QuickPointsFailure = {
  title: 'QR no válido',
  description: 'Código QR no corresponde a ningún usuario',
};

/** Specification 9. */
const ERROR_TOAST_MS = 6000;

let lastSaid: number | undefined;

export function sayFailure(failure: QuickPointsFailure): void {
  lastSaid = toast({ ...failure, tone: 'bad', durationMs: ERROR_TOAST_MS });
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

export function phoneSearchFailure(error: Error): QuickPointsFailure {
  return { title: 'Error en búsqueda', description: reasonOf(error) };
}

export function qrSearchFailure(error: Error): QuickPointsFailure {
  if (error instanceof ApiError && error.code === 'QR_INVALID') return UNKNOWN_QR;
  return { title: 'Error escaneando QR', description: reasonOf(error) };
}

export function assignFailure(error: Error): QuickPointsFailure {
  return changeFailure('Error asignando puntos', error);
}

export function consumeFailure(error: Error): QuickPointsFailure {
  return changeFailure('Error consumiendo bono', error);
}

/** Without an answer nobody knows whether it was done; repeating it is safe, and says so. */
function changeFailure(title: string, error: Error): QuickPointsFailure {
  const isUnanswered = error instanceof ApiError && error.status === 0;
  const safety = isUnanswered ? ' Aunque se repita, solo cuenta una vez.' : '';
  return { title, description: reasonOf(error) + safety };
}
