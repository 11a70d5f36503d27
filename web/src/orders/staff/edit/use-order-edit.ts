// An edit from the first key to the answer. Somebody else may edit the same order meanwhile
// (use-meeting), and the answer may be lost (use-order-sending); nothing that was typed is.
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { ApiError } from '../../../browser/api/api-error.ts';
import { lateResolver } from '../../../browser/forms/lazy-resolver.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useOrderEditDraft } from '../desk-drafts.ts';
import { EDIT_FIELDS, editPayload, editValues, type OrderEditValues } from './order-edit-values.ts';
import { currentOf } from '../order-status.queries.ts';
import { orderWords } from '../order-texts.ts';
import { EDIT_DOUBT, editFailure } from '../transition-failure.ts';
import { useMeeting } from './use-edit-conflict.ts';
import { useOrderSending, type Attempt } from '../use-order-sending.ts';

const contract = lateResolver(() => import('./order-edit-resolver.ts'));

type Form = UseFormReturn<OrderEditValues>;
type Ends = { onSaved: () => void; onDiscarded: () => void };

export function useOrderEdit(order: Order, { onSaved, onDiscarded }: Ends) {
  const kept = useOrderEditDraft(order.id);
  const { draft, dropDraft } = kept;
  const form = useForm<OrderEditValues>({
    resolver: contract.resolver,
    defaultValues: draft?.values ?? editValues(order),
  });
  useEffect(() => contract.preload(), []);
  const { base, latest, meeting, meet, settle, goOnFrom } = useMeeting(form, draft?.base ?? order);
  const attempt = useRef(draft?.attempt ?? null);
  const isDiscarded = useRef(false);
  const keep = useKept(form, base, { latest, attempt, isDiscarded, kept });

  const { send, isPending, isInDoubt, error, forgetError } = useOrderSending<OrderEditValues>({
    order,
    base: latest,
    attempt,
    onAttempt: keep,
    bodyOf: editPayload,
    isSame,
    onSaved: (saved, sent) => {
      toast({ title: 'Pedido actualizado', description: orderWords(saved), tone: 'good' });
      goOnFrom(saved);
      // What has been typed since goes on.
      if (isSame(form.getValues(), sent)) {
        dropDraft();
        onSaved();
      } else keep();
    },
    onArrived: goOnFrom,
    onRefused: (refusal, isThere) => {
      if (isDiscarded.current) return;
      const current = currentOf(refusal);
      if (current) {
        forgetError();
        meet(current);
        if (!isThere) toast({ ...NOT_SAVED, tone: 'bad' });
        return;
      }
      toast({ ...editFailure(refusal), tone: 'bad' });
      markFaults(form, refusal);
    },
    onNews: meet,
  });

  return {
    form,
    base,
    meeting,
    settle,
    /** Whether the form shows what was typed before the drawer was closed. */
    isRestored: draft !== undefined,
    discard: () => {
      isDiscarded.current = true;
      dropDraft();
      onDiscarded();
    },
    isPending,
    doubt: isInDoubt ? EDIT_DOUBT : null,
    failure: error && editFailure(error),
    submit: form.handleSubmit(send),
  };
}

/** For whoever has closed the form meanwhile; what was typed waits there. */
const NOT_SAVED = {
  title: 'Otra persona ha cambiado este pedido',
  description: 'Tus cambios no están guardados: abre el pedido y revísalos.',
};

function isSame(one: OrderEditValues, other: OrderEditValues): boolean {
  return EDIT_FIELDS.every((field) => one[field] === other[field]);
}

type Kept = {
  latest: RefObject<Order>;
  attempt: RefObject<Attempt<OrderEditValues> | null>;
  isDiscarded: RefObject<boolean>;
  kept: Pick<ReturnType<typeof useOrderEditDraft>, 'keepDraft' | 'dropDraft'>;
};

/** Keeps what differs from the order as it is, with every key; the function keeps it at once. */
function useKept(form: Form, base: Order, ends: Kept): () => void {
  const { latest, attempt, isDiscarded } = ends;
  const { keepDraft, dropDraft } = ends.kept;
  const keep = useCallback(() => {
    if (isDiscarded.current) return;
    const values = form.getValues();
    const isTyped = !isSame(values, editValues(latest.current));
    if (isTyped || attempt.current) {
      keepDraft({ values, base: latest.current, attempt: attempt.current });
    } else dropDraft();
  }, [form, latest, attempt, isDiscarded, keepDraft, dropDraft]);
  useEffect(() => {
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, base, keep]);
  return keep;
}

/** Faults that the server has found go where the form's own would stand. */
function markFaults(form: Form, error: Error): void {
  if (!(error instanceof ApiError)) return;
  for (const { path, message } of error.details ?? []) {
    const field = path === 'pickupTime' ? 'pickupDay' : EDIT_FIELDS.find((one) => one === path);
    if (field) form.setError(field, { type: 'server', message });
  }
}
