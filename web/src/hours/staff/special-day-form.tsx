import { useState, type ComponentType } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { notSavedTitle, reasonOf } from '../../browser/api/error-texts.ts';
import { oneOf, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { mergeIntoForm, useSharedEdit } from '../../browser/forms/use-shared-edit.ts';
import { Button } from '../../ui/button/button.tsx';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { useOpeningHours } from '../opening-hours.ts';
import { dateTitle } from '../week/week.ts';
import { useSaveSpecialDay } from './admin-hours.queries.ts';
import { nowText } from './day-conflict.ts';
import type { OutsideProps } from './outside-props.ts';
import { SpecialDayFields } from './special-day-fields.tsx';
import {
  draftOf,
  EDITS,
  entryOf,
  SPECIAL_DAY_FIELDS,
  valuesOf,
  type SpecialDayValues,
} from './special-day-values.ts';

type SpecialDayFormProps = {
  day: SpecialDay | null;
  outside: ComponentType<OutsideProps>;
  onClose: () => void;
};

/** Give it a new key for every opening. */
export function SpecialDayForm({ day, outside, onClose }: SpecialDayFormProps) {
  const { form, seen, failure, theirs, isPending, submit, takeTheirs } = useSpecialDayForm(
    day,
    onClose,
  );
  useLeaveWarning(form.formState.isDirty);
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {failure && <FormError title={notSavedTitle(failure)}>{reasonOf(failure)}</FormError>}
      {theirs && <ChangedMeanwhile theirs={theirs} onTakeTheirs={() => takeTheirs(theirs)} />}
      <SpecialDayFields form={form} day={seen} />
      <OutsideDraft control={form.control} outside={outside} />
      <DialogButtons
        row="flex-wrap *:min-h-14 max-sm:*:grow"
        onCancel={onClose}
        pending={isPending}
      >
        {day ? 'Guardar' : 'Añadir'}
      </DialogButtons>
    </form>
  );
}

type OutsideDraftProps = {
  control: Control<SpecialDayValues>;
  outside: ComponentType<OutsideProps>;
};

/** What the day would leave outside, as it has been typed so far. */
function OutsideDraft({ control, outside: Outside }: OutsideDraftProps) {
  const hours = useOpeningHours();
  const draft = draftOf(useWatch({ control }));
  if (!hours || !draft) return null;
  const { date } = draft;
  const others = hours.filter((one) => !('date' in one) || one.date !== date);
  return <Outside hours={[...others, draft]} day={date} />;
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

/** Somebody else may edit the same day meanwhile (docs/decisions/0021). */
function useSpecialDayForm(day: SpecialDay | null, onSaved: () => void) {
  const form = useForm<SpecialDayValues>({ defaultValues: valuesOf(day) });
  const [failure, setFailure] = useState<Error>();
  const edit = useSharedEdit<SpecialDay, object, SpecialDay | null>(day, (before, current) =>
    mergeIntoForm(form, EDITS, [valuesOf(before), valuesOf(current)]),
  );
  const { seen } = edit;
  const save = useSaveSpecialDay(seen, {
    onSuccess: () => {
      const title = day ? 'Día especial actualizado' : 'Día especial añadido';
      toastSuccess(title, 'Ya se ve en la web.');
      onSaved();
    },
    onError: (error) => {
      if (edit.noteRefusal(error)) return;
      const faults = serverFaults(error, fieldOf, { SPECIAL_DAY_EXISTS: 'date' });
      if (faults.length === 0) setFailure(error);
      showFaults(form, faults);
    },
  });
  return {
    form,
    seen,
    failure,
    theirs: edit.conflict?.current,
    isPending: save.isPending,
    submit: form.handleSubmit((values) => {
      if (save.isPending) return;
      setFailure(undefined);
      edit.settle();
      save.mutate(entryOf(values, seen));
    }),
    takeTheirs: (theirs: SpecialDay) => {
      // A form that is reset knows its fields again only when it is rendered.
      form.setFocus('date');
      form.reset(valuesOf(theirs));
      edit.settle();
    },
  };
}

const fieldOf = oneOf(...SPECIAL_DAY_FIELDS);
