import type { ComponentProps } from 'react';
import { Check } from 'lucide-react';
import { Chip } from './chip.tsx';
import { FieldNotes, useFieldWiring, type FieldTexts } from './field.tsx';

type CheckChipsProps<Value extends string> = Omit<FieldTexts, 'hideLabel'> & {
  choices: readonly { value: Value; label: string }[];
  /** react-hook-form's register() of a field that holds an array. */
  field: ComponentProps<'input'>;
  className?: string;
};

/** Any number of answers, each one tap away: boxes that look like buttons. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const { label, hint, error, choices, field, className = '' } = props;
  const wiring = useFieldWiring({ hint, error });
  return (
    <fieldset
      data-field
      aria-describedby={wiring['aria-describedby']}
      className={`grid gap-1.5 ${className}`}
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            {...field}
            type="checkbox"
            value={choice.value}
            className="min-h-14 gap-2 [&_svg]:hidden peer-checked:[&_svg]:block"
          >
            <Check className="size-5 shrink-0" />
            {choice.label}
          </Chip>
        ))}
      </div>
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </fieldset>
  );
}
