// How the product is ordered: what most dishes need is what they begin with, so it is folded away.
import { ChevronDown } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MAX_AHEAD_DAYS } from '@brasa/core/catalog/catalog-editing.rules.ts';
import { QUANTITY_STEPS } from '@brasa/core/catalog/menu-item.rules.ts';
import { noticeDays } from '@brasa/core/catalog/notice.rules.ts';
import { capitalised } from '@brasa/core/kernel/text/capitals.ts';
import {
  formatChickens,
  HALF,
  MAX_STAFF_QUANTITY,
  tenths,
  tenthsToDecimal,
} from '@brasa/core/kernel/amounts/tenths.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { orderingSummary } from '../ordering-words.ts';
import { payloadOf, type ProductValues } from './product-values.ts';

const CHICKENS = Array.from({ length: MAX_STAFF_QUANTITY / HALF + 1 }, (_, halves) => {
  const amount = tenths(halves * HALF);
  const label = halves === 0 ? 'Ninguno' : formatChickens(amount);
  return { value: tenthsToDecimal(amount), label };
});

const STEP_NAMES = ['Por unidades enteras', 'Por mitades'];
const STEPS = QUANTITY_STEPS.map((step, place) => ({
  value: tenthsToDecimal(step),
  label: STEP_NAMES[place] ?? '',
}));

const AHEAD = [
  { value: '', label: 'No hace falta' },
  ...Array.from({ length: MAX_AHEAD_DAYS + 1 }, (_, days) => ({
    value: String(days),
    label: capitalised(noticeDays(days)),
  })),
];

type FormProps = { form: UseFormReturn<ProductValues> };

type OrderingFieldsProps = FormProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function OrderingFields({ form, isOpen, onOpenChange }: OrderingFieldsProps) {
  return (
    <section aria-label="Cómo se encarga" className="rounded border-2 border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-14 w-full items-center gap-3 rounded px-4 py-2.5 text-left transition-colors hover:bg-sunk"
        onClick={() => onOpenChange(!isOpen)}
      >
        <span className="grid min-w-0 grow">
          <span className="font-semibold">Cómo se encarga</span>
          <Summary form={form} />
        </span>
        <ChevronDown
          className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div className="grid gap-5 px-4 pt-2 pb-4">
          <StepField form={form} />
          <TextField
            label="Mínimo"
            inputMode="decimal"
            autoComplete="off"
            hint="Lo menos que se puede encargar. Una paella, desde 2."
            className="[&_input]:max-w-32"
            {...registered(form, 'minQuantity')}
          />
          <AheadFields form={form} />
          <SelectField
            label="Pollos que lleva cada unidad"
            hint="Los que hay que asar para servirla: salen del horno y del stock."
            options={CHICKENS}
            {...registered(form, 'chickens')}
          />
        </div>
      )}
    </section>
  );
}

function Summary({ form }: FormProps) {
  // What is typed stands in the form before the first change is told of.
  const values = useWatch({ control: form.control, compute: (now: ProductValues) => now });
  return <span className="text-sm text-ink-soft">{orderingSummary(payloadOf(values))}</span>;
}

function StepField({ form }: FormProps) {
  const { control, formState, setValue } = form;
  const step = useWatch({ control, name: 'quantityStep' });
  return (
    <ChoiceChips<string>
      label="Se encarga"
      choices={STEPS}
      value={step}
      onChange={(chosen) => setValue('quantityStep', chosen, { shouldDirty: true })}
      error={formState.errors.quantityStep?.message}
    />
  );
}

function AheadFields({ form }: FormProps) {
  const days = useWatch({ control: form.control, name: 'orderAhead.days' });
  return (
    <div className="flex flex-wrap items-start gap-3 *:grow">
      <SelectField
        label="Con antelación"
        className="basis-44"
        options={AHEAD}
        {...registered(form, 'orderAhead.days')}
      />
      {days !== '' && (
        <DateField
          type="time"
          label="Hasta las"
          className="basis-32"
          {...registered(form, 'orderAhead.until')}
        />
      )}
    </div>
  );
}
