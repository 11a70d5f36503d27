import { TextField, type TextFieldProps } from './text-field.tsx';

export function AmountField(field: TextFieldProps) {
  return <TextField inputMode="decimal" autoComplete="off" placeholder="0,00 €" {...field} />;
}
