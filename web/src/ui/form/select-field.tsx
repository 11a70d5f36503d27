import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { CONTROL_STYLE, Field, useField, type FieldTexts } from './field.tsx';

type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
  };

/** The device's own picker: on a phone nothing drawn by us opens faster or reads better. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <span className="relative block">
        <select {...control} className={`${CONTROL_STYLE} appearance-none pr-11`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft" />
      </span>
    </Field>
  );
}
