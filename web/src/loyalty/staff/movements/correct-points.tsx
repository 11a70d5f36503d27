// "Corregir puntos": points are added or taken, with the reason. See docs/rules/loyalty.md#wrong-entries.
import { useId } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import { correctPoints } from '@brasa/core/loyalty/loyalty.calls.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { useLeaveWarning } from '../../../browser/forms/use-leave-warning.ts';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toastSuccess } from '../../../ui/toast/toast.ts';
import { pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';
import { useUnansweredPoints } from '../points-changes.ts';
import { correctFailure, toastFailure } from '../points-failure.ts';
import { PointsFault } from '../points-fault.tsx';
import {
  changeOf,
  correctionOf,
  correctionResolver,
  NO_CORRECTION,
  type CorrectionValues,
} from './correction-values.ts';
import { balanceText } from './movement-texts.ts';
import { useCorrectPoints } from './movements.queries.ts';

const WAYS = [
  { value: 'add', label: 'Añadir' },
  { value: 'take', label: 'Quitar' },
] as const;

type CorrectPointsProps = {
  userId: number;
  available: Points;
  onDone: () => void;
  onCancel: () => void;
};

export function CorrectPoints({ userId, available, onDone, onCancel }: CorrectPointsProps) {
  const title = useId();
  const form = useForm<CorrectionValues>({
    resolver: correctionResolver(available),
    defaultValues: NO_CORRECTION,
  });
  useLeaveWarning(form.formState.isDirty);
  const shown = useWatch({ control: form.control, compute: (values: CorrectionValues) => values });
  const { way, amount } = shown;
  const correct = useCorrectPoints({
    onSuccess: (change) => {
      toastSuccess('Puntos corregidos', balanceText(change));
      onDone();
    },
    onError: (error) => toastFailure(correctFailure(error)),
  });
  const failure = correct.error && correctFailure(correct.error);
  const change = changeOf({ way, amount, reason: '' });
  const unanswered = useUnansweredPoints(
    correctPoints,
    change === null ? null : correctionOf(userId, shown),
  );
  return (
    <form
      noValidate
      aria-labelledby={title}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 [&_input:not([type=radio])]:min-h-14"
      onSubmit={form.handleSubmit((values) => correct.send(correctionOf(userId, values)))}
    >
      <h3 id={title} className="font-semibold">
        Corregir puntos
      </h3>
      <Fields form={form} way={way} />
      <p role="status" className="text-ink-soft empty:hidden">
        {resultText(available, change)}
      </p>
      <PointsFault {...{ failure, unanswered }} onBeginAnew={correct.reset} />
      <DialogButtons
        row="flex-wrap-reverse *:min-h-14 max-sm:*:w-full"
        onCancel={onCancel}
        pending={correct.isPending}
      >
        {unanswered.isRepeat ? 'Repetir' : submitText(way, change)}
      </DialogButtons>
    </form>
  );
}

type FieldsProps = {
  form: UseFormReturn<CorrectionValues>;
  way: CorrectionValues['way'];
};

function Fields({ form, way }: FieldsProps) {
  return (
    <>
      <ChoiceChips<CorrectionValues['way']>
        label="Qué se hace"
        hideLabel
        className="[&_label]:grow [&_label>span]:min-h-14"
        choices={WAYS}
        value={way}
        onChange={(next) =>
          form.setValue('way', next, {
            shouldValidate: form.formState.isSubmitted,
            shouldDirty: true,
          })
        }
      />
      <TextField
        label="Puntos"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-required
        {...registered(form, 'amount')}
      />
      <ReasonField hint="El cliente lo lee en su historial." {...registered(form, 'reason')} />
    </>
  );
}

function submitText(way: CorrectionValues['way'], change: Points | null): string {
  const what = change === null || change === 0 ? 'puntos' : pointsText(Math.abs(change));
  return `${way === 'add' ? 'Añadir' : 'Quitar'} ${what}`;
}

/** Nothing where there is nothing to say, or it cannot be. */
function resultText(available: Points, change: Points | null): string | null {
  if (change === null || change === 0 || available + change < 0) return null;
  return `Tiene ${available} disponibles. Quedarán ${available + change}.`;
}
