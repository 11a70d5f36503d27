// "Corregir lo contado": the close stays as it is, and this is written beside it.
import { useEffect } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { closeCorrectionRequest, type DayClose } from '@brasa/core/books/books.contract.ts';
import { changeReasonOf } from '../../browser/api/error-texts.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import { registered } from '../../browser/forms/registered.ts';
import { fieldIn } from '../../browser/forms/server-faults.ts';
import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { AmountField } from '../../ui/form/text-field.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { useCorrectClose } from '../books.queries.ts';
import { sentAmount } from '@brasa/core/kernel/amounts/typed-cents.ts';

type CorrectValues = { countedCash: string; reason: string };

const sent = ({ countedCash, reason }: CorrectValues) => ({
  countedCash: sentAmount(countedCash),
  reason,
});

const resolver: Resolver<CorrectValues> = (values) => {
  const { error } = closeCorrectionRequest.safeParse(sent(values));
  return judged(values, contractFaults(error, fieldIn(values)));
};

type CorrectFormProps = {
  close: DayClose;
  onTyped: (typed: { isDirty: boolean; isPending: boolean }) => void;
  onBack: () => void;
  onDone: (close: DayClose) => void;
};

export function CorrectForm({ close, onTyped, onBack, onDone }: CorrectFormProps) {
  const defaultValues = { countedCash: '', reason: '' };
  const form = useForm<CorrectValues>({ resolver, defaultValues });
  const correct = useCorrectClose(close.number, {
    onSuccess: (corrected) => {
      toastSuccess('Corrección anotada', `Cierre n.º ${corrected.number}`);
      onDone(corrected);
    },
    onError: () => undefined,
  });
  const { isDirty } = form.formState;
  const { isPending, error } = correct;
  useEffect(() => onTyped({ isDirty, isPending }), [onTyped, isDirty, isPending]);
  useEffect(() => form.setFocus('countedCash'), [form]);
  return (
    <form
      noValidate
      aria-label="Corregir lo contado"
      className="grid gap-5"
      onSubmit={form.handleSubmit((values) => correct.send(sent(values)))}
    >
      <p className="text-ink-soft">
        El cierre no cambia: al lado queda escrito lo que se contó de verdad, quién lo dice y por
        qué. Un pago mal anotado se corrige en su pedido.
      </p>
      <AmountField label="Efectivo contado" {...registered(form, 'countedCash')} />
      <ReasonField {...registered(form, 'reason')} />
      {error && <FormError title="No se pudo corregir">{changeReasonOf(error)}</FormError>}
      <DialogButtons
        row="flex-wrap *:grow"
        size="large"
        cancel="Volver"
        onCancel={onBack}
        pending={isPending}
      >
        Corregir
      </DialogButtons>
    </form>
  );
}
