import { useRef, useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { useSpecialDays } from '../hours.queries.ts';
import { SpecialDayDialog } from './special-day-dialog.tsx';
import { SpecialDayRow } from './special-day-row.tsx';

/** What the dialog is open for: a new day, one that is there, or nothing. */
type Open = { day: SpecialDay | null } | null;

/** Festivos y fiestas: the days on which the week does not count. */
export function SpecialDaysSection() {
  const [open, setOpen] = useState<Open>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="special-days" className="mt-12">
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <div className="mr-auto max-w-prose">
          <h2 id="special-days" ref={heading} tabIndex={-1} className="text-lg">
            Días especiales
          </h2>
          <p className="mt-1 text-ink-soft">
            Festivos y fiestas con otro horario. Mandan sobre la semana en la web, en los encargos y
            en los puntos.
          </p>
        </div>
        <Button
          variant="secondary"
          className="min-h-14 max-sm:w-full"
          onClick={() => setOpen({ day: null })}
        >
          <CalendarPlus aria-hidden="true" />
          Añadir día especial
        </Button>
      </div>
      <SpecialDayList
        onEdit={(day) => setOpen({ day })}
        onGone={() => heading.current?.focus({ preventScroll: true })}
      />
      <SpecialDayDialog open={open} onClose={() => setOpen(null)} />
    </section>
  );
}

type SpecialDayListProps = { onEdit: (day: SpecialDay) => void; onGone: () => void };

function SpecialDayList({ onEdit, onGone }: SpecialDayListProps) {
  const query = useSpecialDays();
  const { data: days, isPending, isError } = query;
  if (isPending) {
    return (
      <Skeletons count={3} label="Cargando días especiales..." className="grid gap-3 *:h-16" />
    );
  }
  if (isError)
    return <ErrorState title="No se pudieron cargar los días especiales" query={query} />;
  if (!days.length) {
    return (
      <EmptyState title="Ningún día especial a la vista">
        Aquí verás los festivos y fiestas que añadas, y los que traiga la sincronización con Google.
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-low">
      {days.map((day) => (
        <SpecialDayRow key={day.id} day={day} onEdit={() => onEdit(day)} onGone={onGone} />
      ))}
    </ul>
  );
}
