import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { ApiError } from '../browser/api-error.ts';
import { IdempotencyKeys } from '../browser/idempotency-key.ts';
import { lateResolver } from '../browser/late-resolver.ts';
import { toast } from '../ui/toast.ts';
import { useEditOrder } from './order-status.queries.ts';
import {
  paymentPayload,
  paymentValues,
  paymentWords,
  type PaymentValues,
} from './payment-values.ts';
import { paymentFailure } from './transition-failure.ts';

const contract = lateResolver(() => import('./payment-resolver.ts'));

/** Somebody has changed the order meanwhile: what they did to the payment must not be overwritten. */
const MEANWHILE = {
  title: 'Otra persona ha cambiado este pedido',
  description: 'El pago no está anotado. Revisa el pedido y guarda otra vez.',
};

export function usePayment(order: Order, onSaved: () => void) {
  const form = useForm<PaymentValues>({
    resolver: contract.resolver,
    defaultValues: paymentValues(order),
  });
  useEffect(() => contract.preload(), []);
  const [keys] = useState(() => new IdempotencyKeys());
  // The version that was on the screen when the form was filled in; after a refusal, the new one.
  const [version, setVersion] = useState(order.version);
  const edit = useEditOrder((saved) => {
    toast({ title: 'Pago anotado', description: paymentWords(saved), tone: 'good' });
    onSaved();
  });

  const save = (values: PaymentValues) => {
    if (edit.isPending) return;
    const body = paymentPayload(values, version);
    edit.mutate(
      { id: order.id, body, key: keys.keyFor(body) },
      {
        onError: (error) => {
          if (isMeanwhile(error)) setVersion(currentVersion(error));
          toast({ ...failureOf(error), tone: 'bad' });
          for (const { path, message } of (error instanceof ApiError && error.details) || []) {
            if (path === 'paymentMethod') form.setError(path, { type: 'server', message });
          }
        },
      },
    );
  };

  return {
    form,
    isPending: edit.isPending,
    failure: edit.error && failureOf(edit.error),
    submit: form.handleSubmit(save),
  };
}

function isMeanwhile(error: Error): error is ApiError {
  return error instanceof ApiError && error.code === 'ORDER_CHANGED_MEANWHILE';
}

function currentVersion({ body }: ApiError): number {
  return (body as { current: Order }).current.version;
}

function failureOf(error: Error) {
  return isMeanwhile(error) ? MEANWHILE : paymentFailure(error);
}
