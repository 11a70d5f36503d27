import { ChevronDown } from 'lucide-react';
import { groupBy } from '@brasa/core/kernel/group-by.ts';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { saidDayInFull } from '@brasa/core/kernel/time/near-days.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { CONTROL_STYLE, Field, useField } from '../../ui/form/field.tsx';

/** In the browser's own bubble, which else speaks the browser's language. */
const NOT_CHOSEN = 'Elige primero el día y la hora';

/** The half hours that have room, by days: the device's own picker, which needs no scripts. */
export function PickupSelect({ order, today }: { order: OrderPage; today: Day | null }) {
  const { field, control } = useField({ label: 'Otra hora de recogida' });
  const days = groupBy(order.pickups, (pickup) => madridDay(Date.parse(pickup)));
  return (
    <Field {...field}>
      <span className="relative block">
        <select
          {...control}
          // Another order than the one that was chosen for begins anew.
          key={order.version}
          name="pickupTime"
          required
          onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(NOT_CHOSEN)}
          onChange={({ currentTarget }) => currentTarget.setCustomValidity('')}
          defaultValue=""
          className={`${CONTROL_STYLE} appearance-none pr-11`}
        >
          <option value="">Elige día y hora</option>
          {[...days].map(([day, pickups]) => (
            <optgroup key={day} label={today === null ? day : saidDayInFull(day, today)}>
              {pickups.map((pickup) => (
                <option key={pickup} value={pickup}>
                  {madridClock(Date.parse(pickup))}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft" />
      </span>
    </Field>
  );
}
