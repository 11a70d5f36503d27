import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { COINS } from '@brasa/core/books/cash.rules.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';
import { registered } from '../../browser/forms/registered.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { AmountField, TextField } from '../../ui/form/text-field.tsx';
import { useCountValues } from './use-count-values.ts';
import { coinName, countedOf, type CountValues, type CountWay } from './count-values.ts';

const WAYS: readonly { value: CountWay; label: string }[] = [
  { value: 'sum', label: 'Una suma' },
  { value: 'coins', label: 'Billetes y monedas' },
];

type CountStepProps = {
  form: UseFormReturn<CountValues>;
  /** Why it could not be compared. */
  error: Error | null;
  isPending: boolean;
  onCounted: () => void;
  onCancel: () => void;
};

/** How much lies in the drawer, and how much of it stays there. */
export function CountStep({ form, error, isPending, onCounted, onCancel }: CountStepProps) {
  const way = useWatch({ control: form.control, name: 'way' });
  return (
    <form
      noValidate
      aria-label="Contar el cajón"
      className="grid gap-5"
      onSubmit={form.handleSubmit(onCounted)}
    >
      <ChoiceChips
        label="Cómo lo cuentas"
        className="[&_label]:grow [&_label>span]:min-h-14"
        choices={WAYS}
        value={way}
        onChange={(chosen) => {
          form.setValue('way', chosen);
          form.clearErrors();
        }}
      />
      {way === 'sum' ? <SumField form={form} /> : <CoinFields form={form} />}
      <LeftField form={form} />
      {error && <FormError title="No se pudo comparar">{reasonOf(error)}</FormError>}
      <DialogButtons
        row="flex-wrap *:grow"
        size="large"
        onCancel={onCancel}
        pending={isPending}
        pendingText="Comparando..."
      >
        Comparar
      </DialogButtons>
    </form>
  );
}

type FormProps = Pick<CountStepProps, 'form'>;

function SumField({ form }: FormProps) {
  useEffect(() => form.setFocus('sum'), [form]);
  return (
    <AmountField
      label="Efectivo contado"
      className="[&_input]:min-h-16 [&_input]:text-2xl [&_input]:font-bold"
      {...registered(form, 'sum')}
    />
  );
}

function CoinFields({ form }: FormProps) {
  const counted = countedOf(useCountValues(form));
  useEffect(() => form.setFocus('coins.0'), [form]);
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Billetes y monedas</legend>
      <div className="grid grid-cols-3 gap-x-3 gap-y-2 [&_label]:text-sm">
        {COINS.map((coin, place) => (
          <TextField
            key={coin}
            label={coinName(coin)}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            maxLength={4}
            {...registered(form, `coins.${place}`)}
          />
        ))}
      </div>
      <p role="status" className="flex items-baseline justify-between text-lg font-bold">
        <span>Contado</span>
        <span className="tabular-nums">{counted === null ? '–' : formatEuros(counted)}</span>
      </p>
    </fieldset>
  );
}

/** Mostly nothing or all of it stays: each is one tap. */
function LeftField({ form }: FormProps) {
  const counted = countedOf(useCountValues(form));
  const leave = (typed: string) => {
    form.setValue('left', typed);
    form.clearErrors('left');
  };
  return (
    <div className="grid gap-2">
      <AmountField
        label="Se queda en el cajón"
        hint="Con esto empieza el próximo día"
        {...registered(form, 'left')}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => leave('0')}>
          Nada
        </Button>
        {counted !== null && counted > 0 && (
          <Button variant="secondary" onClick={() => leave(formatEuros(counted))}>
            Todo, {formatEuros(counted)}
          </Button>
        )}
      </div>
    </div>
  );
}
