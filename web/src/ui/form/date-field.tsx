import type { ComponentProps } from 'react';
import { CONTROL_STYLE, Field, useFieldWiring, type FieldTexts } from './field.tsx';

export type DateFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type'> & { type?: 'date' | 'time' };

/** A day ("YYYY-MM-DD") or a clock time ("HH:mm") in the device's own picker. */
export function DateField({
  label,
  hint,
  error,
  hideLabel,
  className,
  type = 'date',
  ...input
}: DateFieldProps) {
  const wiring = useFieldWiring({ hint, error }, input.id);
  return (
    <Field {...{ label, hint, error, hideLabel, wiring, className }}>
      <input {...input} {...wiring} type={type} className={`${CONTROL_STYLE} appearance-none`} />
    </Field>
  );
}
