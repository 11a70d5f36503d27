// What was entered once and may have arrived without an answer stays to be repeated as it was, under its own key.
import { ApiError } from './api-error.ts';
import { isUnanswered } from './error-texts.ts';
import { leavesOutcomeUnknown } from './retried-mutation.ts';

/** What is said of it. */
export const OUTCOME_UNKNOWN = 'Sin conexión con el servidor: no se sabe si ha llegado.';

/** `isRepeat`: it had gone out before without an answer; a refusal for the session says nothing of that. */
export function maySentHaveArrived(error: Error, isRepeat: boolean): boolean {
  if (isRepeat && leavesOutcomeUnknown(error)) return true;
  // Only a refusal says that nothing was done; something may have broken after it was.
  return !(error instanceof ApiError) || isUnanswered(error) || error.status >= 500;
}
