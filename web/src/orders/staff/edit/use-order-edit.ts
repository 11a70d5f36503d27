// An edit from the first key to the answer. Somebody else may edit the same order meanwhile
// (use-edit-conflict), and the answer may be lost (use-order-submission); nothing that was typed is.
import { useCallback, useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import { lazyResolver } from '../../../browser/forms/lazy-resolver.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useOrderEditDraft } from '../desk-drafts.ts';
import { staffFieldOf, type StaffOrderValues } from '../staff-order-values.ts';
import { EDIT_FIELDS, editPayload, editValues } from './order-edit-values.ts';
import { orderText, withPointsChange } from '../order-texts.ts';
import { changeFailure, unanswered } from '../transition-failure.ts';
import { useEditConflict } from './use-edit-conflict.ts';
import { useOrderSubmission } from '../use-order-submission.ts';

const contract = lazyResolver(() => import('./order-edit-resolver.ts'));

type Form = UseFormReturn<StaffOrderValues>;
type Callbacks = { onSaved: () => void; onDiscarded: () => void };

export function useOrderEdit(order: Order, { onSaved, onDiscarded }: Callbacks) {
  const { form, conflicts, drafts, storeNow } = useEditedOrder(order);
  const { latest, noteRefusal, rebase } = conflicts;
  const { send, isPending, isRetrying, error, forgetError } = useOrderSubmission<StaffOrderValues>({
    order,
    base: latest,
    attempt: drafts.attempt,
    onAttempt: storeNow,
    bodyOf: editPayload,
    isSame,
    onSaved: (saved, sent) => {
      const description = withPointsChange(orderText(saved), saved);
      toast({ title: 'Pedido actualizado', description, tone: 'good' });
      rebase(saved);
      // What has been typed since goes on.
      if (isSame(form.getValues(), sent)) {
        drafts.dropDraft();
        onSaved();
      } else storeNow();
    },
    onEarlierSaved: rebase,
    onRefused: (refusal, isMounted) => {
      if (drafts.isDiscarded.current) return;
      if (noteRefusal(refusal)) {
        forgetError();
        if (!isMounted) toast({ ...NOT_SAVED, tone: 'bad' });
        return;
      }
      toast({ ...changeFailure(refusal, 'edit'), tone: 'bad' });
      showFaults(form, serverFaults(refusal, fieldOf), { shouldFocus: false });
    },
    onRemoteChange: conflicts.mergeRemote,
  });

  return {
    form,
    base: conflicts.base,
    conflict: conflicts.conflict,
    resolve: conflicts.resolve,
    isRestored: drafts.draft !== undefined,
    discard: () => {
      drafts.discardDraft();
      onDiscarded();
    },
    isPending,
    unanswered: isRetrying ? unanswered('edit') : null,
    failure: error && changeFailure(error, 'edit'),
    submit: form.handleSubmit(send),
  };
}

/** The order's fields: what was typed before is in them again, and what is typed now is kept. */
function useEditedOrder(order: Order) {
  const drafts = useOrderEditDraft(order.id);
  const { draft } = drafts;
  const form = useForm<StaffOrderValues>({
    resolver: contract.resolver,
    defaultValues: draft?.values ?? editValues(order),
  });
  useEffect(() => contract.preload(), []);
  const conflicts = useEditConflict(form, draft?.base ?? order);
  const storeNow = useStoredDraft(form, conflicts, drafts);
  return { form, conflicts, drafts, storeNow };
}

/** For whoever has closed the form meanwhile; what was typed waits there. */
const NOT_SAVED = {
  title: 'Otra persona ha cambiado este pedido',
  description: 'Tus cambios no están guardados: abre el pedido y revísalos.',
};

function isSame(one: StaffOrderValues, other: StaffOrderValues): boolean {
  return EDIT_FIELDS.every((field) => one[field] === other[field]);
}

type Conflicts = Pick<ReturnType<typeof useEditConflict>, 'base' | 'latest'>;
type Drafts = ReturnType<typeof useOrderEditDraft>;

/** Keeps what differs from the order as it is, with every key; the function keeps it at once. */
function useStoredDraft(form: Form, { base, latest }: Conflicts, drafts: Drafts): () => void {
  const { attempt, isDiscarded, storeDraft, dropDraft } = drafts;
  const storeNow = useCallback(() => {
    if (isDiscarded.current) return;
    const values = form.getValues();
    const isTyped = !isSame(values, editValues(latest.current));
    if (isTyped || attempt.current) {
      storeDraft({ values, base: latest.current, attempt: attempt.current });
    } else dropDraft();
  }, [form, latest, attempt, isDiscarded, storeDraft, dropDraft]);
  useEffect(() => {
    storeNow();
    return form.subscribe({ formState: { values: true }, callback: storeNow });
  }, [form, base, storeNow]);
  return storeNow;
}

const fieldOf = (path: string) => (path === 'pickupTime' ? 'pickupDay' : staffFieldOf(path));
