import { useEffect } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { annulmentRequest } from '@brasa/core/invoices/invoices.contract.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import { registered } from '../../browser/forms/registered.ts';
import { oneOf } from '../../browser/forms/server-faults.ts';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { sayFailed } from '../invoice-changes.ts';
import { useAnnulInvoice } from '../invoices.queries.ts';
import { ActionForm, useTypedNews, type ActionFormProps } from './action-form.tsx';

type AnnulValues = { reason: string };

const resolver: Resolver<AnnulValues> = (values) => {
  const { error } = annulmentRequest.safeParse(values);
  return judged(values, contractFaults(error, oneOf('reason')));
};

export function AnnulForm(props: ActionFormProps & { onDone: () => void }) {
  const { invoice, onBack, onDone } = props;
  const form = useForm<AnnulValues>({ resolver, defaultValues: { reason: '' } });
  useEffect(() => form.setFocus('reason'), [form]);
  const annul = useAnnulInvoice(invoice.id, {
    onSuccess: ({ code }) => {
      toastSuccess('Factura anulada', code);
      onDone();
    },
    onError: (error) => sayFailed('No se pudo anular la factura', error),
  });
  useTypedNews(props, form.formState.isDirty, annul.isPending);
  return (
    <ActionForm
      title={`Anular ${invoice.code}`}
      meaning={
        <>
          <p>
            <strong>Anular dice que esta venta no existió nunca:</strong> por ejemplo, una factura
            hecha por error. Queda un registro de la anulación, y no se puede deshacer.
          </p>
          <p>
            Si la venta existió, aunque se haya devuelto, no la anules: rectifícala. El pedido se
            puede volver a facturar.
          </p>
        </>
      }
      submitText={`Anular ${invoice.code}`}
      variant="danger"
      pending={annul.isPending}
      onSubmit={form.handleSubmit((values) => annul.send(values))}
      onBack={onBack}
    >
      <ReasonField {...registered(form, 'reason')} />
    </ActionForm>
  );
}
