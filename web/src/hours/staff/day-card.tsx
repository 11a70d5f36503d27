import { useId, useRef } from 'react';
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { weekdayTitle } from '@brasa/core/kernel/time/date-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { EditedMeanwhile } from '../../ui/conflict/edited-meanwhile.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import type { DayChange } from './admin-hours.queries.ts';
import { nowText } from './day-conflict.ts';
import { DESK_FIELD, DESK_SWITCH } from './desk-controls.ts';
import { useDayEditor } from './use-day-editor.ts';

type DayCardProps = { stored: BusinessHours; isEditing: boolean };

export function DayCard({ stored, isEditing }: DayCardProps) {
  const id = useId();
  const { day, fault, retry, change, conflict } = useDayEditor(stored);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <li
      className={`flex flex-col rounded-card border-2 bg-surface p-5 shadow-low ${day.isOpen ? 'border-good' : 'border-bad'}`}
    >
      <div role="group" aria-labelledby={id} className="flex grow flex-col">
        <h2 id={id} ref={heading} tabIndex={-1} className="mb-3 text-lg">
          {weekdayTitle(day.dayOfWeek)}{' '}
          <span className={`text-base ${day.isOpen ? 'text-good' : 'text-bad'}`}>
            ({day.isOpen ? 'Abierto' : 'Cerrado'})
          </span>
        </h2>
        <div className={DESK_SWITCH}>
          <Switch
            label={day.isOpen ? 'Abierto' : 'Cerrado'}
            checked={day.isOpen}
            disabled={!isEditing}
            onCheckedChange={(isOpen) => change({ isOpen })}
          />
        </div>
        <Times day={day} disabled={!isEditing || !day.isOpen} fault={fault} onChange={change} />
        {retry && (
          <NotSaved
            onRetry={() => {
              heading.current?.focus({ preventScroll: true });
              retry();
            }}
          />
        )}
        {conflict && (
          <EditedMeanwhile
            title="Este día ha cambiado mientras lo editabas"
            home={heading}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={conflict.takeTheirs}
          >
            {nowText(conflict.theirs)}
          </EditedMeanwhile>
        )}
        <AutoUpdate day={day} disabled={!isEditing} onChange={change} />
      </div>
    </li>
  );
}

function NotSaved({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-3 grid gap-2 rounded bg-warn-surface p-3">
      <p className="text-sm font-semibold">Este cambio no se ha guardado.</p>
      <Button variant="secondary" className="min-h-14 bg-surface" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}

type PartProps = {
  day: BusinessHours;
  disabled: boolean;
  onChange: (change: DayChange) => void;
};

/** Whether Google's hours take the place of the day's at the next synchronization. */
function AutoUpdate({ day, disabled, onChange }: PartProps) {
  return (
    <div className="mt-auto pt-4">
      <div className={`border-t border-line pt-2 text-sm ${DESK_SWITCH}`}>
        <Tooltip text="Permite que el horario se actualice automáticamente al sincronizar con Google">
          <div>
            <Switch
              label="Actualización automática desde Google"
              checked={day.autoUpdate}
              disabled={disabled}
              onCheckedChange={(autoUpdate) => onChange({ autoUpdate })}
            />
          </div>
        </Tooltip>
      </div>
    </div>
  );
}

const TIMES = [
  ['openTime', 'Hora de apertura'],
  ['closeTime', 'Hora de cierre'],
] as const;

type TimesProps = PartProps & { fault: string | null };

/** A closed day keeps its hours for the day it opens again. */
function Times({ day, disabled, fault, onChange }: TimesProps) {
  return (
    // Beside each other where a card is wide enough: alone in its row, or one of two on a tablet.
    <div className="mt-3 grid gap-3 min-[26rem]:max-sm:grid-cols-2 md:max-lg:grid-cols-2">
      {TIMES.map(([name, label]) => (
        <DateField
          key={name}
          type="time"
          label={label}
          className={DESK_FIELD}
          value={day[name]}
          disabled={disabled}
          error={name === 'closeTime' && fault !== null ? fault : undefined}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </div>
  );
}
