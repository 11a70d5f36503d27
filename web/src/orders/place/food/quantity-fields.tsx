import { useWatch, type UseFormReturn } from 'react-hook-form';
import { spokenChickens } from '@brasa/core/kernel/amounts/chicken-words.ts';
import { formatChickens, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { QUANTITY_OPTIONS, QUICK_QUANTITIES } from '@brasa/core/orders/place/pickup-slots.rules.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Fractions } from '../../../ui/fractions.tsx';
import { quantityValue, type OrderFormValues } from '../order-form-values.ts';

export const quantityOption = (quantity: number) => ({
  value: quantityValue(quantity),
  label: formatChickens(tenths(quantity)),
});
export const QUICK_CHIPS = QUICK_QUANTITIES.map((quantity) => ({
  value: quantityValue(quantity),
  label: <Fractions>{formatChickens(tenths(quantity))}</Fractions>,
  spoken: spokenChickens(tenths(quantity)),
}));
const OPTIONS = QUANTITY_OPTIONS.map(quantityOption);

export function QuantityFields({ form }: { form: UseFormReturn<OrderFormValues> }) {
  const { isSubmitted } = form.formState;
  const quantity = useWatch({ control: form.control, name: 'quantity' });
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ChoiceChips
        label="Cantidades habituales"
        hideLabel
        // With the list beside them all fit into one row of a phone.
        className="max-sm:[&_label>span]:min-w-12 max-sm:[&_label>span]:px-2"
        choices={QUICK_CHIPS}
        value={quantity}
        onChange={(value) =>
          form.setValue('quantity', value, { shouldDirty: true, shouldValidate: isSubmitted })
        }
      />
      <SelectField
        label="Cantidad"
        hideLabel
        className="min-w-24 grow sm:min-w-32 sm:grow-0"
        standIn={QUICK_CHIPS.some(({ value }) => value === quantity) ? 'Otra…' : null}
        options={OPTIONS}
        aria-required
        {...registered(form, 'quantity')}
      />
    </div>
  );
}
