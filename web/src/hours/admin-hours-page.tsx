import { DayCard } from './day-card.tsx';
import { sundayFirst } from './week.ts';
import { WithWeek } from './with-week.tsx';

/** Gestión de Horarios: the week as customers see it, Sunday first. */
export default function AdminHoursPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6">
      <h1 className="mb-6 text-xl">Gestión de Horarios</h1>
      <WithWeek skeletonClass="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 *:h-36">
        {(week) => (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {sundayFirst(week).map((day) => (
              <DayCard key={day.id} day={day} />
            ))}
          </ul>
        )}
      </WithWeek>
    </div>
  );
}
