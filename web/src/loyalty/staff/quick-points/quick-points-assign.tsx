import { useId } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { assignPoints } from '@brasa/core/loyalty/loyalty.calls.ts';
import { ASSIGN_LIMITS } from '@brasa/core/loyalty/loyalty.rules.ts';
import {
  assignForm,
  type AssignForm,
  type AssignFormValues,
} from '@brasa/core/loyalty/quick-points.contract.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { useLeaveWarning } from '../../../browser/forms/use-leave-warning.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toastSuccess } from '../../../ui/toast/toast.ts';
import { pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';
import { assignFailure, toastFailure } from '../points-failure.ts';
import { typedPoints } from '../typed-points.ts';
import { useUnansweredPoints } from '../points-changes.ts';
import { PointsFault } from '../points-fault.tsx';
import { useAssignPoints, type Assignment } from './quick-points.queries.ts';

const EMPTY: AssignFormValues = {
  points: ASSIGN_LIMITS.proposed,
  isCashPayment: true,
  description: '',
  confirmAssignment: false,
};

const assignmentOf = (
  phone: string,
  { points, isCashPayment, description }: AssignForm,
): Assignment => ({ phone, points, isCashPayment, description });

type QuickPointsAssignProps = {
  phone: string;
  onAssigned: (news: string) => void;
};

export function QuickPointsAssign({ phone, onAssigned }: QuickPointsAssignProps) {
  const title = useId();
  const form = useForm<AssignFormValues, unknown, AssignForm>({
    resolver: zodResolver(assignForm),
    defaultValues: EMPTY,
  });
  useLeaveWarning(form.formState.isDirty);
  const assign = useAssignPoints({
    onSuccess: ({ pointsAssigned, user }) => {
      const whose = `${pointsText(pointsAssigned)} para el ${formatPhone(user.phone)}`;
      toastSuccess('¡Puntos asignados!', whose);
      form.reset(EMPTY);
      onAssigned(`Asignados ${whose}`);
    },
    onError: (error) => toastFailure(assignFailure(error)),
  });
  const submit = form.handleSubmit((values) => assign.send(assignmentOf(phone, values)));
  const shown = assignForm.safeParse({ ...useWatch(form), confirmAssignment: true });
  const unanswered = useUnansweredPoints(
    assignPoints,
    shown.success ? assignmentOf(phone, shown.data) : null,
  );
  const failure = assign.error && assignFailure(assign.error);
  return (
    <form noValidate aria-labelledby={title} className="grid gap-4" onSubmit={submit}>
      <h3 id={title} className="text-xl">
        Asignar puntos
      </h3>
      <PointsField form={form} />
      <HowAndWhy form={form} />
      <PointsFault {...{ failure, unanswered }} onBeginAnew={assign.reset} />
      <Button type="submit" size="large" pending={assign.isPending} pendingText="Asignando...">
        {unanswered.isRepeat ? 'Repetir' : 'Asignar puntos'}
      </Button>
    </form>
  );
}

type FieldsProps = { form: UseFormReturn<AssignFormValues, unknown, AssignForm> };

const OFTEN = ['10', '20', '50', '100'].map((value) => ({
  value,
  label: value,
  spoken: `${value} puntos`,
}));

function PointsField({ form }: FieldsProps) {
  const points = form.watch('points');
  return (
    <div className="grid gap-3">
      <TextField
        label="Puntos"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-required
        className="[&_input]:min-h-16 [&_input]:text-3xl [&_input]:font-bold"
        {...registered(form, 'points', {
          setValueAs: (typed: string | number) => typedPoints(String(typed)) ?? NaN,
        })}
      />
      <ChoiceChips
        label="Puntos más habituales"
        hideLabel
        choices={OFTEN}
        value={String(points)}
        onChange={(value) =>
          form.setValue('points', Number(value), { shouldValidate: true, shouldDirty: true })
        }
        className="[&_label]:grow [&_label>span]:min-h-14"
      />
    </div>
  );
}

function HowAndWhy({ form }: FieldsProps) {
  const isCash = form.watch('isCashPayment');
  const points = form.watch('points') ?? 0;
  return (
    <>
      <Checkbox
        label="Pago en efectivo"
        className="[&_label]:min-h-14"
        hint={isCash ? undefined : 'Sin pago en efectivo se anota como ajuste manual.'}
        {...form.register('isCashPayment')}
      />
      <TextField
        label="Descripción (opcional)"
        autoComplete="off"
        maxLength={200}
        className="[&_input]:min-h-14"
        {...registered(form, 'description')}
      />
      <Checkbox
        label={`Confirmo la asignación de ${points > 0 ? pointsText(points) : 'los puntos'}`}
        aria-required
        className="[&_label]:min-h-14"
        {...registered(form, 'confirmAssignment')}
      />
    </>
  );
}
