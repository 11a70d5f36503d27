import { useWatch, type UseFormReturn } from 'react-hook-form';
import { spokenChickens } from '@brasa/core/kernel/chicken-words.ts';
import { formatChickens, tenths } from '@brasa/core/kernel/tenths.ts';
import { QUANTITY_OPTIONS, QUICK_QUANTITIES } from '@brasa/core/orders/pickup-slots.rules.ts';
import { registered } from '../../browser/forms/registered.ts';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { quantityValue, type OrderFormValues } from './order-form-values.ts';

export const quantityOption = (quantity: number) => ({
  value: quantityValue(quantity),
  label: formatChickens(tenths(quantity)),
});
export const QUICK_CHIPS = QUICK_QUANTITIES.map((quantity) => ({
  ...quantityOption(quantity),
  spoken: spokenChickens(tenths(quantity)),
}));
const OPTIONS = QUANTITY_OPTIONS.map(quantityOption);

export function QuantityFields({ form }: { form: UseFormReturn<OrderFormValues> }) {
  const { isSubmitted } = form.formState;
  const quantity = useWatch({ control: form.control, name: 'quantity' });
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <ChoiceChips
        label="Cantidades habituales"
        choices={QUICK_CHIPS}
        value={quantity}
        onChange={(value) =>
          form.setValue('quantity', value, { shouldDirty: true, shouldValidate: isSubmitted })
        }
      />
      <SelectField
        label="Cantidad"
        className="min-w-32 grow basis-40 sm:max-w-56"
        options={OPTIONS}
        aria-required
        {...registered(form, 'quantity')}
      />
    </div>
  );
}
