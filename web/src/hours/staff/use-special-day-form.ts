// A special day from the first key to the answer; somebody else may edit the same one meanwhile
// (docs/decisions/0021).
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { oneOf, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { mergeIntoForm, useSharedEdit } from '../../browser/forms/use-shared-edit.ts';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { useSaveSpecialDay } from './admin-hours.queries.ts';
import {
  EDITS,
  entryOf,
  SPECIAL_DAY_FIELDS,
  valuesOf,
  type SpecialDayValues,
} from './special-day-values.ts';

export function useSpecialDayForm(day: SpecialDay | null, onSaved: () => void) {
  const form = useForm<SpecialDayValues>({ defaultValues: valuesOf(day) });
  const [failure, setFailure] = useState<string>();
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
      if (faults.length === 0) setFailure(error.message);
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
