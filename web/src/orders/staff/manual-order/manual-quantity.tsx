import { useWatch, type UseFormReturn } from 'react-hook-form';
import { spokenChickens } from '@brasa/core/kernel/chicken-words.ts';
import { formatChickens, tenths } from '@brasa/core/kernel/tenths.ts';
import { QUICK_QUANTITIES } from '@brasa/core/orders/pickup-slots.rules.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import {
  MANUAL_QUANTITIES,
  NO_CHICKENS,
  PAELLA,
  type ManualOrderValues,
} from './manual-order-values.ts';

const valueOf = (quantity: number) => String(quantity / 10);

const CHIPS = [
  ...QUICK_QUANTITIES.map((quantity) => ({
    value: valueOf(quantity),
    label: formatChickens(tenths(quantity)),
    spoken: spokenChickens(tenths(quantity)),
  })),
  { value: NO_CHICKENS, label: 'Paella' },
];
const OPTIONS = MANUAL_QUANTITIES.map((quantity) => ({
  value: valueOf(quantity),
  label: formatChickens(tenths(quantity)),
}));

/** How many chickens; a paella is an order of none, with its name in the details. */
export function ManualQuantity({ form }: { form: UseFormReturn<ManualOrderValues> }) {
  const quantity = useWatch({ control: form.control, name: 'quantity' });
  const choose = (value: string) => {
    form.setValue('quantity', value, { shouldDirty: true });
    form.clearErrors('quantity');
    const details = form.getValues('details').trim();
    if (value === NO_CHICKENS && details === '') form.setValue('details', PAELLA);
    if (value !== NO_CHICKENS && details === PAELLA) form.setValue('details', '');
  };
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <ChoiceChips
        label="Cantidades habituales"
        className="[&_label>span]:min-h-14 max-sm:[&_label>span]:min-w-12 max-sm:[&_label>span]:px-2.5"
        choices={CHIPS}
        value={quantity}
        onChange={choose}
      />
      <SelectField
        label="Cantidad"
        className="min-w-32 grow basis-40 sm:max-w-56"
        options={OPTIONS}
        error={form.formState.errors.quantity?.message}
        {...form.register('quantity')}
      />
    </div>
  );
}
