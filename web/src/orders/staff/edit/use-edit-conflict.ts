// Two people at one order: what only the other one has changed is taken over, what both have changed
// is asked about, nothing is lost.
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import {
  EDIT_FIELDS,
  editValues,
  type EditField,
  type OrderEditValues,
} from './order-edit-values.ts';

/** What somebody else has made of the order while it was being edited here. */
export type OrderConflict = {
  current: Order;
  /** Changed there only, and taken over. */
  taken: EditField[];
  /** Changed there and here. */
  contested: EditField[];
};

/** `begunOn` is the order that the form was filled from. */
export function useEditConflict(form: UseFormReturn<OrderEditValues>, initial: Order) {
  // As it was when the edit began, or as it is since the last conflict.
  const [base, setBase] = useState(initial);
  const [conflict, setConflict] = useState<OrderConflict | null>(null);
  const latest = useRef(initial);

  /** The order is known to be like this, by one's own doing. */
  const rebase = (saved: Order) => {
    latest.current = saved;
    setBase(saved);
    setConflict(null);
  };

  const mergeRemote = (current: Order) => {
    if (current.version <= latest.current.version) return;
    const was = editValues(latest.current);
    const now = editValues(current);
    const mine = form.getValues();
    const theirs = EDIT_FIELDS.filter((field) => now[field] !== was[field]);
    const taken = theirs.filter((field) => mine[field] === was[field]);
    for (const field of taken) form.setValue(field, now[field]);
    const contested = EDIT_FIELDS.filter(
      (field) => mine[field] !== now[field] && theirs.includes(field) && !taken.includes(field),
    );
    latest.current = current;
    setBase(current);
    setConflict({ current, taken, contested });
  };

  /** One of the fields that both have changed: theirs it is, or mine. */
  const resolve = (field: EditField, isTheirs: boolean) => {
    if (isTheirs) form.setValue(field, editValues(base)[field], { shouldValidate: true });
    setConflict(
      (now) =>
        now && {
          ...now,
          contested: now.contested.filter((contestedField) => contestedField !== field),
        },
    );
  };
  return { base, latest, conflict, mergeRemote, resolve, rebase };
}
