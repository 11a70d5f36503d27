import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  periodAfter,
  periodOf,
  type ReportPeriod,
  type ReportUnit,
} from '@brasa/core/books/report-periods.rules.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { periodTitle, UNIT_CHOICES } from './report-texts.ts';
import { isReportDay } from './use-report-period.ts';

type ChooserProps = {
  period: ReportPeriod;
  today: Day;
  onChoose: (unit: ReportUnit, day: Day) => void;
};

export function ReportPeriodChooser({ period, today, onChoose }: ChooserProps) {
  const { unit, from, to } = period;
  const isPresent = from <= today && today <= to;
  return (
    <section aria-label="Periodo del informe" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <ChoiceChips
          label="Periodo"
          hideLabel
          choices={UNIT_CHOICES}
          value={unit}
          onChange={(chosen) => onChoose(chosen, isPresent ? today : from)}
        />
        <DateField
          label="Ir al día"
          className="w-44"
          max={today}
          value={from}
          onChange={({ target }) => isReportDay(target.value) && onChoose(unit, target.value)}
        />
      </div>
      <div className="flex items-center justify-between gap-3">
        <Step label="Periodo anterior" period={periodAfter(period, -1)} {...{ onChoose }}>
          <ChevronLeft className="size-6" />
        </Step>
        <h2 aria-live="polite" className="text-center text-lg font-bold">
          {periodTitle(period, today)}
        </h2>
        <Step
          label="Periodo siguiente"
          period={periodAfter(period, 1)}
          isOver={periodOf(unit, today).from <= from}
          {...{ onChoose }}
        >
          <ChevronRight className="size-6" />
        </Step>
      </div>
    </section>
  );
}

type StepProps = Pick<ChooserProps, 'period' | 'onChoose'> & {
  label: string;
  /** There is nothing of it yet. The button keeps the focus all the same. */
  isOver?: boolean;
  children: ReactNode;
};

function Step({ label, period, isOver = false, onChoose, children }: StepProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      className="size-14"
      aria-label={label}
      aria-disabled={isOver}
      onClick={() => !isOver && onChoose(period.unit, period.from)}
    >
      {children}
    </Button>
  );
}
