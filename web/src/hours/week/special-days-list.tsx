import { useSpecialDays } from '../hours.queries.ts';
import { hoursText, runsOf, runTitle, useToday } from './week.ts';

/** So many are in sight at a time; those after them come when these are over. */
const MOST_SHOWN = 5;

type SpecialDaysListProps = {
  className: string;
  listClass?: string;
};

/** Days in a row that say the same are one line. */
export function SpecialDaysList({ className, listClass = '' }: SpecialDaysListProps) {
  const { data } = useSpecialDays();
  const today = useToday();
  const coming = data?.filter(({ date }) => today === null || date >= today) ?? [];
  const runs = runsOf(coming);
  if (runs.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="mb-1 text-lg">Días especiales</h3>
      <dl className={`grid ${listClass}`}>
        {runs.slice(0, MOST_SHOWN).map(({ first, last }) => (
          <div
            key={first.date}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
          >
            <dt className="min-w-0">
              <span className="block font-semibold">{runTitle({ first, last }, today)}</span>
              {first.note !== null && (
                <span className="block text-sm text-ink-soft wrap-anywhere">{first.note}</span>
              )}
            </dt>
            <dd className={`whitespace-nowrap ${first.isOpen ? 'font-semibold' : 'text-ink-soft'}`}>
              {hoursText(first)}
            </dd>
          </div>
        ))}
      </dl>
      {runs.length > MOST_SHOWN && (
        <p className="py-2 text-sm text-ink-soft">Más adelante hay otros días especiales.</p>
      )}
    </div>
  );
}
