import { useWatch, type UseFormReturn } from 'react-hook-form';
import { TriangleAlert } from 'lucide-react';
import { QUICK_PICKUP_SLOTS } from '@brasa/core/orders/place/pickup-slots.rules.ts';
import { registered } from '../../browser/forms/registered.ts';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import type { StaffOrderValues } from './staff-order-values.ts';

type StaffPickupFieldsProps = {
  form: UseFormReturn<StaffOrderValues>;
  warnings: readonly (string | null)[];
  /** What to say of a proposed time that has changed by itself. */
  movedTime?: string | null;
};

const CHIPS = QUICK_PICKUP_SLOTS.map((slot) => ({ value: slot, label: slot }));

/** Any day and any time: what the customers' form refuses is only warned of. */
export function StaffPickupFields({ form, warnings, movedTime }: StaffPickupFieldsProps) {
  const time = useWatch({ control: form.control, name: 'pickupClock' });
  return (
    <div className="grid gap-4">
      <ChoiceChips<string>
        label="Horas habituales"
        className="[&_label>span]:min-h-14 @max-xl:[&_label>span]:px-2.5"
        choices={CHIPS}
        value={time}
        onChange={(clock) => form.setValue('pickupClock', clock, { shouldDirty: true })}
      />
      <div className="grid grid-cols-[5fr_4fr] items-start gap-3 *:min-w-0 *:grid-cols-[minmax(0,1fr)] @xl:gap-4 [&_input]:min-h-14 @max-xl:[&_input]:px-2.5">
        <DateField label="Día de recogida" {...registered(form, 'pickupDay')} />
        <DateField type="time" label="Hora de recogida" {...registered(form, 'pickupClock')} />
      </div>
      <div role="status" className="grid gap-2">
        {movedTime && <p className="font-semibold">{movedTime}</p>}
        {warnings
          .filter((warning) => warning !== null)
          .map((warning) => (
            <p
              key={warning}
              className="flex items-start gap-2 rounded bg-warn-surface px-4 py-2.5 font-semibold"
            >
              <TriangleAlert className="mt-0.5 size-5 shrink-0" />
              {warning}
            </p>
          ))}
      </div>
    </div>
  );
}
