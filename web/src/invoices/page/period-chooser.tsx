import { isDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { choiceOf, PERIOD_CHOICES, periodOf, type Period } from './periods.ts';

type PeriodChooserProps = { period: Period; today: Day; onChoose: (period: Period) => void };

export function PeriodChooser({ period, today, onChoose }: PeriodChooserProps) {
  const { from, to } = period;
  const put = (side: keyof Period, typed: string) => {
    const { [side]: _, ...other } = period;
    onChoose(isDay(typed) ? { ...other, [side]: typed } : other);
  };
  const isBackwards = from !== undefined && to !== undefined && to < from;
  return (
    <section aria-label="Periodo" className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <ChoiceChips
        label="Periodo"
        hideLabel
        choices={PERIOD_CHOICES}
        value={choiceOf(period, today)}
        onChange={(choice) => onChoose(periodOf(choice, today))}
      />
      <div className="grid w-full max-w-md grid-cols-2 items-start gap-3 *:grid-cols-1 [&_input]:min-w-0 [&_input]:px-2 sm:[&_input]:px-3.5">
        <DateField
          label="Desde"
          value={from ?? ''}
          onChange={({ target }) => put('from', target.value)}
        />
        <DateField
          label="Hasta"
          value={to ?? ''}
          error={isBackwards ? 'Es anterior al primer día' : undefined}
          onChange={({ target }) => put('to', target.value)}
        />
      </div>
    </section>
  );
}
