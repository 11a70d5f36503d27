import { useRef } from 'react';
import { Check } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { namesPaella, withoutPaella, withPaella } from '@brasa/core/orders/lines/paella.rules.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { QUICK_CHIPS, quantityOption } from '../../place/food/quantity-fields.tsx';
import { PaellaNote } from '../paella-note.tsx';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { MANUAL_QUANTITIES, NO_CHICKENS } from './manual-order-values.ts';
import type { ProposedQuantity } from './use-proposed-quantity.ts';

type FormProps = { form: UseFormReturn<StaffOrderValues> };

const CHIPS = [{ value: NO_CHICKENS, label: '0', spoken: 'Sin pollos' }, ...QUICK_CHIPS];
const OPTIONS = MANUAL_QUANTITIES.map(quantityOption);

type ManualQuantityProps = FormProps & { proposed: ProposedQuantity };

/** How many chickens, and whether there is a paella: the one says nothing of the other. */
export function ManualQuantity({ form, proposed }: ManualQuantityProps) {
  const quantity = useWatch({ control: form.control, name: 'quantity' });
  const field = registered(form, 'quantity');
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <ChoiceChips
        label="Cantidades habituales"
        className="[&_label>span]:min-h-14 max-sm:[&_label>span]:min-w-12 max-sm:[&_label>span]:px-2.5"
        choices={CHIPS}
        value={quantity}
        onChange={proposed.choose}
      />
      <SelectField
        label="Cantidad"
        className="min-w-32 grow basis-40 sm:max-w-56"
        options={OPTIONS}
        {...field}
        onChange={(event) => {
          proposed.note();
          return field.onChange(event);
        }}
      />
      <PaellaChip form={form} onToggle={proposed.makeWay} />
    </div>
  );
}

type PaellaChipProps = FormProps & { onToggle: (isPaella: boolean) => void };

/** Its name in the details, and in words what the order comes to with it. */
function PaellaChip({ form, onToggle }: PaellaChipProps) {
  const details = useWatch({ control: form.control, name: 'details' });
  const isPaella = namesPaella(details);
  // What was said of it comes back when it was taken away by mistake.
  const removed = useRef<string>(undefined);
  const toggle = () => {
    const without = withoutPaella(details);
    removed.current = isPaella ? without.named : removed.current;
    const next = isPaella ? without.details : withPaella(details, removed.current);
    form.setValue('details', next, { shouldDirty: true });
    onToggle(!isPaella);
  };
  return (
    <div className="flex basis-full items-center gap-4">
      <Chip
        type="checkbox"
        checked={isPaella}
        onChange={toggle}
        className="min-h-14 gap-2 [&_svg]:hidden peer-checked:[&_svg]:block"
      >
        <Check className="size-5 shrink-0" />
        Paella
      </Chip>
      <PaellaNote form={form} />
    </div>
  );
}
