import type { ComponentProps } from 'react';
import { CONTROL_STYLE, Field, useFieldWiring, type FieldTexts } from './field.tsx';

export type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

/** Free text that grows with what is written. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  className,
  rows = 3,
  ...area
}: TextAreaProps) {
  const wiring = useFieldWiring({ hint, error }, area.id);
  return (
    <Field {...{ label, hint, error, hideLabel, wiring, className }}>
      <textarea
        {...area}
        {...wiring}
        rows={rows}
        className={`${CONTROL_STYLE} field-sizing-content`}
      />
    </Field>
  );
}
