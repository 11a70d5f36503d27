import { useWatch, type UseFormReturn } from 'react-hook-form';
import { shortDay } from '@brasa/core/kernel/date-texts.ts';
import { addDays, isDay, madridDay, type Day } from '@brasa/core/kernel/madrid-time.ts';
import { registered } from '../../browser/forms/registered.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { OrderFormValues } from './order-form-values.ts';
import {
  dayFault,
  hoursOfDayText,
  nextDayWithSlot,
  slotFault,
  slotLabel,
  slotOffers,
  type SlotOffer,
  type Week,
} from '../pickup/pickup-offer.ts';
import { PICKUP_SLOTS, QUICK_PICKUP_SLOTS } from '@brasa/core/orders/pickup-slots.rules.ts';

/** Keeps the hint's line while there is nothing to say, so that what is below stays where it is. */
const NO_HINT = '\u00a0';
/** What is in the order says itself how long before it is ordered. */
const TOO_SOON = 'Algo de tu pedido no puede estar para ese día.';
/** How far ahead the calendar leads; the server refuses what lies beyond. */
const HORIZON_DAYS = 366;
const UNJUDGED: SlotOffer[] = PICKUP_SLOTS.map((slot) => ({ slot, refusal: null }));

type Form = UseFormReturn<OrderFormValues>;

type PickupFieldsProps = {
  form: Form;
  week: Week;
  now: number | null;
  /** The first day on which all that is in the order can be had. */
  first: Day | null;
};

export function PickupFields({ form, week, now, first }: PickupFieldsProps) {
  const typedDay = useWatch({ control: form.control, name: 'pickupDay' });
  const day = isDay(typedDay) ? typedDay : null;
  const offers = day && now !== null ? slotOffers(week, day, now) : UNJUDGED;
  return (
    <div className="grid gap-5">
      <DateField
        label="Día de recogida"
        aria-required
        className="sm:max-w-72"
        {...(now !== null && {
          min: madridDay(now),
          max: addDays(madridDay(now), HORIZON_DAYS),
        })}
        hint={(day && hoursOfDayText(week, day)) ?? NO_HINT}
        {...registered(form, 'pickupDay')}
      />
      <div>
        <SlotFields form={form} offers={offers} />
        {day && now !== null && <PickupNotice {...{ form, offers, week, day, now, first }} />}
      </div>
    </div>
  );
}

/** A change that is not typed is judged like one that is. */
function changeOf({ formState }: Form) {
  return { shouldDirty: true, shouldValidate: formState.isSubmitted };
}

function SlotFields({ form, offers }: { form: Form; offers: readonly SlotOffer[] }) {
  const time = useWatch({ control: form.control, name: 'selectedTime' });
  const change = changeOf(form);
  const quick = offers.filter(({ slot }) => QUICK_PICKUP_SLOTS.includes(slot));
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <ChoiceChips
        label="Horas habituales"
        // Four of them fit beside each other on a phone.
        className="max-sm:[&_label>span]:px-2.5"
        choices={quick.map(({ slot, refusal }) => ({
          value: slot,
          label: slot,
          disabled: refusal !== null,
        }))}
        value={time}
        onChange={(slot) => form.setValue('selectedTime', slot, change)}
      />
      <SelectField
        label="Hora de recogida"
        className="min-w-32 grow basis-40 sm:max-w-56"
        aria-required
        placeholder="Elige una hora"
        options={offers.map((offer) => ({
          value: offer.slot,
          label: slotLabel(offer),
          disabled: offer.refusal !== null,
        }))}
        {...registered(form, 'selectedTime')}
      />
    </div>
  );
}

type PickupNoticeProps = {
  form: Form;
  offers: readonly SlotOffer[];
  week: Week;
  day: Day;
  now: number;
  first: Day | null;
};

/**
 * A day without a slot says so at once, together with the way to one that has; so does a chosen time that
 * the day does not allow. It stands below the slots, which do not move when it comes.
 */
function PickupNotice({ form, offers, week, day, now, first }: PickupNoticeProps) {
  const time = useWatch({ control: form.control, name: 'selectedTime' });
  const isTooSoon = first !== null && day < first;
  const ofDay = isTooSoon ? TOO_SOON : dayFault(week, day, now);
  const from = isTooSoon ? addDays(first, -1) : day;
  const next = ofDay === null ? null : nextDayWithSlot(week, from, now);
  const fault = ofDay ?? slotFault(offers, time);
  return (
    <div role="status">
      {fault !== null && (
        <div className="mt-5 flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 rounded bg-warn-surface py-2 pr-2 pl-4">
          <p className="grow font-semibold">{fault}</p>
          {next && (
            <Button
              variant="secondary"
              className="bg-surface"
              onClick={() => {
                form.setValue('pickupDay', next, changeOf(form));
                // The button goes with what it answers.
                form.setFocus('selectedTime');
              }}
            >
              Elegir {shortDay(next)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
