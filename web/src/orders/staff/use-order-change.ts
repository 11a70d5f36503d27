// A form of the desk that changes an order, from the first key to the answer, which may be lost
// (use-order-submission): what was typed before is in it again, and what is typed now is kept.
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useCachedDraft } from '../../browser/forms/cached-draft.ts';
import type { LazyResolver } from '../../browser/forms/lazy-resolver.ts';
import { useIsMounted } from '../../browser/forms/use-is-mounted.ts';
import { useFormChanges } from '../../browser/forms/use-form-changes.ts';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { DRAFT_NAMES, type DraftKind } from './desk-drafts.ts';
import { unanswered } from './transition-failure.ts';
import { useOrderSubmission, type Attempt, type Submitted } from './use-order-submission.ts';

export type OrderFormKind<Values extends FieldValues> = Submitted<Values> & {
  kind: DraftKind;
  contract: LazyResolver<Values>;
  valuesOf: (order: Order) => Values;
  /** What is said of the order once it is saved. */
  doneText: (saved: Order) => [title: string, description: string];
};

type Draft<Values> = {
  values: Values;
  /** The order that it was typed over. */
  base: Order;
  /** What has been sent of it and not been answered. */
  attempt: Attempt<Values> | null;
};

type TypedOrder<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** The order that the form was filled from. */
  initial: Order;
  isRestored: boolean;
  attempt: RefObject<Attempt<Values> | null>;
  /**
   * Whether something else is typed in the form that has been opened in the place of this one, which is gone: that form asks for
   * the answer itself, and goes on.
   */
  isTypedSince: (sent: Values) => boolean;
  /** By a form that is gone it keeps the attempt alone. */
  storeDraft: (draft: Draft<Values>) => void;
  dropDraft: () => void;
};

export function useTypedOrder<Values extends FieldValues>(
  { kind, contract, valuesOf, isSame }: OrderFormKind<Values>,
  order: Order,
): TypedOrder<Values> {
  const { draft, draftNow, storeDraft, dropDraft } = useCachedDraft<Draft<Values>>(
    DRAFT_NAMES[kind],
    order.id,
  );
  const attempt = useRef(draft?.attempt ?? null);
  const form = useForm<Values>({
    resolver: contract.resolver,
    defaultValues: (draft?.values ?? valuesOf(order)) as DefaultValues<Values>,
  });
  useEffect(() => contract.preload(), [contract]);
  const isRestored = draft !== undefined;
  const initial = draft?.base ?? order;
  const isMounted = useIsMounted();
  const storeOwn = useCallback(
    (own: Draft<Values>) => {
      const kept = isMounted.current ? own : draftNow();
      if (kept) storeDraft({ ...kept, attempt: own.attempt });
    },
    [isMounted, draftNow, storeDraft],
  );
  const isTypedSince = (sent: Values) => {
    const kept = isMounted.current ? undefined : draftNow();
    return kept !== undefined && !isSame(kept.values, sent);
  };
  return { form, initial, isRestored, attempt, isTypedSince, storeDraft: storeOwn, dropDraft };
}

type OrderChangeOptions = {
  order: Order;
  /** What the form was filled from, or has been merged with since. */
  base: RefObject<Order>;
  /** The order before what the form asks about; null while it asks nothing. */
  asked?: RefObject<Order | null>;
  rebase: (saved: Order) => void;
  onSaved: (saved: Order) => void;
  onDiscarded: () => void;
  /** `isMounted`: whether the form is still on the screen. */
  onRefused: (error: Error, isMounted: boolean) => void;
  onRemoteChange: (current: Order) => void;
};

export function useOrderChange<Values extends FieldValues>(
  formKind: OrderFormKind<Values>,
  { form, isRestored, attempt, isTypedSince, storeDraft, dropDraft }: TypedOrder<Values>,
  options: OrderChangeOptions,
) {
  const { kind, valuesOf, isSame, doneText } = formKind;
  const { order, base, asked, rebase, onSaved, onDiscarded, onRefused, onRemoteChange } = options;
  const [isTyped, setIsTyped] = useState(isRestored);
  /** Then nothing is kept or said of it any more, whatever the answer to it. */
  const isDiscarded = useRef(false);

  /** Keeps what differs from the order as it is. */
  const storeNow = useCallback(() => {
    if (isDiscarded.current) return;
    const values = form.getValues();
    const isNew = !isSame(values, valuesOf(base.current));
    setIsTyped(isNew);
    if (isNew || attempt.current) {
      storeDraft({ values, base: asked?.current ?? base.current, attempt: attempt.current });
    } else dropDraft();
  }, [form, base, asked, attempt, storeDraft, dropDraft, isSame, valuesOf]);
  useFormChanges(form, storeNow);

  const finish = (saved: Order) => {
    dropDraft();
    onSaved(saved);
  };
  const { send, isPending, isRetrying, error, forgetError } = useOrderSubmission<Values>({
    ...formKind,
    ...{ order, base, attempt, rebase, onRemoteChange },
    onAttempt: storeNow,
    onSaved: (saved, sent) => {
      toastSuccess(...doneText(saved));
      if (isTypedSince(sent)) return;
      rebase(saved);
      // What has been typed since goes on.
      if (isSame(form.getValues(), sent)) finish(saved);
      else storeNow();
    },
    onRefused: (refusal, isMounted) => {
      if (!isDiscarded.current) onRefused(refusal, isMounted);
    },
  });
  // One object for every render: the payment forms hand it up in an effect, and a new one each time would render without end.
  const lost = useMemo(() => unanswered(kind), [kind]);
  const forget = () => {
    isDiscarded.current = true;
    dropDraft();
  };
  return {
    ...{ form, isTyped, isRestored, isPending, error, forgetError, finish, storeNow },
    unanswered: isRetrying ? lost : null,
    submit: form.handleSubmit(send),
    forget,
    discard: () => {
      forget();
      onDiscarded();
    },
  };
}
