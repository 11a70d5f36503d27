import { useWatch, type UseFormReturn } from 'react-hook-form';
import { registered } from '../../../browser/forms/registered.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { QUICK_CHIPS, quantityOption } from '../../place/quantity-fields.tsx';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { MANUAL_QUANTITIES, NO_CHICKENS, PAELLA } from './manual-order-values.ts';

const CHIPS = [...QUICK_CHIPS, { value: NO_CHICKENS, label: 'Paella' }];
const OPTIONS = MANUAL_QUANTITIES.map(quantityOption);

/** How many chickens; a paella is an order of none, with its name in the details. */
export function ManualQuantity({ form }: { form: UseFormReturn<StaffOrderValues> }) {
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
        {...registered(form, 'quantity')}
      />
    </div>
  );
}
