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
export type Meeting = {
  current: Order;
  /** Changed there only, and taken over. */
  taken: EditField[];
  /** Changed there and here. */
  clashes: EditField[];
};

/** `begunOn` is the order that the form was filled from. */
export function useMeeting(form: UseFormReturn<OrderEditValues>, begunOn: Order) {
  // As it was when the edit began, or as it is since the last meeting.
  const [base, setBase] = useState(begunOn);
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const latest = useRef(begunOn);

  /** The order is known to be like this, by one's own doing. */
  const goOnFrom = (saved: Order) => {
    latest.current = saved;
    setBase(saved);
    setMeeting(null);
  };

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

  /** One of the fields that both have changed: theirs it is, or mine. */
  const settle = (field: EditField, isTheirs: boolean) => {
    if (isTheirs) form.setValue(field, editValues(base)[field], { shouldValidate: true });
    setMeeting((now) => now && { ...now, clashes: now.clashes.filter((clash) => clash !== field) });
  };
  return { base, latest, meeting, meet, settle, goOnFrom };
}
