import { useEffectEvent, useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn, FieldPath, FieldPathValue } from 'react-hook-form';

type Change<Values> = {
  values: Values;
  isDirty: boolean;
  /** The field that was filled in; none where the form was reset, or a value was proposed. */
  name: string | undefined;
};

/** Tells what the form holds with every change of it, whether it was typed or not. */
export function useFormChanges<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe'>,
  onChange: (change: Change<Values>) => void,
): void {
  const tell = useEffectEvent(onChange);
  // Before anybody can change what is on the page.
  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty = false, name }) => tell({ values, isDirty, name }),
      }),
    [form],
  );
}

/** Puts the value into the field as one that nobody has typed; nothing happens where it is there. */
export function propose<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'resetField'>,
  name: Name,
  value: FieldPathValue<Values, Name>,
): void {
  if (form.getValues(name) !== value) form.resetField(name, { defaultValue: value });
}
