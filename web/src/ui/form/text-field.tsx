import type { ComponentProps } from 'react';
import { CONTROL_STYLE, Field, useField, type FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'children'>;

/** One line of text; spread what registered() answers into it. */
export function TextField(props: TextFieldProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <input {...control} className={CONTROL_STYLE} />
    </Field>
  );
}

export function AmountField(field: TextFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" placeholder="0,00 €" {...field} />;
}
