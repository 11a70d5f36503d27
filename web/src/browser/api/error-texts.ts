// What a failed call says to the person at the screen. Apart from api-error.ts, which every page loads.
import { ApiError } from './api-error.ts';

/**
 * Whether the call has had no answer that says what became of it: what was to be done may have been done. A proxy that could not pass
 * the answer on says 5xx without the shop's words, and a shop without its database says that it is away.
 */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, serverMessage, code } = error;
  return status === 0 || code === 'NOT_READY' || (status >= 500 && serverMessage === undefined);
}

/** Said where an answer has no words of its own, as a proxy's in English has none for a customer. */
const NO_WORDS = 'El servidor no ha podido responder. Inténtalo de nuevo.';

/** Whether something between here and the shop has answered, or the shop itself without a word. */
export function isWordless(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 0 && error.serverMessage === undefined;
}

/** The server's own words: the faults of the request one by one where it names them. */
export function reasonOf(error: Error): string {
  const details = error instanceof ApiError ? error.details : undefined;
  if (details?.length) return details.map(({ message }) => message).join('. ');
  return isWordless(error) ? NO_WORDS : error.message;
}

const COUNTS_ONCE = 'Aunque se repita, solo cuenta una vez.';

/**
 * The same of a change that is sent with a key: without an answer nobody knows whether it was done;
 * repeating it is safe, and that is said.
 */
export function changeReasonOf(error: Error): string {
  return reasonOf(error) + (isUnanswered(error) ? ` ${COUNTS_ONCE}` : '');
}

/** A text of the screen's own, said where the server has none, with the same after it. */
export const withCountsOnce = (text: string, error: Error): string =>
  isUnanswered(error) ? `${text}. ${COUNTS_ONCE}` : text;

/** As changeReasonOf(); undefined where the server refused without a word. */
export function changeReasonIfTold(error: Error): string | undefined {
  const refusal = error instanceof ApiError ? error : undefined;
  const isSilent = !refusal?.details?.length && !refusal?.serverMessage;
  return isSilent && !isUnanswered(error) ? undefined : changeReasonOf(error);
}

/** Over the reason in a form that stays open: a change without an answer may have been made. */
export const notSavedTitle = (error: Error): string =>
  isUnanswered(error) ? 'No se sabe si se ha guardado' : 'No se ha guardado';
