// The shell that every form field shares: its label, its hint and its fault, tied to the control.
import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, as the contract says it; shown and read out with the field. */
  error?: string | undefined;
  /** For a field whose surroundings already say what it is; the label is still read out. */
  hideLabel?: boolean | undefined;
};

type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The ids that tie a control to its texts. */
export function useFieldWiring(
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  ownId?: string,
): FieldWiring {
  const generated = useId();
  const id = ownId ?? generated;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export const CONTROL_STYLE =
  'w-full min-h-12 rounded border-2 border-line-strong bg-surface px-3.5 py-2 text-base text-ink ' +
  'transition-colors placeholder:text-ink-soft/80 hover:border-ink aria-invalid:border-bad ' +
  'disabled:cursor-not-allowed disabled:opacity-60 [&[readonly]]:border-line [&[readonly]]:bg-sunk';

type Shell = FieldTexts & { className?: string | undefined };

/** Parts what the shell shows from what the control takes, and ties the two together. */
export function useField<Props extends Shell & { id?: string | undefined }>(props: Props) {
  const { label, hint, error, hideLabel, className, ...control } = props;
  const wiring = useFieldWiring({ hint, error }, props.id);
  return {
    field: { label, hint, error, hideLabel, className, wiring },
    control: { ...control, ...wiring },
  };
}

type FieldProps = Shell & { wiring: FieldWiring; children: ReactNode };

export function Field(props: FieldProps) {
  const { label, hint, error, hideLabel, wiring, className = '', children } = props;
  return (
    <div data-field className={`grid gap-1.5 ${className}`}>
      <label htmlFor={wiring.id} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      {children}
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({
  id,
  hint,
  error,
}: { id: string } & Pick<FieldTexts, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-semibold text-bad">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </>
  );
}
