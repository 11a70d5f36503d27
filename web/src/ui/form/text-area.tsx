import type { ComponentProps } from 'react';
import { CONTROL_STYLE, Field, useField, type FieldTexts } from './field.tsx';

export type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

export function TextArea(props: TextAreaProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <textarea rows={3} {...control} className={`${CONTROL_STYLE} field-sizing-content`} />
    </Field>
  );
}
