import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { CONTROL_STYLE, Field, useField, type FieldTexts } from './field.tsx';

type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    /** Beside chips: shown in place of a value that is one of them; any other looks like a chosen chip. */
    standIn?: string | null;
  };

/** The list that opens keeps its own colours. */
const lookBesideChips = (standIn: string | null): string =>
  `font-semibold [&>option]:bg-surface [&>option]:text-ink ${standIn === null ? 'border-action! bg-action! text-on-action!' : 'text-transparent!'}`;

/** The device's own picker: on a phone nothing drawn by us opens faster or reads better. */
export function SelectField({ options, placeholder, standIn, ...props }: SelectFieldProps) {
  const { field, control } = useField(props);
  const look = standIn === undefined ? '' : lookBesideChips(standIn);
  return (
    <Field {...field}>
      <span className="relative block">
        <select {...control} className={`${CONTROL_STYLE} appearance-none pr-9 ${look}`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        {standIn && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center font-semibold"
          >
            {standIn}
          </span>
        )}
        <ChevronDown
          className={`pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 ${standIn === null ? 'text-on-action' : 'text-ink-soft'}`}
        />
      </span>
    </Field>
  );
}
