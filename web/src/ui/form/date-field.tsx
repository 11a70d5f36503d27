import { TextField, type TextFieldProps } from './text-field.tsx';

export type DateFieldProps = Omit<TextFieldProps, 'type'> & { type?: 'date' | 'time' };

/** A day ("YYYY-MM-DD") or a clock time ("HH:mm") in the device's own picker. */
export function DateField({ type = 'date', className = '', ...field }: DateFieldProps) {
  return <TextField {...field} type={type} className={`[&_input]:appearance-none ${className}`} />;
}
