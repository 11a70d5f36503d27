import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { weekdayTitle } from '@brasa/core/kernel/day-names.ts';

/** One weekday on the desk; open or closed is said in words as well as by the border. */
export function DayCard({ day }: { day: BusinessHours }) {
  return (
    <li
      className={`rounded-card border-2 bg-surface p-5 ${day.isOpen ? 'border-good' : 'border-bad'}`}
    >
      <h2 className="mb-4 text-base">
        {weekdayTitle(day.dayOfWeek)}{' '}
        <span className={day.isOpen ? 'text-good' : 'text-bad'}>
          ({day.isOpen ? 'Abierto' : 'Cerrado'})
        </span>
      </h2>
      <dl className="grid gap-1">
        <Time name="Hora de apertura" time={day.isOpen ? day.openTime : null} />
        <Time name="Hora de cierre" time={day.isOpen ? day.closeTime : null} />
      </dl>
      <p className="mt-4 border-t border-line pt-3 text-sm text-ink-soft">
        Actualización automática desde Google: {day.autoUpdate ? 'sí' : 'no'}
      </p>
    </li>
  );
}

/** A closed day keeps its hours for the day it opens again; here they would only mislead. */
function Time({ name, time }: { name: string; time: string | null }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-lg font-semibold">{time ?? '—'}</dd>
    </div>
  );
}
