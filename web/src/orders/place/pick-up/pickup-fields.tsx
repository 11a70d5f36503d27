import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { spokenDay } from '@brasa/core/kernel/time/date-texts.ts';
import { addDays, isDay, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { OrderFormValues } from '../order-form-values.ts';
import {
  hoursOfDayText,
  slotFault,
  slotLabel,
  slotOffers,
  type SlotOffer,
  type Week,
} from '../../pickup/pickup-offer.ts';
import type { DayFault, PickupChoice } from '../use-pickup-choice.ts';
import { InSight } from '../in-sight.tsx';
import { NearestPickups, type NearestOffer } from './nearest-pickups.tsx';
import { PICKUP_SLOTS, QUICK_PICKUP_SLOTS } from '@brasa/core/orders/place/pickup-slots.rules.ts';

/** Keeps the hint's line while there is nothing to say, so that what is below stays where it is. */
const NO_HINT = '\u00a0';
const NO_TIME = 'Elige una hora';
/** How far ahead the calendar leads; the server refuses what lies beyond. */
const HORIZON_DAYS = 366;
const UNJUDGED: SlotOffer[] = PICKUP_SLOTS.map((slot) => ({ slot, refusal: null }));

type Form = UseFormReturn<OrderFormValues>;

type PickupFieldsProps = {
  form: Form;
  week: Week;
  now: number | null;
  choice: PickupChoice;
  /** The shop's telephone, where it has said one. */
  phone: ReactNode;
  /** What to say of a time that has changed by itself. */
  movedTime: string | null;
  /** Where there is room, when the time that was sent was full. */
  nearest: NearestOffer | null;
  choosePickup: (pickup: number) => void;
};

export function PickupFields(props: PickupFieldsProps) {
  const { form, week, now, choice, phone, movedTime, nearest, choosePickup } = props;
  const typedDay = useWatch({ control: form.control, name: 'pickupDay' });
  const day = isDay(typedDay) ? typedDay : null;
  const offers = day && now !== null ? slotOffers(week, day, now, choice.slots) : UNJUDGED;
  return (
    <>
      <DayFields {...{ form, week, now, day }} />
      <SlotFields {...{ form, offers, choice, phone }} />
      <TimeNotice {...{ form, offers, movedTime, nearest, now, choosePickup }} />
    </>
  );
}

type DayFieldsProps = Pick<PickupFieldsProps, 'form' | 'week' | 'now'> & { day: Day | null };

/** Most orders are for today or tomorrow: one tap, and the calendar beside them. */
function DayFields({ form, week, now, day }: DayFieldsProps) {
  const today = now === null ? null : madridDay(now);
  return (
    <div className="grid gap-1.5">
      <Caption>Día de recogida</Caption>
      <div className="flex flex-wrap items-start gap-2">
        <ChoiceChips<string>
          label="Hoy o mañana"
          hideLabel
          // With the calendar beside them they fit into one row of a phone.
          className="max-sm:[&_label>span]:px-3"
          choices={[
            { value: today ?? 'today', label: 'Hoy' },
            { value: today ? addDays(today, 1) : 'tomorrow', label: 'Mañana' },
          ]}
          value={day}
          onChange={(chosen) => form.setValue('pickupDay', chosen, changeOf(form))}
        />
        <DateField
          label="Día de recogida"
          hideLabel
          aria-required
          // Its hint takes the line below all of them.
          className="contents! [&>input]:w-auto [&>input]:min-w-36 [&>input]:grow [&>p]:basis-full max-sm:[&>input]:px-2 sm:[&>input]:grow-0"
          {...(today !== null && { min: today, max: addDays(today, HORIZON_DAYS) })}
          hint={(day && hoursOfDayText(week, day)) ?? NO_HINT}
          {...registered(form, 'pickupDay')}
        />
      </div>
    </div>
  );
}

/** What several controls ask for together; each of them has a name of its own. */
function Caption({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="font-semibold">
      {children}
    </span>
  );
}

/** A change that is not typed is judged like one that is. */
function changeOf({ formState }: Form) {
  return { shouldDirty: true, shouldValidate: formState.isSubmitted };
}

type SlotFieldsProps = Pick<PickupFieldsProps, 'form' | 'choice' | 'phone'> & {
  offers: readonly SlotOffer[];
};

function SlotFields({ form, offers, choice, phone }: SlotFieldsProps) {
  const { fault, next } = choice;
  const time = useWatch({ control: form.control, name: 'selectedTime' });
  const change = changeOf(form);
  const quick = offers.filter(({ slot }) => QUICK_PICKUP_SLOTS.includes(slot));
  const isQuick = QUICK_PICKUP_SLOTS.some((slot) => slot === time);
  return (
    <div className="flex flex-wrap items-end gap-2">
      {/* What a day without hours says stands in the place of its usual ones: nothing moves when it comes. */}
      <div className="grid *:col-start-1 *:row-start-1">
        <div className={`grid gap-1.5 ${fault ? 'invisible' : ''}`}>
          <Caption>Hora de recogida</Caption>
          <ChoiceChips
            label="Horas habituales"
            hideLabel
            // Four of them fit beside each other on a phone.
            className="max-sm:[&_label>span]:px-2.5"
            choices={quick.map(({ slot, refusal }) => ({
              value: slot,
              label: slot,
              disabled: refusal !== null || fault !== null,
              note: refusal === 'SLOT_FULL' ? 'completo' : undefined,
            }))}
            value={time}
            onChange={(slot) => form.setValue('selectedTime', slot, change)}
          />
        </div>
        <div
          role="status"
          className="pointer-events-none grid w-0 min-w-full *:pointer-events-auto"
        >
          {fault && (
            <InSight isSeenElsewhere={!fault.isRefused}>
              <DayNotice {...{ form, fault, next, phone }} />
            </InSight>
          )}
        </div>
      </div>
      <SelectField
        label="Hora de recogida"
        hideLabel
        className="min-w-36 grow sm:grow-0"
        aria-required
        standIn={time === '' ? NO_TIME : isQuick ? 'Otra hora…' : null}
        placeholder={NO_TIME}
        options={offers.map((offer) => ({
          value: offer.slot,
          label: slotLabel(offer),
          disabled: offer.refusal !== null || fault !== null,
        }))}
        {...registered(form, 'selectedTime')}
      />
    </div>
  );
}

type DayNoticeProps = { form: Form; fault: DayFault; next: Day | null; phone: ReactNode };

/** A day without a slot says so at once, together with the way to one that has. */
function DayNotice({ form, fault, next, phone }: DayNoticeProps) {
  return (
    // As high as the chips and no higher, also where the text takes two lines.
    <div className="-m-2 grid content-between justify-items-start rounded bg-warn-surface p-2">
      <p className="text-sm leading-tight font-semibold">{fault.text}</p>
      {fault.isForPhone && phone}
      {next && (
        <Button
          variant="secondary"
          className="min-h-11! bg-surface px-4!"
          onClick={() => {
            form.setValue('pickupDay', next, changeOf(form));
            // The button goes with what it answers.
            form.setFocus('selectedTime');
          }}
        >
          Elegir {spokenDay(next)}
        </Button>
      )}
    </div>
  );
}

type TimeNoticeProps = Pick<
  PickupFieldsProps,
  'form' | 'movedTime' | 'nearest' | 'now' | 'choosePickup'
> & { offers: readonly SlotOffer[] };

/** It has its room from the start: nothing moves below while somebody types there. */
function TimeNotice(props: TimeNoticeProps) {
  const { form, offers, movedTime, nearest, now, choosePickup } = props;
  const [day, time] = useWatch({ control: form.control, name: ['pickupDay', 'selectedTime'] });
  const isRefused = nearest?.of.pickupDay === day && nearest.of.selectedTime === time;
  if (isRefused && now !== null) {
    return <NearestPickups nearest={nearest.pickups} {...{ now, choosePickup }} />;
  }
  // The field says it already where the server has refused it.
  const fault = form.formState.errors.selectedTime ? null : slotFault(offers, time);
  return (
    <div role="status" className="-mt-3 -mb-6 min-h-[2lh] text-sm font-semibold">
      {fault === null ? movedTime : <p className="rounded bg-warn-surface px-3 py-2">{fault}</p>}
    </div>
  );
}
