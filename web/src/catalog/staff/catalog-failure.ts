import { ApiError } from '../../browser/api/api-error.ts';
import { isUnanswered } from '../../browser/api/error-texts.ts';

/** Why an edit of the catalogue failed: the server's own words where it has any. */
export function catalogFailure(error: Error, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  return error.serverMessage ?? (error.status === 0 ? error.message : otherwise);
}

/** Over the reason in a form that stays open: a change without an answer may have been made. */
export const notSavedTitle = (error: Error): string =>
  isUnanswered(error) ? 'No se sabe si se ha guardado' : 'No se ha guardado';
