// "Meter o sacar dinero": what the drawer begins with, and what goes in or out beside payments.
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { changeReasonOf } from '../../browser/api/error-texts.ts';
import { OUTCOME_UNKNOWN } from '../../browser/api/unanswered-attempt.ts';
import { registered } from '../../browser/forms/registered.ts';
import { fieldIn, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { UnansweredFault } from '../../ui/form/unanswered-fault.tsx';
import { AmountField, TextField } from '../../ui/form/text-field.tsx';
import { DiscardQuestion, useDiscardGuard } from '../../ui/overlay/discard-question.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { useMoveCash } from '../books.queries.ts';
import { CASH_MOVEMENTS } from '../books-texts.ts';
import { cashResolver, sentMovement, type CashValues } from './cash-resolver.ts';

const FIRST: CashValues = { kind: 'out', amount: '', reason: '' };

/** Give it a new key for every opening. */
export function CashSheet({ open, onOpenChange }: OpenProps) {
  const form = useForm<CashValues>({ resolver: cashResolver, defaultValues: FIRST });
  const onClose = () => onOpenChange(false);
  const shown = useWatch({ control: form.control, compute: sentMovement });
  const move = useMoveCash(shown, {
    onSuccess: ({ kind, amount }) => {
      const entered = CASH_MOVEMENTS.find(({ value }) => value === kind)?.entered;
      toastSuccess(entered ?? '', eurosText(amount));
      onClose();
    },
    onError: (error) => showFaults(form, serverFaults(error, fieldIn(FIRST))),
  });
  const isDirty = open && (shown.amount !== '' || shown.reason !== '');
  useLeaveWarning(isDirty);
  const guard = useDiscardGuard({ isDirty, isPending: move.isPending, onClose });
  return (
    <Drawer open={open} onOpenChange={guard.onOpenChange} title="Meter o sacar dinero">
      <form
        noValidate
        aria-label="Movimiento del cajón"
        className="grid gap-5"
        onSubmit={form.handleSubmit((values) => move.send(sentMovement(values)))}
      >
        <CashFields form={form} />
        <MoveFault move={move} />
        <DialogButtons
          row="flex-wrap *:grow"
          size="large"
          onCancel={() => guard.onOpenChange(false)}
          pending={move.isPending}
          pendingText="Anotando..."
        >
          {move.isRepeat ? 'Repetir' : 'Anotar'}
        </DialogButtons>
      </form>
      <DiscardQuestion {...guard.question}>Lo que has escrito se perderá.</DiscardQuestion>
    </Drawer>
  );
}

const FAILURE = 'No se pudo anotar';

function MoveFault({ move }: { move: ReturnType<typeof useMoveCash> }) {
  const { error, isRepeat, beginAnew } = move;
  if (!isRepeat) return error && <FormError title={FAILURE}>{changeReasonOf(error)}</FormError>;
  return (
    <UnansweredFault
      title={FAILURE}
      description={OUTCOME_UNKNOWN}
      unanswered="este movimiento"
      another="Lo que anotes"
      anewText="Es otro movimiento"
      isRepeat
      onBeginAnew={beginAnew}
    />
  );
}

function CashFields({ form }: { form: ReturnType<typeof useForm<CashValues>> }) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  useEffect(() => form.setFocus('amount'), [form]);
  return (
    <>
      <ChoiceChips
        label="Qué pasa"
        className="[&_label]:grow [&_label>span]:min-h-14"
        choices={CASH_MOVEMENTS}
        value={kind}
        hint={CASH_MOVEMENTS.find(({ value }) => value === kind)?.hint}
        onChange={(chosen) => {
          form.setValue('kind', chosen);
          form.clearErrors();
        }}
      />
      <AmountField label="Importe" {...registered(form, 'amount')} />
      <TextField
        label={kind === 'opening' ? 'Motivo (opcional)' : 'Motivo'}
        autoComplete="off"
        maxLength={200}
        {...registered(form, 'reason')}
      />
    </>
  );
}
