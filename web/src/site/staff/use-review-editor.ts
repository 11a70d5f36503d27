// The review's form: filled in, saved, and what happens when somebody else was faster
// (docs/decisions/0021).
import { useForm } from 'react-hook-form';
import type { EditedReview } from '@brasa/core/site/reviews.contract.ts';
import { isDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';
import { serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import {
  currentOf,
  mergeIntoForm,
  useSharedEdit,
  type TheirChanges,
} from '../../browser/forms/use-shared-edit.ts';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import { useSaveReview, type ReviewChange } from './reviews-editing.queries.ts';
import {
  EDITS,
  reviewField,
  reviewResolver,
  valuesOf,
  type ReviewValues,
} from './review-values.ts';

export const NOT_SAVED = 'No se pudo guardar la reseña';

export function useReviewEditor(review: EditedReview, onSaved: () => void) {
  const form = useForm<ReviewValues>({
    resolver: reviewResolver,
    defaultValues: valuesOf(review),
  });
  const edit = useSharedEdit<EditedReview, TheirChanges<ReviewValues>>(review, (before, current) =>
    mergeIntoForm(form, EDITS, [valuesOf(before), valuesOf(current)]),
  );
  const { seen } = edit;
  const { isDirty } = form.formState;
  useLeaveWarning(isDirty);
  const save = useSaveReview({
    onSuccess: ({ name }) => {
      toastSuccess('Reseña actualizada', name);
      onSaved();
    },
    onError: (error) => {
      const faults = serverFaults(error, reviewField, { REVIEW_STILL_EXAMPLE: 'isExample' });
      // What the form itself says at length needs no second word over it.
      if (!edit.noteRefusal(error) && faults.length === 0) {
        toastError('Error', `${NOT_SAVED}. ${reasonOf(error)}`);
      }
      showFaults(form, faults);
    },
  });
  return {
    form,
    seen,
    isDirty,
    isPending: save.isPending,
    theirs: currentOf(save.error) ? (edit.conflict?.theirs ?? []) : null,
    submit: form.handleSubmit(
      (values) => {
        if (save.isPending) return;
        edit.settle();
        save.mutate({ seen, change: changeOf(seen, values) });
      },
      () => save.reset(),
    ),
    takeTheirs: () => {
      edit.settle();
      form.reset(valuesOf(seen));
      save.reset();
    },
  };
}

function changeOf(seen: EditedReview, values: ReviewValues): ReviewChange {
  const { date, isExample, ...changes } = EDITS.changesOf(valuesOf(seen), values);
  return {
    ...changes,
    ...(date !== undefined && isDay(date) && { date }),
    ...(isExample === false && { isExample }),
  };
}
