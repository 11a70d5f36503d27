import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** Puts the value into the field as one that nobody has typed; nothing happens where it is there. */
export function propose<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'resetField'>,
  name: Name,
  value: FieldPathValue<Values, Name>,
): void {
  if (form.getValues(name) !== value) form.resetField(name, { defaultValue: value });
}
