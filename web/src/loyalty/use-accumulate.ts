import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatPhone } from '@brasa/core/kernel/phone.ts';
import { IdempotencyKeys } from '../browser/idempotency-key.ts';
import { toast } from '../ui/toast.ts';
import { accumulateFailure, sayFailure } from './points-failure.ts';
import { useAccumulate } from './accumulate.queries.ts';
import { accumulateResolver } from './accumulate-resolver.ts';
import {
  accumulatePayload,
  accumulateValues,
  visitName,
  type AccumulatePayload,
  type AccumulateValues,
  type Visit,
} from './accumulate-values.ts';

/** One visit's points, from the customer to the answer. */
export function useAccumulateForm(visit: Visit, onDone: () => void) {
  const form = useForm<AccumulateValues>({
    resolver: accumulateResolver,
    defaultValues: accumulateValues(visit),
  });
  const [keys] = useState(() => new IdempotencyKeys());
  const accumulate = useAccumulate();

  const save = (values: AccumulateValues) => {
    if (accumulate.isPending) return;
    const payload = accumulatePayload(values, visit);
    accumulate.mutate(
      { payload, key: keys.keyFor(payload) },
      {
        onSuccess: ({ queued, isNewUser }) => {
          if (queued) sayQueued(visit);
          else sayAssigned(payload, isNewUser);
          onDone();
        },
        onError: (error) => sayFailure(accumulateFailure(error)),
      },
    );
  };

  return {
    form,
    isPending: accumulate.isPending,
    failure: accumulate.error && accumulateFailure(accumulate.error),
    submit: form.handleSubmit(save),
  };
}

function sayAssigned({ phone, pointsToAdd }: AccumulatePayload, isNewUser: boolean): void {
  const points = `${pointsToAdd} ${pointsToAdd === 1 ? 'punto' : 'puntos'}`;
  const news = isNewUser ? ' Se ha creado un nuevo usuario con este teléfono.' : '';
  toast({
    title: '¡Puntos asignados!',
    description: `${points} para el ${formatPhone(phone)}.${news}`,
    tone: 'good',
  });
}

function sayQueued(visit: Visit): void {
  toast({
    title: `Sin conexión - Puntos encolados para sincronizar. ID visita: ${visitName(visit)}`,
  });
}
