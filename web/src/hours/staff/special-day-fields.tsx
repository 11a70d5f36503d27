import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { HOURS_OUT_OF_ORDER, isInOrder, specialDateFault } from '@brasa/core/hours/hours.rules.ts';
import { isClockTime, isDay, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { registered } from '../../browser/forms/registered.ts';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToday } from '../week/week.ts';
import { DESK_FIELD, DESK_SWITCH } from './desk-controls.ts';
import type { SpecialDayValues } from './special-day-values.ts';

const MAX_NOTE = 80;

const DAY_CHOICES = [
  { value: 'closed', label: 'Cerrado todo el día' },
  { value: 'open', label: 'Abierto con otro horario' },
] as const;

type Form = UseFormReturn<SpecialDayValues>;

export function SpecialDayFields({ form, day }: { form: Form; day: SpecialDay | null }) {
  const { control, setValue } = form;
  const today = useToday();
  const [isOpen, autoUpdate] = useWatch({ control, name: ['isOpen', 'autoUpdate'] });
  return (
    <>
      <DateField
        label="Fecha"
        aria-required
        className={DESK_FIELD}
        min={today ?? undefined}
        {...registered(form, 'date', { validate: (date) => dateFault(date, day) ?? true })}
      />
      <TextField
        label="Motivo"
        hint="Opcional. Se ve en la web, como «La Inmaculada» o «Moros y Cristianos»"
        className={DESK_FIELD}
        maxLength={MAX_NOTE}
        {...registered(form, 'note')}
      />
      <ChoiceChips
        label="Ese día"
        choices={DAY_CHOICES}
        value={isOpen ? 'open' : 'closed'}
        onChange={(choice) => setValue('isOpen', choice === 'open', { shouldDirty: true })}
      />
      {isOpen && <Times form={form} />}
      <div className={DESK_SWITCH}>
        <Switch
          label="Actualización automática desde Google"
          checked={autoUpdate}
          onCheckedChange={(next) => setValue('autoUpdate', next, { shouldDirty: true })}
        />
      </div>
    </>
  );
}

function Times({ form }: { form: Form }) {
  return (
    <div className="grid items-start gap-4 min-[26rem]:grid-cols-2">
      <DateField
        type="time"
        label="Hora de apertura"
        className={DESK_FIELD}
        {...registered(form, 'openTime', {
          validate: (time) => isClockTime(time) || 'Hora inválida',
        })}
      />
      <DateField
        type="time"
        label="Hora de cierre"
        className={DESK_FIELD}
        {...registered(form, 'closeTime', {
          validate: (closeTime) => timesFault(form.getValues('openTime'), closeTime) ?? true,
        })}
      />
    </div>
  );
}

/** A day that is there may keep its date, even when it is over by now. */
function dateFault(date: string, day: SpecialDay | null): string | null {
  if (!isDay(date)) return 'Fecha inválida';
  return date === day?.date ? null : specialDateFault(date, madridDay(Date.now()));
}

function timesFault(openTime: string, closeTime: string): string | null {
  if (!isClockTime(closeTime)) return 'Hora inválida';
  return !isClockTime(openTime) || isInOrder({ openTime, closeTime }) ? null : HOURS_OUT_OF_ORDER;
}
