import { useRef, type ComponentType } from 'react';
import { CalendarPlus } from 'lucide-react';
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useSheet } from '../../ui/overlay/use-sheet.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { useSpecialDays } from '../hours.queries.ts';
import type { OutsideProps } from './outside-props.ts';
import { SpecialDayForm } from './special-day-form.tsx';
import { SpecialDayRow } from './special-day-row.tsx';

export const SPECIAL_DAYS_ID = 'dias-especiales';

type SpecialDaysSectionProps = { outside: ComponentType<OutsideProps> };

/** Festivos y fiestas: the days on which the week does not count. */
export function SpecialDaysSection({ outside }: SpecialDaysSectionProps) {
  const dialog = useSheet<{ day: SpecialDay | null }>();
  const day = dialog.subject?.day ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={SPECIAL_DAYS_ID} className="mt-12">
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <div className="mr-auto max-w-prose">
          <h2 id={SPECIAL_DAYS_ID} ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg">
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
          onClick={() => dialog.show({ day: null })}
        >
          <CalendarPlus />
          Añadir día especial
        </Button>
      </div>
      <SpecialDayList
        onEdit={(edited) => dialog.show({ day: edited })}
        onGone={() => heading.current?.focus({ preventScroll: true })}
      />
      <Dialog {...dialog.opening} title={day ? 'Editar día especial' : 'Añadir día especial'}>
        <SpecialDayForm key={dialog.turn} day={day} outside={outside} onClose={dialog.close} />
      </Dialog>
    </section>
  );
}

type SpecialDayListProps = { onEdit: (day: SpecialDay) => void; onGone: () => void };

function SpecialDayList({ onEdit, onGone }: SpecialDayListProps) {
  return (
    <Loaded
      query={useSpecialDays()}
      loading={
        <Skeletons count={3} label="Cargando días especiales..." className="grid gap-3 *:h-16" />
      }
      failed="No se pudieron cargar los días especiales"
    >
      {(days) =>
        days.length === 0 ? (
          <EmptyState title="Ningún día especial a la vista">
            Aquí verás los festivos y fiestas que añadas, y los que traiga la sincronización con
            Google.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-low">
            {days.map((day) => (
              <SpecialDayRow key={day.id} day={day} onEdit={() => onEdit(day)} onGone={onGone} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
