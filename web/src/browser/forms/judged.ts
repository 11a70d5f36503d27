// What a resolver answers once a contract has judged a form.
import {
  set,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type ResolverResult,
} from 'react-hook-form';
import type { FieldFault } from './server-faults.ts';

type Issues = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/**
 * The contract's faults by the form's fields; `fieldOf` answers the field of a whole path, or else of what
 * it begins with, and undefined where the form has none.
 */
export function contractFaults<Field extends string>(
  error: Issues | undefined,
  fieldOf: (path: string) => Field | undefined,
): FieldFault<Field>[] {
  return (error?.issues ?? []).flatMap(({ path, message }) => {
    const field = fieldOf(path.map(String).join('.')) ?? fieldOf(String(path[0]));
    return field === undefined ? [] : [{ field, message }];
  });
}

/** The values where nothing is wrong, else the first fault of each field. */
export function judged<Values extends FieldValues>(
  values: Values,
  faults: readonly FieldFault<FieldPath<Values>>[],
): ResolverResult<Values> {
  if (faults.length === 0) return { values, errors: {} };
  const errors = new Map<string, { type: string; message: string }>();
  for (const { field, message } of faults) {
    if (!errors.has(field)) errors.set(field, { type: 'contract', message });
  }
  const nested: FieldErrors<Values> = {};
  for (const [field, error] of errors) set(nested, field, error);
  return { values: {}, errors: nested };
}
