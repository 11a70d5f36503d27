import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { CalendarDays, Check, Pencil, RefreshCw } from 'lucide-react';
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Button } from '../../ui/button/button.tsx';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import { useInitializeHours, useIsSavingDays, useRefetchHours } from './admin-hours.queries.ts';
import { DayCard } from './day-card.tsx';
import type { OutsideProps } from './outside-props.ts';
import { useOpeningHours } from '../opening-hours.ts';
import { SPECIAL_DAYS_ID, SpecialDaysSection } from './special-days-section.tsx';
import { useSync } from './use-sync.ts';
import { sundayFirst } from '../week/week.ts';
import { WithWeek } from '../week/with-week.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4';

type HoursDeskProps = {
  /** Renders what the hours leave outside. */
  outside: ComponentType<OutsideProps>;
};

/** Gestión de Horarios. */
export function HoursDesk({ outside: Outside }: HoursDeskProps) {
  const hours = useOpeningHours();
  const [isEditing, setEditing] = useState(false);
  const { mutate: initialize } = useInitializeHours();
  useEffect(() => initialize(), [initialize]);
  const refetchHours = useRefetchHours();
  const toggle = () => {
    if (!isEditing) refetchHours();
    setEditing(!isEditing);
  };
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6">
      <Toolbar isEditing={isEditing} onToggle={toggle} />
      {hours && <Outside hours={hours} />}
      <WithWeek
        skeletonClass={`${GRID} *:h-96`}
        unpublished="Al volver a abrir esta pantalla se crean los siete días."
      >
        {(week) => <Week week={week} isEditing={isEditing} />}
      </WithWeek>
      <SpecialDaysSection outside={Outside} />
    </div>
  );
}

type ToolbarProps = { isEditing: boolean; onToggle: () => void };

function Toolbar({ isEditing, onToggle }: ToolbarProps) {
  const isSaving = useIsSavingDays();
  const sync = useSync();
  return (
    <div className="mb-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4">
        <h1 className="mr-auto text-xl">Gestión de Horarios</h1>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <a
            href={`#${SPECIAL_DAYS_ID}`}
            className={buttonStyle('secondary', undefined, 'min-h-14')}
          >
            <CalendarDays />
            Días especiales
          </a>
          <Tooltip
            text={
              isEditing
                ? 'Bloquea los horarios para que nadie los cambie sin querer'
                : 'Permite cambiar los horarios; cada cambio se guarda al momento'
            }
          >
            <Button
              variant={isEditing ? 'action' : 'secondary'}
              className="min-h-14"
              aria-pressed={isEditing}
              pending={isSaving}
              pendingText="Guardando cambios..."
              onClick={onToggle}
            >
              {isEditing ? <Check /> : <Pencil />}
              Editar Horarios
            </Button>
          </Tooltip>
          <Tooltip text="Trae de Google el horario de los días con actualización automática">
            <Button
              variant="secondary"
              className="min-h-14"
              pending={sync.isSyncing}
              pendingText="Sincronizando..."
              onClick={sync.start}
            >
              <RefreshCw />
              Sincronizar con Google
            </Button>
          </Tooltip>
        </div>
      </div>
      <SyncProgress progress={sync.progress} text={sync.text}>
        {isEditing
          ? 'Estás editando: cada cambio se guarda al momento y se ve ya en la web.'
          : 'Pulsa Editar Horarios para cambiar algo.'}
      </SyncProgress>
    </div>
  );
}

/** What is left unsaved when the editing ends is given up with the cards' drafts. */
function Week({ week, isEditing }: { week: BusinessHours[]; isEditing: boolean }) {
  return (
    <ul className={GRID}>
      {sundayFirst(week).map((day) => (
        <DayCard key={`${day.id} ${isEditing}`} stored={day} isEditing={isEditing} />
      ))}
      <Explanation />
    </ul>
  );
}

function Explanation() {
  return (
    <li className="flex flex-col gap-3 rounded-card border-2 border-dashed border-line p-5 text-sm text-ink-soft">
      <p className="text-base font-semibold text-ink">Horario y Google</p>
      <p>
        Sincronizar con Google trae el horario de la ficha del negocio, y solo a los días con
        actualización automática.
      </p>
      <p>
        Si un día abre por la mañana y por la tarde, cuenta desde la primera apertura hasta el
        último cierre; lo que pasa de medianoche termina a las 23:59.
      </p>
      <p>Un día cerrado guarda sus horas para cuando vuelva a abrir.</p>
    </li>
  );
}

type SyncProgressProps = {
  progress: number;
  text: string;
  /** What stands here while nothing is synchronised, so that the cards stay where they are. */
  children: ReactNode;
};

function SyncProgress({ progress, text, children }: SyncProgressProps) {
  return (
    <div className="mt-4 grid min-h-12 content-start gap-2 text-ink-soft max-sm:min-h-14">
      {progress > 0 && (
        <div
          role="progressbar"
          aria-label="Sincronización con Google"
          aria-valuenow={progress}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-2.5 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-good transition-[width]"
            style={{ width: `${progress}%` }}
          />
        </div>
      )}
      <p role="status">{progress > 0 ? text : children}</p>
    </div>
  );
}
