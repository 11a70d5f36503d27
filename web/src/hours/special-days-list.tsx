import { useSpecialDays } from './hours.queries.ts';
import { dateTitle, fromToday } from './special-day-words.ts';
import { hoursText, useToday } from './week.ts';

/** So many are in sight at a time; those after them come when these are over. */
const MOST_SHOWN = 5;

/** The special days that come, for customers; nothing where there are none. */
export function SpecialDaysList({ className }: { className: string }) {
  const { data } = useSpecialDays();
  const days = fromToday(data ?? [], useToday()).slice(0, MOST_SHOWN);
  if (days.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="mb-2 text-lg">Días especiales</h3>
      <dl className="grid gap-y-1">
        {days.map((day) => (
          <div
            key={day.date}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-1"
          >
            <dt>
              <span className="font-semibold">{dateTitle(day.date)}</span>
              {day.note !== null && (
                <span className="text-ink-soft wrap-anywhere"> · {day.note}</span>
              )}
            </dt>
            <dd className="ml-auto font-semibold whitespace-nowrap">{hoursText(day)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
