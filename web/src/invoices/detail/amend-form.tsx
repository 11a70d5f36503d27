// "Subsanar": what the record says of the recipient, put right.
import { useEffect } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { amendmentRequest } from '@brasa/core/invoices/invoices.contract.ts';
import { isSimplified } from '@brasa/core/invoices/records/numbering.rules.ts';
import { normalizeRecipientId } from '@brasa/core/invoices/records/recipient-id.rules.ts';
import { NIF_MESSAGE } from '@brasa/core/orders/orders.contract.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import { registered } from '../../browser/forms/registered.ts';
import { fieldIn, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { sayFailed } from '../invoice-changes.ts';
import { useAmendRecord } from '../invoices.queries.ts';
import { ActionForm, useTypedNews, type ActionFormProps } from './action-form.tsx';

type AmendValues = { recipientName: string; recipientNif: string; reason: string };

const resolver: Resolver<AmendValues> = (values) => {
  const { error } = amendmentRequest.safeParse(values);
  const faults = contractFaults(error, fieldIn(values));
  if (values.recipientNif.trim() !== '' && normalizeRecipientId(values.recipientNif) === null) {
    faults.push({ field: 'recipientNif', message: NIF_MESSAGE });
  }
  return judged(values, faults);
};

export function AmendForm(props: ActionFormProps & { onDone: () => void }) {
  const { invoice, onBack, onDone } = props;
  const { recipientName, recipientNif, kind, stateText } = invoice;
  const isNameless = isSimplified(kind);
  const form = useForm<AmendValues>({
    resolver,
    defaultValues: {
      recipientName: recipientName ?? '',
      recipientNif: recipientNif ?? '',
      reason: '',
    },
  });
  useEffect(() => form.setFocus(isNameless ? 'reason' : 'recipientName'), [form, isNameless]);
  const amend = useAmendRecord(invoice.id, {
    onSuccess: ({ code }) => {
      toastSuccess('Registro subsanado', `${code} se vuelve a enviar`);
      onDone();
    },
    onError: (error) => {
      sayFailed('No se pudo subsanar el registro', error);
      showFaults(form, serverFaults(error, fieldIn(form.getValues())));
    },
  });
  useTypedNews(props, form.formState.isDirty, amend.isPending);
  const text = { autoComplete: 'off' } as const;
  return (
    <ActionForm
      title={`Subsanar ${invoice.code}`}
      meaning={
        <>
          {stateText !== null && <p className="wrap-anywhere">Dice: {stateText}</p>}
          <p>Se hace otro registro con los datos bien. La factura y su PDF siguen como están.</p>
        </>
      }
      submitText="Subsanar"
      pending={amend.isPending}
      onSubmit={form.handleSubmit((values) => amend.send(values))}
      onBack={onBack}
    >
      {!isNameless && (
        <>
          <TextField
            label="Nombre"
            maxLength={120}
            {...text}
            {...registered(form, 'recipientName')}
          />
          <TextField label="NIF" maxLength={20} {...text} {...registered(form, 'recipientNif')} />
        </>
      )}
      <ReasonField {...text} {...registered(form, 'reason')} />
    </ActionForm>
  );
}
