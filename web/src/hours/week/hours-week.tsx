import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { weekdayTitle } from '@brasa/core/kernel/time/date-texts.ts';
import { SpecialDaysList } from './special-days-list.tsx';
import { useWeekRows } from './week.ts';
import { WithWeek } from './with-week.tsx';

/**
 * The full opening hours: seven columns, Monday first, and the special days that come; where there is no
 * room for columns, as on a phone, they become lines.
 */
export function HoursWeek() {
  return (
    <div className="@container">
      <WithWeek skeletonClass="grid gap-4 @2xl:grid-cols-7">
        {(week) => (
          <>
            <Columns week={week} />
            <SpecialDaysList
              className="mt-8 px-3 @2xl:px-2.5"
              listClass="gap-x-16 @lg:grid-cols-2 @4xl:grid-cols-3"
            />
          </>
        )}
      </WithWeek>
    </div>
  );
}

function Columns({ week }: { week: BusinessHours[] }) {
  return (
    <ol className="border-y-2 border-ink @2xl:grid @2xl:grid-cols-7">
      {useWeekRows(week).map((day) => (
        <li
          key={day.dayOfWeek}
          aria-current={day.isToday ? 'date' : undefined}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line px-1 py-3 not-first:border-t aria-[current=date]:bg-warn-surface @2xl:grid @2xl:content-start @2xl:justify-normal @2xl:gap-3 @2xl:px-2.5 @2xl:py-6 @2xl:not-first:border-t-0 @2xl:not-first:border-l"
        >
          <p className="font-semibold @max-2xl:px-2">
            {weekdayTitle(day.dayOfWeek)}
            {day.isToday && <span className="font-normal @2xl:hidden"> · {todayWord(day)}</span>}
          </p>
          <DayHours day={day} />
          {/* Below the hours of its column, which stand in one line with those of the others. */}
          {day.isToday && <p className="@max-2xl:hidden">{todayWord(day)}</p>}
        </li>
      ))}
    </ol>
  );
}

const todayWord = ({ isSpecial }: { isSpecial: boolean }) => (isSpecial ? 'solo hoy' : 'hoy');

function DayHours({ day }: { day: BusinessHours }) {
  if (!day.isOpen) return <p className="text-ink-soft @max-2xl:px-2">Cerrado</p>;
  return (
    <p className="font-display text-lg leading-tight font-semibold @max-2xl:px-2">
      {day.openTime}
      <span className="@2xl:hidden">–</span>
      <span className="sr-only @max-2xl:hidden"> a </span>
      <span className="@2xl:block">{day.closeTime}</span>
    </p>
  );
}
