import { isUnanswered, reasonOf } from './error-texts.ts';

/** Why nothing was erased, or that nobody knows if it was; `ifUnknown` says how to find out. Null without an error. */
export function erasureFailure(error: Error | null, ifUnknown?: string) {
  if (!error) return null;
  const description = reasonOf(error);
  if (!isUnanswered(error)) return { title: 'No se ha borrado nada', description };
  const hint = ifUnknown === undefined ? '' : ` ${ifUnknown}`;
  return { title: 'No se sabe si se ha borrado', description: description + hint };
}
