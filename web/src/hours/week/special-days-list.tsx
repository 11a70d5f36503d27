import { useSpecialDays } from '../hours.queries.ts';
import { hoursText, spokenTitle, useToday } from './week.ts';

/** So many are in sight at a time; those after them come when these are over. */
const MOST_SHOWN = 5;

type SpecialDaysListProps = {
  className: string;
  listClass?: string;
};

export function SpecialDaysList({ className, listClass = '' }: SpecialDaysListProps) {
  const { data } = useSpecialDays();
  const today = useToday();
  const coming = data?.filter(({ date }) => today === null || date >= today) ?? [];
  const days = coming.slice(0, MOST_SHOWN);
  if (days.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="mb-1 text-lg">Días especiales</h3>
      <dl className={`grid ${listClass}`}>
        {days.map((day) => (
          <div
            key={day.date}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
          >
            <dt className="min-w-0">
              <span className="block font-semibold">{spokenTitle(day.date, today)}</span>
              {day.note !== null && (
                <span className="block text-sm text-ink-soft wrap-anywhere">{day.note}</span>
              )}
            </dt>
            <dd className={`whitespace-nowrap ${day.isOpen ? 'font-semibold' : 'text-ink-soft'}`}>
              {hoursText(day)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
