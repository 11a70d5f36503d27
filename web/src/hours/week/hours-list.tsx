import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { weekdayTitle } from '@brasa/core/kernel/time/date-texts.ts';
import { SpecialDaysList } from './special-days-list.tsx';
import { hoursText, useWeekRows, type WeekRow } from './week.ts';
import { WithWeek } from './with-week.tsx';

export function HoursList() {
  return (
    <WithWeek skeletonClass="grid gap-3">
      {(week) => (
        <>
          <HoursRows week={week} />
          <SpecialDaysList className="mt-6 border-t-2 border-line pt-5" />
        </>
      )}
    </WithWeek>
  );
}

function HoursRows({ week }: { week: BusinessHours[] }) {
  return (
    <dl>
      {useWeekRows(week).map((day) => (
        <HoursRow key={day.dayOfWeek} day={day} />
      ))}
    </dl>
  );
}

function HoursRow({ day }: { day: WeekRow }) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-end gap-x-3 py-1.5 ${day.isToday ? 'font-bold' : ''}`}
    >
      {/* The dots that lead the eye across are the day's own: a list has terms and facts only. */}
      <dt className="flex grow items-baseline gap-3 after:grow after:border-b-2 after:border-dotted after:border-line-strong/60">
        <span>
          {weekdayTitle(day.dayOfWeek)}
          {day.isToday && (day.isSpecial ? ' (solo hoy)' : ' (hoy)')}
        </span>
      </dt>
      <dd className={`whitespace-nowrap ${day.isOpen ? '' : 'text-ink-soft'}`}>{hoursText(day)}</dd>
    </div>
  );
}
