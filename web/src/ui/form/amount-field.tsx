import { TextField, type TextFieldProps } from './text-field.tsx';

/** An amount in euros, as it is typed. */
export function AmountField(field: TextFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" placeholder="0,00 €" {...field} />;
}
