import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { tenths, tenthsToDecimal, type Tenths } from '@brasa/core/kernel/tenths.ts';
import { ApiError } from '../browser/api-error.ts';
import { newKey } from '../browser/idempotency-key.ts';
import { lateResolver } from '../browser/late-resolver.ts';
import { toast } from '../ui/toast.ts';
import { MOVED, movedQuantity, movedWords, type MovementValues } from './movement-values.ts';
import { useMoveStock, type MovementSent } from './stock-movements.queries.ts';

const contract = lateResolver(() => import('./movement-resolver.ts'));

const FIRST: MovementValues = { type: 'walk_in_sale', quantity: '1' };

const FAILURE = 'No se pudo anotar el movimiento';
const UNANSWERED = 'Sin conexión con el servidor: no se sabe si ha llegado.';

/** A movement that was sent and of which nobody knows what became. */
type Attempt = { movement: MovementSent; amount: Tenths; key: string };

/**
 * A movement of the stock, from the first tap to the answer. While the form shows what has gone out
 * without an answer, sending it repeats that very attempt; anything else is a movement of its own.
 */
export function useMovement() {
  const form = useForm<MovementValues>({ resolver: contract.resolver, defaultValues: FIRST });
  useEffect(() => contract.preload(), []);
  const [unanswered, setUnanswered] = useState<Attempt | null>(null);
  const isRepeat = useIsShown(form, unanswered);
  const move = useMoveStock();

  const save = (values: MovementValues) => {
    if (move.isPending) return;
    const amount = movedQuantity(values.quantity) ?? tenths(0);
    const movement = { type: values.type, quantity: tenthsToDecimal(amount) };
    const attempt =
      unanswered && isSame(unanswered, movement) ? unanswered : { movement, amount, key: newKey() };
    setUnanswered(null);
    move.mutate(attempt, {
      onSuccess: () => {
        const { type } = movement;
        toast({ title: MOVED[type], description: movedWords(amount), tone: 'good' });
        form.reset({ ...FIRST, type });
      },
      onError: (error) => {
        toast({ title: FAILURE, description: descriptionOf(error), tone: 'bad' });
        if (mayHaveArrived(error)) setUnanswered(attempt);
        const message = error instanceof ApiError ? error.details?.[0]?.message : undefined;
        if (message !== undefined) form.setError('quantity', { type: 'server', message });
      },
    });
  };

  return {
    form,
    isPending: move.isPending,
    failure: move.error && { title: FAILURE, description: descriptionOf(move.error) },
    unanswered,
    /** Whether what the form shows is what was not answered. */
    isRepeat,
    /** What the form shows happened once more: nothing is repeated. */
    beginAnew: () => {
      setUnanswered(null);
      move.reset();
    },
    submit: form.handleSubmit(save),
  };
}

function isSame({ movement }: Attempt, { type, quantity }: MovementSent): boolean {
  return movement.type === type && movement.quantity === quantity;
}

function useIsShown(form: UseFormReturn<MovementValues>, attempt: Attempt | null): boolean {
  const [type, quantity] = useWatch({ control: form.control, name: ['type', 'quantity'] });
  const amount = movedQuantity(quantity);
  if (!attempt || amount === null) return false;
  return isSame(attempt, { type, quantity: tenthsToDecimal(amount) });
}

/** Without an answer, or with one that something broke: only a refusal says that nothing was done. */
function mayHaveArrived(error: Error): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

function descriptionOf(error: Error): string {
  return error instanceof ApiError && error.status === 0 ? UNANSWERED : error.message;
}
