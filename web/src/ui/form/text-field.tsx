import type { ComponentProps } from 'react';
import { CONTROL_STYLE, Field, useFieldWiring, type FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'children'>;

/** One line of text; spread react-hook-form's register() into it. */
export function TextField({ label, hint, error, hideLabel, className, ...input }: TextFieldProps) {
  const wiring = useFieldWiring({ hint, error }, input.id);
  return (
    <Field {...{ label, hint, error, hideLabel, wiring, className }}>
      <input {...input} {...wiring} className={CONTROL_STYLE} />
    </Field>
  );
}
