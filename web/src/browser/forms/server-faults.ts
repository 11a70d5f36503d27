// Faults that the server has found go where the form's own would stand.
import { ApiError } from '../api/api-error.ts';

export type FieldFault<Field extends string> = { field: Field; message: string };

/**
 * The faults of a refusal by the form's fields. `fieldOf` answers the field of a path in the request,
 * undefined where the form has none; `fieldOfCode` names refusals that as a whole speak of one field.
 */
export function serverFaults<Field extends string>(
  error: unknown,
  fieldOf: (path: string) => Field | undefined,
  fieldOfCode: Readonly<Record<string, Field>> = {},
): FieldFault<Field>[] {
  if (!(error instanceof ApiError)) return [];
  const whole = fieldOfCode[error.code ?? ''];
  if (whole !== undefined) return [{ field: whole, message: error.message }];
  return (error.details ?? []).flatMap(({ path, message }) => {
    const field = fieldOf(path);
    return field === undefined ? [] : [{ field, message }];
  });
}

export function oneOf<Field extends string>(
  ...names: readonly Field[]
): (path: string) => Field | undefined {
  return (path) => names.find((name) => name === path);
}

/** A field of the form that holds such values, or undefined. */
export function fieldIn<Values extends object>(
  values: Values,
): (path: string) => (keyof Values & string) | undefined {
  return oneOf(...(Object.keys(values) as (keyof Values & string)[]));
}

type Marked<Field extends string> = {
  setError: (
    field: Field,
    error: { type: string; message: string },
    options: { shouldFocus: boolean },
  ) => void;
};

/** Shows the faults beside their fields, the focus in the first unless it has to stay. */
export function showFaults<Field extends string>(
  form: Marked<Field>,
  faults: readonly FieldFault<Field>[],
  { shouldFocus = true } = {},
): void {
  faults.forEach(({ field, message }, place) => {
    const options = { shouldFocus: shouldFocus && place === 0 };
    form.setError(field, { type: 'server', message }, options);
  });
}
