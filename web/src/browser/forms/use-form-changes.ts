import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Change<Values> = { values: Values; isDirty: boolean };

/** Tells what the form holds with every change of it, whether it was typed or not. */
export function useFormChanges<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe'>,
  onChange: (change: Change<Values>) => void,
): void {
  const tell = useEffectEvent(onChange);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty = false }) => tell({ values, isDirty }),
      }),
    [form],
  );
}
