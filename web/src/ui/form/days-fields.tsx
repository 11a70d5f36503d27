import { isDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { DateField } from './date-field.tsx';
import { choiceOfDays, DAY_CHOICES, daysOf, type Days } from './day-choices.ts';

type DaysFieldsProps = { label: string; days: Days; today: Day; onChange: (days: Days) => void };

const dayOf = (typed: string) => (isDay(typed) ? typed : null);

/** Three cells of a grid: the choices over its whole width, and both ends. */
export function DaysFields({ label, days, today, onChange }: DaysFieldsProps) {
  const { from, to } = days;
  const isBackwards = from !== null && to !== null && to < from;
  return (
    <>
      <ChoiceChips
        label={label}
        choices={DAY_CHOICES}
        value={choiceOfDays(days, today)}
        onChange={(choice) => onChange(daysOf(choice, today))}
        className="col-span-full"
      />
      <DateField
        label="Desde"
        value={from ?? ''}
        onChange={({ target }) => onChange({ from: dayOf(target.value), to })}
      />
      <DateField
        label="Hasta"
        value={to ?? ''}
        error={isBackwards ? 'Es anterior al primer día' : undefined}
        onChange={({ target }) => onChange({ from, to: dayOf(target.value) })}
      />
    </>
  );
}
