import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { weekdayTitle } from '@brasa/core/kernel/day-names.ts';
import { useSpecialDays } from './hours.queries.ts';
import { SpecialDaysList } from './special-days-list.tsx';
import { useToday, weekLines } from './week.ts';
import { WithWeek } from './with-week.tsx';

/**
 * The full opening hours: seven columns, Monday first, and the special days that come; on a phone the
 * columns become lines.
 */
export function HoursWeek() {
  return (
    <WithWeek skeletonClass="grid gap-4 lg:grid-cols-7">
      {(week) => (
        <>
          <Columns week={week} />
          <SpecialDaysList
            className="mt-8 px-3 lg:px-4"
            listClass="gap-x-16 sm:grid-cols-2 lg:grid-cols-3"
          />
        </>
      )}
    </WithWeek>
  );
}

function Columns({ week }: { week: BusinessHours[] }) {
  const today = useToday();
  const { data: specialDays } = useSpecialDays();
  return (
    <ol className="border-y-2 border-ink lg:grid lg:grid-cols-7">
      {weekLines(week, specialDays ?? [], today).map((day) => (
        <li
          key={day.dayOfWeek}
          aria-current={day.isToday ? 'date' : undefined}
          className="flex items-baseline justify-between gap-4 border-line px-1 py-3 not-first:border-t aria-[current=date]:bg-warn-surface lg:grid lg:content-start lg:justify-normal lg:gap-3 lg:px-4 lg:py-6 lg:not-first:border-t-0 lg:not-first:border-l"
        >
          <p className="font-semibold max-lg:px-2">
            {weekdayTitle(day.dayOfWeek)}
            {day.isToday && (
              <span className="font-normal"> · {day.isSpecial ? 'solo hoy' : 'hoy'}</span>
            )}
          </p>
          <DayHours day={day} />
        </li>
      ))}
    </ol>
  );
}

function DayHours({ day }: { day: BusinessHours }) {
  if (!day.isOpen) return <p className="text-ink-soft max-lg:px-2">Cerrado</p>;
  return (
    <p className="font-display text-lg leading-tight font-semibold max-lg:px-2">
      {day.openTime}
      <span className="lg:hidden">–</span>
      <span className="sr-only max-lg:hidden"> a </span>
      <span className="lg:block">{day.closeTime}</span>
    </p>
  );
}
