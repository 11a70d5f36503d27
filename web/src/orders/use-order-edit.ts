// An edit from the first key to the answer. Somebody else may edit the same order meanwhile: what
// only they have changed is taken over, what both have changed is asked about, nothing is lost.
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Order, OrderConflict } from '@brasa/core/orders/orders.contract.ts';
import { ApiError } from '../browser/api-error.ts';
import { IdempotencyKeys } from '../browser/idempotency-key.ts';
import { lateResolver } from '../browser/late-resolver.ts';
import { toast } from '../ui/toast.ts';
import {
  EDIT_FIELDS,
  editPayload,
  editValues,
  type EditField,
  type OrderEditValues,
} from './order-edit-values.ts';
import { useOrderEditDraft } from './order-edit-draft.ts';
import { useEditOrder } from './order-status.queries.ts';
import { orderWords } from './order-words.ts';
import { editFailure } from './transition-failure.ts';

const contract = lateResolver(() => import('./order-edit-resolver.ts'));

/** What somebody else has made of the order while it was being edited here. */
export type Meeting = {
  current: Order;
  /** Changed there only, and taken over. */
  taken: EditField[];
  /** Changed there and here. */
  clashes: EditField[];
};

type Ends = { onSaved: () => void; onDiscarded: () => void };

export function useOrderEdit(order: Order, { onSaved, onDiscarded }: Ends) {
  const { draft, keepDraft, dropDraft } = useOrderEditDraft(order.id);
  const form = useForm<OrderEditValues>({
    resolver: contract.resolver,
    defaultValues: draft?.values ?? editValues(order),
  });
  useEffect(() => contract.preload(), []);
  const { base, meeting, meet, settle } = useMeeting(form, order, draft?.base ?? order);
  useKept(form, base, { keepDraft, dropDraft });
  const [keys] = useState(() => new IdempotencyKeys());
  const edit = useEditOrder((saved) => {
    dropDraft();
    toast({ title: 'Pedido actualizado', description: orderWords(saved), tone: 'good' });
    onSaved();
  });

  const save = (values: OrderEditValues) => {
    if (edit.isPending) return;
    const body = editPayload(values, base);
    edit.mutate(
      { id: order.id, body, key: keys.keyFor(body) },
      {
        onError: (error) => {
          const current = currentOf(error);
          if (current) {
            meet(current);
            edit.reset();
            return;
          }
          toast({ ...editFailure(error), tone: 'bad' });
          markFaults(form, error);
        },
      },
    );
  };

  return {
    form,
    base,
    meeting,
    settle,
    /** Whether the form shows what was typed before the drawer was closed. */
    isRestored: draft !== undefined,
    discard: () => {
      dropDraft();
      onDiscarded();
    },
    isPending: edit.isPending,
    failure: edit.error && editFailure(edit.error),
    submit: form.handleSubmit(save),
  };
}

/** Keeps what differs from the order as it is, with every key. */
function useKept(
  form: UseFormReturn<OrderEditValues>,
  base: Order,
  { keepDraft, dropDraft }: Pick<ReturnType<typeof useOrderEditDraft>, 'keepDraft' | 'dropDraft'>,
): void {
  useEffect(() => {
    const note = (values: OrderEditValues) => {
      const before = editValues(base);
      const isTyped = EDIT_FIELDS.some((field) => values[field] !== before[field]);
      if (isTyped) keepDraft({ values, base });
      else dropDraft();
    };
    note(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => note(values),
    });
  }, [form, base, keepDraft, dropDraft]);
}

function useMeeting(form: UseFormReturn<OrderEditValues>, order: Order, begunOn: Order) {
  // What the form was filled from: as it was when the edit began, or as it is since the last meeting.
  const [base, setBase] = useState(begunOn);
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const latest = useRef(base);

  const meet = (current: Order) => {
    if (current.version <= latest.current.version) return;
    const was = editValues(latest.current);
    const now = editValues(current);
    const mine = form.getValues();
    const theirs = EDIT_FIELDS.filter((field) => now[field] !== was[field]);
    const taken = theirs.filter((field) => mine[field] === was[field]);
    for (const field of taken) form.setValue(field, now[field]);
    const clashes = EDIT_FIELDS.filter(
      (field) => mine[field] !== now[field] && theirs.includes(field) && !taken.includes(field),
    );
    latest.current = current;
    setBase(current);
    setMeeting({ current, taken, clashes });
  };

  // A poll may tell before the server has to.
  useEffect(() => meet(order));

  /** One of the fields that both have changed: theirs it is, or mine. */
  const settle = (field: EditField, isTheirs: boolean) => {
    if (isTheirs) form.setValue(field, editValues(base)[field], { shouldValidate: true });
    setMeeting((now) => now && { ...now, clashes: now.clashes.filter((clash) => clash !== field) });
  };
  return { base, meeting, meet, settle };
}

function currentOf(error: Error): Order | null {
  const isConflict = error instanceof ApiError && error.code === 'ORDER_CHANGED_MEANWHILE';
  return isConflict ? (error.body as OrderConflict).current : null;
}

/** Faults that the server has found go where the form's own would stand. */
function markFaults(form: UseFormReturn<OrderEditValues>, error: Error): void {
  if (!(error instanceof ApiError)) return;
  for (const { path, message } of error.details ?? []) {
    const field = path === 'pickupTime' ? 'pickupDay' : EDIT_FIELDS.find((one) => one === path);
    if (field) form.setError(field, { type: 'server', message });
  }
}
