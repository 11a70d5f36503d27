import { Pencil } from 'lucide-react';
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { Badge } from '../../ui/badge.tsx';
import { DeleteButton } from '../../ui/button/delete-button.tsx';
import { RowButton } from '../../ui/button/row-button.tsx';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import { useRemoveSpecialDay, useSaveSpecialDay } from './admin-hours.queries.ts';
import { dateTitle, hoursText } from '../week/week.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';

type SpecialDayRowProps = { day: SpecialDay; onEdit: () => void; onGone: () => void };

export function SpecialDayRow({ day, onEdit, onGone }: SpecialDayRowProps) {
  const name = dateTitle(day.date);
  const remove = useRemoval(day, name, onGone);
  return (
    <li className="target-line grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 pr-2 pl-5 md:grid-cols-[minmax(0,1fr)_8rem_15rem_auto]">
      <div className="min-w-0 max-md:col-start-1">
        <p className="font-semibold">{name}</p>
        {day.note !== null && <p className="text-sm text-ink-soft wrap-anywhere">{day.note}</p>}
      </div>
      <p className={`font-semibold max-md:col-start-1 ${day.isOpen ? 'text-good' : 'text-bad'}`}>
        {hoursText(day)}
      </p>
      <p className="max-md:col-start-1">
        <Badge tone="outline">{originOf(day)}</Badge>
      </p>
      <div className="flex max-md:col-start-2 max-md:row-span-3 max-md:row-start-1">
        <RowButton tip="Editar" aria-label={`Editar ${name}`} onClick={onEdit}>
          <Pencil />
        </RowButton>
        <DeleteButton
          name={name}
          tip="Eliminar: ese día vuelve al horario de la semana"
          pending={remove.isPending}
          onClick={() => remove.mutate()}
        />
      </div>
    </li>
  );
}

function originOf({ source, autoUpdate }: SpecialDay): string {
  if (source === 'google') return autoUpdate ? 'De Google' : 'De Google, fijado';
  return autoUpdate ? 'A mano, automático' : 'A mano';
}

/** At once, with a way back; a question would only slow down the many for the few. */
function useRemoval(day: SpecialDay, name: string, onGone: () => void) {
  const restore = useSaveSpecialDay(null, {
    onSuccess: () => toastSuccess('Día especial recuperado', name),
    onError: (error) =>
      toastError('Error', `No se pudo recuperar el día especial. ${reasonOf(error)}`),
  });
  const { date, isOpen, openTime, closeTime, note, autoUpdate } = day;
  return useRemoveSpecialDay(day, {
    onSuccess: () => {
      toastSuccess('Día especial eliminado', `${name}: vuelve al horario de la semana.`, () =>
        restore.mutate({ date, isOpen, openTime, closeTime, note, autoUpdate }),
      );
      onGone();
    },
    onError: (error) =>
      toastError('Error', `No se pudo eliminar el día especial. ${reasonOf(error)}`),
  });
}
