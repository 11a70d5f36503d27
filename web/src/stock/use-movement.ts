import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { tenths, tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import { ApiError } from '../browser/api-error.ts';
import { IdempotencyKeys } from '../browser/idempotency-key.ts';
import { lateResolver } from '../browser/late-resolver.ts';
import { toast } from '../ui/toast.ts';
import { MOVED, movedQuantity, movedWords, type MovementValues } from './movement-values.ts';
import { useMoveStock } from './stock-movements.queries.ts';

const contract = lateResolver(() => import('./movement-resolver.ts'));

const FIRST: MovementValues = { type: 'walk_in_sale', quantity: '1' };

const FAILURE = 'No se pudo anotar el movimiento';
const UNANSWERED =
  'Sin conexión con el servidor. Pulsa «Anotar» otra vez: si ya había llegado, no se repite.';

/** A movement of the stock, from the first tap to the answer. */
export function useMovement() {
  const form = useForm<MovementValues>({ resolver: contract.resolver, defaultValues: FIRST });
  useEffect(() => contract.preload(), []);
  const [keys] = useState(() => new IdempotencyKeys());
  const move = useMoveStock();

  const save = ({ type, quantity }: MovementValues) => {
    if (move.isPending) return;
    const amount = movedQuantity(quantity) ?? tenths(0);
    const movement = { type, quantity: tenthsToDecimal(amount) };
    move.mutate(
      { movement, key: keys.keyFor(movement) },
      {
        onSuccess: () => {
          // The same again is another movement.
          keys.forget();
          toast({ title: MOVED[type], description: movedWords(amount), tone: 'good' });
          form.reset({ ...FIRST, type });
        },
        onError: (error) => {
          toast({ title: FAILURE, description: descriptionOf(error), tone: 'bad' });
          const message = error instanceof ApiError ? error.details?.[0]?.message : undefined;
          if (message !== undefined) form.setError('quantity', { type: 'server', message });
        },
      },
    );
  };

  return {
    form,
    isPending: move.isPending,
    failure: move.error && { title: FAILURE, description: descriptionOf(move.error) },
    submit: form.handleSubmit(save),
  };
}

function descriptionOf(error: Error): string {
  return error instanceof ApiError && error.status === 0 ? UNANSWERED : error.message;
}
