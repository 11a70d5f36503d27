import type { ComponentProps } from 'react';
import { Check } from 'lucide-react';
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
    <fieldset aria-describedby={wiring['aria-describedby']} className={`grid gap-1.5 ${className}`}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className="relative">
            <input
              {...field}
              type="checkbox"
              value={choice.value}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded"
            />
            <span className="pointer-events-none flex min-h-14 items-center gap-2 rounded border-2 border-line-strong bg-surface px-4 font-semibold transition-colors peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action peer-hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus [&_svg]:hidden peer-checked:[&_svg]:block">
              <Check aria-hidden="true" className="size-5 shrink-0" />
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </fieldset>
  );
}
