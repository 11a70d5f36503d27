import { useId, type ReactNode } from 'react';
import { Chip } from './chip.tsx';
import { FieldNotes, useFieldWiring, type FieldTexts } from './field.tsx';

type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Read out instead of the label where the label alone says too little ("1/2"). */
  spoken?: string;
  disabled?: boolean;
  /** Why it cannot be chosen, in a word. */
  note?: string | undefined;
};

type ChoiceChipsProps<Value extends string> = FieldTexts & {
  choices: readonly Choice<Value>[];
  /** A value that has no chip leaves all of them unchosen. */
  value: string | null;
  onChange: (value: Value) => void;
  className?: string;
};

/** A handful of answers, each one tap away: a radio group that looks like buttons. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, hint, error, hideLabel, choices, value, onChange, className = '' } = props;
  const wiring = useFieldWiring({ hint, error });
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${wiring.id}-label`}
      aria-describedby={wiring['aria-describedby']}
      aria-invalid={wiring['aria-invalid']}
      data-field
      className={`grid gap-1.5 ${className}`}
    >
      <span id={`${wiring.id}-label`} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            aria-label={choice.spoken}
            onChange={() => onChange(choice.value)}
            className="min-h-12 min-w-14 justify-center"
          >
            {choice.note === undefined ? choice.label : <Noted {...choice} />}
          </Chip>
        ))}
      </div>
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </div>
  );
}

function Noted({ label, note }: { label: ReactNode; note?: string | undefined }) {
  return (
    <span className="grid justify-items-center leading-tight">
      {label} <span className="text-[0.75rem] leading-none font-normal">{note}</span>
    </span>
  );
}
