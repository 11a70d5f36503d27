import { useRef } from 'react';
import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext, type UseFormReturn } from 'react-hook-form';
import { VAT_RATES } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { DESCRIPTION_LENGTH, MAX_INVOICE_LINES } from '@brasa/core/invoices/invoices.contract.ts';
import { registered } from '../../browser/forms/registered.ts';
import { Button } from '../../ui/button/button.tsx';
import { DeleteButton } from '../../ui/button/delete-button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { AmountField, TextField } from '../../ui/form/text-field.tsx';
import { NEW_LINE, type WithLines } from './line-values.ts';

const RATES = VAT_RATES.map((rate) => ({ value: String(rate), label: `${rate} %` }));

type LinesEditorProps = {
  /** What the button for one more reads. */
  addLabel: string;
  /** Amounts may be below nothing. */
  isSigned?: boolean;
  /** How few there may be. */
  least?: number;
  /** What the first line holds, where there is none yet. */
  firstLines?: () => WithLines['lines'];
};

/** The lines of the form around it, each with its IVA; their amounts are with it. */
export function LinesEditor(props: LinesEditorProps) {
  const { addLabel, isSigned = false, least = 0, firstLines = () => [NEW_LINE] } = props;
  const form = useFormContext<WithLines>();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const adder = useRef<HTMLButtonElement>(null);
  const fault = form.formState.errors.lines?.message;
  return (
    <div className="grid gap-3">
      {fields.length > 0 && (
        <ol className="grid gap-3">
          {fields.map((field, index) => (
            <LineFields
              key={field.id}
              {...{ form, index, isSigned }}
              onRemove={
                fields.length > least
                  ? () => {
                      remove(index);
                      adder.current?.focus();
                    }
                  : null
              }
            />
          ))}
        </ol>
      )}
      {fault !== undefined && <FormError>{fault}</FormError>}
      <Button
        ref={adder}
        variant="secondary"
        className="min-h-14 sm:justify-self-start"
        aria-disabled={fields.length >= MAX_INVOICE_LINES}
        onClick={() => {
          if (fields.length === 0) append(firstLines());
          else if (fields.length < MAX_INVOICE_LINES) append(NEW_LINE);
        }}
      >
        <Plus className="size-5" /> {addLabel}
      </Button>
    </div>
  );
}

type LineFieldsProps = {
  form: UseFormReturn<WithLines>;
  index: number;
  isSigned: boolean;
  onRemove: (() => void) | null;
};

function LineFields({ form, index, isSigned, onRemove }: LineFieldsProps) {
  const place = `lines.${index}` as const;
  return (
    <li
      aria-label={`Línea ${index + 1}`}
      className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3"
    >
      <TextField
        label="Descripción"
        className="col-span-3"
        autoComplete="off"
        maxLength={DESCRIPTION_LENGTH}
        {...registered(form, `${place}.description`)}
      />
      <SelectField label="IVA" options={RATES} {...registered(form, `${place}.rate`)} />
      {/* The decimal keyboard of some phones has no minus sign. */}
      <AmountField
        label="Importe"
        {...(isSigned && { inputMode: 'text' })}
        {...registered(form, `${place}.total`)}
      />
      {onRemove && (
        <span className="pt-7">
          <DeleteButton
            name={`línea ${index + 1}`}
            tip="Quita la línea"
            pending={false}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  );
}
