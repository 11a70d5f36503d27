// The points of the desk: for a visit without an order, or for the order that is open.
import { useRef } from 'react';
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { dueOf } from '../../../../invoices/issue/invoice-values.ts';
import { useRestorableState } from '../../../../browser/forms/cached-draft.ts';
import {
  newWalkIn,
  visitName,
  type OrderVisit,
  type Visit,
} from '../../../../loyalty/staff/accumulate/accumulate-values.ts';
import { useLazySheet } from './use-lazy-sheet.ts';

const load = () => import('../../../../loyalty/staff/accumulate/accumulate-dialog.tsx');

/** `opened`: the order whose drawer is open, as it is now. */
export function usePointsDialog(now: number, opened: Order | null) {
  const sheet = useLazySheet('points', load);
  // A visit without an order goes on until it has its points or the next one is begun, however often
  // the dialog is closed.
  const [walkIn, setWalkIn] = useRestorableState<Visit | null>('walk-in', null);
  const [visit, setVisit] = useRestorableState<Visit | null>('visit', null);
  // An answer may come when another visit is on screen.
  const shown = useRef(visit);

  const present = (next: Visit) => {
    shown.current = next;
    setVisit(next);
  };
  const beginVisit = () => {
    const begun = newWalkIn(now);
    setWalkIn(begun);
    present(begun);
  };
  const openForVisit = () => {
    if (walkIn) present(walkIn);
    else beginVisit();
    sheet.show();
  };
  const openForOrder = (order: Order) => {
    present(visitOf(order));
    sheet.show();
  };
  const openForOther = (order: Order) => {
    present({ ...visitOf(order), phone: null, isOther: true });
    sheet.show();
  };
  const endWalkIn = (ended: Visit) => setWalkIn((begun) => (isSame(begun, ended) ? null : begun));
  const finish = (done: Visit) => {
    endWalkIn(done);
    if (isSame(shown.current, done)) sheet.setIsOpen(false);
  };

  const { Sheet } = sheet;
  const order = visit && 'orderId' in visit && visit.orderId === opened?.id ? opened : null;
  return {
    openForVisit,
    openForOrder,
    /** For the bonus of somebody else than whose phone the order has. */
    openForOther,
    dialog: Sheet && visit && (
      <Sheet
        open={sheet.isOpen}
        onOpenChange={sheet.setIsOpen}
        visit={'orderId' in visit ? asItIsNow(visit, order) : visit}
        order={order}
        onNewVisit={beginVisit}
        onUsedUp={endWalkIn}
        onDone={finish}
      />
    ),
  };
}

function isSame(one: Visit | null, other: Visit): boolean {
  return one !== null && visitName(one) === visitName(other);
}

function visitOf(order: Order): OrderVisit {
  const { id, customerName, customerPhone: phone } = order;
  return { orderId: id, customerName, phone, ...figuresOf(order) };
}

/** What an invoice is of is no payment: nothing is noted of it. */
function figuresOf(order: Order) {
  const { finalAmount, paymentMethod, pointsRedeemed } = order;
  // The rest after a discount is known once it is paid.
  const due = finalAmount === null && pointsRedeemed === 0 ? dueOf(order) : null;
  return {
    total: finalAmount ?? '0.00',
    proposed: due === null ? null : centsToDecimal(due),
    paymentMethod,
  };
}

/** The order may have another phone or payment by now, or its discount, than when the dialog was opened for it. */
function asItIsNow(visit: OrderVisit, order: Order | null): OrderVisit {
  if (!order) return visit;
  return { ...visit, ...visitOf(order), ...(visit.isOther && { phone: null }) };
}
