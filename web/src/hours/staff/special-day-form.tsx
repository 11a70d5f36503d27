import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { dateTitle } from '../week/week.ts';
import { nowText } from './day-conflict.ts';
import { SpecialDayFields } from './special-day-fields.tsx';
import { useSpecialDayForm } from './use-special-day-form.ts';

type SpecialDayFormProps = { day: SpecialDay | null; onClose: () => void };

/** Give it a new key for every opening. */
export function SpecialDayForm({ day, onClose }: SpecialDayFormProps) {
  const { form, seen, failure, theirs, isPending, submit, takeTheirs } = useSpecialDayForm(
    day,
    onClose,
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <FormError title="No se ha guardado">{failure}</FormError>}
      {theirs && <ChangedMeanwhile theirs={theirs} onTakeTheirs={() => takeTheirs(theirs)} />}
      <SpecialDayFields form={form} day={seen} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="secondary" className="min-h-14" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" className="min-h-14" pending={isPending} pendingText="Guardando...">
          {day ? 'Guardar' : 'Añadir'}
        </Button>
      </div>
    </form>
  );
}

type ChangedMeanwhileProps = { theirs: SpecialDay; onTakeTheirs: () => void };

function ChangedMeanwhile({ theirs, onTakeTheirs }: ChangedMeanwhileProps) {
  return (
    <FormError title="Este día ha cambiado mientras lo editabas">
      <p>
        {dateTitle(theirs.date)}
        {theirs.note !== null && `, ${theirs.note}`}. {nowText(theirs)}
      </p>
      <p className="mb-2">Lo que has escrito sigue aquí. Revísalo y vuelve a guardar.</p>
      <Button variant="secondary" className="min-h-14" onClick={onTakeTheirs}>
        Descartar lo mío
      </Button>
    </FormError>
  );
}
