import { signedChickens } from '@brasa/core/kernel/amounts/signed-chickens.ts';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { tenths, tenthsToDecimal, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { ApiError } from '../../browser/api/api-error.ts';
import { OUTCOME_UNKNOWN, maySentHaveArrived } from '../../browser/api/unanswered-attempt.ts';
import { useCachedDraft } from '../../browser/forms/cached-draft.ts';
import { useAttemptDraft } from '../../browser/forms/use-attempt-draft.ts';
import { isUnanswered, reasonOf } from '../../browser/api/error-texts.ts';
import { withQueuedNote } from '../../browser/outbox/queued-note.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { lazyResolver } from '../../browser/forms/lazy-resolver.ts';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import {
  initialQuantity,
  MOVED,
  movedQuantity,
  type MovementChoice,
  type MovementValues,
} from './movement-values.ts';
import { useMoveStock, type MovementSent } from './stock-movements.queries.ts';

const contract = lazyResolver(() => import('./movement-resolver.ts'));

const FIRST: MovementValues = { type: 'sale', quantity: '1' };

const DRAFT = 'stock-movement';

/** Ends what a closed drawer ends: what is entered afterwards counts by itself. */
export const useMovementDraft = () => useCachedDraft(DRAFT);

const FAILURE = 'No se pudo anotar el movimiento';

type Attempt = { movement: MovementSent; amount: Tenths; key: string };

/**
 * A movement of the stock, from the first tap to the answer. While the form shows what has gone out
 * without an answer, sending it repeats that very attempt; anything else is a movement of its own.
 */
export function useMovement() {
  const attempts = useAttemptDraft<MovementValues, Attempt>(DRAFT, () => form.reset(FIRST));
  const { draft, unanswered, setUnanswered } = attempts;
  const form = useForm<MovementValues>({
    resolver: contract.resolver,
    defaultValues: draft?.values ?? FIRST,
  });
  useEffect(() => contract.preload(), []);
  useStoredDraft(form, attempts);
  const isRepeat = useIsShown(form, unanswered);
  const choose = useChoice(form);
  const move = useMoveStock<{ attempt: Attempt; isRepeat: boolean; values: MovementValues }>({
    onSettled: () => attempts.setSending(null),
    onSuccess: (moved, { attempt, values: sent }) => {
      const { type } = attempt.movement;
      toastSuccess(MOVED[type], withQueuedNote(signedChickens(attempt.amount), moved));
      attempts.noteDone(attempt);
      // What has been chosen or typed since goes on.
      if (!isSameEntry(form.getValues(), sent)) return;
      // The day begins with that many now.
      form.reset({ type, quantity: type === 'initial' ? sent.quantity : FIRST.quantity });
    },
    onError: (error, { attempt, isRepeat: isRepeated }) => {
      toastError(FAILURE, descriptionOf(error));
      if (maySentHaveArrived(error, isRepeated)) setUnanswered(attempt);
      const message = error instanceof ApiError ? error.details?.[0]?.message : undefined;
      if (message !== undefined) form.setError('quantity', { type: 'server', message });
    },
  });

  const save = (values: MovementValues) => {
    const { type } = values;
    if (move.isPending || type === 'sale') return;
    const amount = movedQuantity(values.quantity) ?? tenths(0);
    const movement = { type, quantity: tenthsToDecimal(amount) };
    const attempt =
      unanswered && isSame(unanswered, movement) ? unanswered : { movement, amount, key: newKey() };
    setUnanswered(null);
    attempts.setSending(attempt);
    move.mutate({ attempt, isRepeat: attempt === unanswered, values: { ...values } });
  };

  return {
    form,
    choose,
    isPending: move.isPending,
    failure: move.error
      ? { title: FAILURE, description: descriptionOf(move.error) }
      : unanswered && { title: FAILURE, description: OUTCOME_UNKNOWN },
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

/** `Inicial` begins with what the day began with, as it is known; what was entered for the others comes back with them. */
function useChoice(form: UseFormReturn<MovementValues>) {
  const [ofOthers, setOfOthers] = useState(FIRST.quantity);
  return (chosen: MovementChoice, initialStock: string | undefined) => {
    const { type, quantity } = form.getValues();
    if (chosen === 'initial' && type !== 'initial') {
      setOfOthers(quantity);
      form.setValue('quantity', initialQuantity(initialStock));
    }
    if (chosen !== 'initial' && type === 'initial') form.setValue('quantity', ofOthers);
    form.setValue('type', chosen);
    form.clearErrors('quantity');
  };
}

type Attempts = ReturnType<typeof useAttemptDraft<MovementValues, Attempt>>;

function useStoredDraft(
  form: UseFormReturn<MovementValues>,
  { open: unanswered, storeDraft, dropDraft }: Attempts,
): void {
  useEffect(() => {
    const storeNow = () => {
      const values = form.getValues();
      const isEntered = values.type !== FIRST.type || values.quantity !== FIRST.quantity;
      if (isEntered || unanswered) storeDraft({ values, unanswered });
      else dropDraft();
    };
    storeNow();
    return form.subscribe({ formState: { values: true }, callback: storeNow });
  }, [form, unanswered, storeDraft, dropDraft]);
}

const isSameEntry = (one: MovementValues, other: MovementValues): boolean =>
  one.type === other.type && one.quantity === other.quantity;

function isSame({ movement }: Attempt, { type, quantity }: MovementSent): boolean {
  return movement.type === type && movement.quantity === quantity;
}

function useIsShown(form: UseFormReturn<MovementValues>, attempt: Attempt | null): boolean {
  const [type, quantity] = useWatch({ control: form.control, name: ['type', 'quantity'] });
  const amount = movedQuantity(quantity);
  if (!attempt || amount === null || type === 'sale') return false;
  return isSame(attempt, { type, quantity: tenthsToDecimal(amount) });
}

function descriptionOf(error: Error): string {
  return isUnanswered(error) ? OUTCOME_UNKNOWN : reasonOf(error);
}
