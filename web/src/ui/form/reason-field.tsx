import { REASON_LENGTH } from '@brasa/core/orders/orders.rules.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Why something is given back, corrected or annulled, in a line. */
export function ReasonField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Motivo"
      name="reason"
      autoComplete="off"
      maxLength={REASON_LENGTH}
      aria-required
      {...props}
    />
  );
}
