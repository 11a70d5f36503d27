import type { ComponentProps } from 'react';
import { FieldNotes, useFieldWiring, type FieldTexts } from './field.tsx';

export type CheckboxProps = Omit<FieldTexts, 'hideLabel'> & Omit<ComponentProps<'input'>, 'type'>;

/** A native box, so that forms, register() and assistive technology treat it as one. */
export function Checkbox({ label, hint, error, className = '', ...input }: CheckboxProps) {
  const wiring = useFieldWiring({ hint, error }, input.id);
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={wiring.id} className="target flex cursor-pointer items-center gap-3">
        <input
          {...input}
          {...wiring}
          type="checkbox"
          className="size-6 shrink-0 cursor-pointer accent-action disabled:cursor-not-allowed"
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </div>
  );
}
