import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { weekdayTitle } from '@brasa/core/kernel/day-names.ts';
import { hoursText, mondayFirst, useTodaysWeekday } from './week.ts';
import { WithWeek } from './with-week.tsx';

/** The compact opening hours: one line a day, Monday first. */
export function HoursList() {
  return (
    <WithWeek skeletonClass="grid gap-3">
      {(week) => <HoursLines week={mondayFirst(week)} />}
    </WithWeek>
  );
}

function HoursLines({ week }: { week: BusinessHours[] }) {
  const today = useTodaysWeekday();
  return (
    <dl>
      {week.map((day) => (
        <div
          key={day.dayOfWeek}
          className={`flex items-baseline gap-3 py-1.5 ${day.dayOfWeek === today ? 'font-bold' : ''}`}
        >
          {/* The dots that lead the eye across are the day's own: a list has terms and facts only. */}
          <dt className="flex grow items-baseline gap-3 after:grow after:border-b-2 after:border-dotted after:border-line-strong/60">
            <span>
              {weekdayTitle(day.dayOfWeek)}
              {day.dayOfWeek === today && ' (hoy)'}
            </span>
          </dt>
          <dd className={`whitespace-nowrap ${day.isOpen ? '' : 'text-ink-soft'}`}>
            {hoursText(day)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
