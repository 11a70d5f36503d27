// The points of the desk: for a visit without an order, or for the order that is open.
import { useRef } from 'react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useRestorableState } from '../../../browser/forms/cached-draft.ts';
import {
  newWalkIn,
  visitName,
  type Visit,
} from '../../../loyalty/staff/accumulate/accumulate-values.ts';
import { useLazySheet } from './use-lazy-sheet.ts';

const load = () => import('../../../loyalty/staff/accumulate/accumulate-dialog.tsx');

export function usePointsDialog(now: number) {
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
  const endWalkIn = (ended: Visit) => setWalkIn((begun) => (isSame(begun, ended) ? null : begun));
  const finish = (done: Visit) => {
    endWalkIn(done);
    if (isSame(shown.current, done)) sheet.setIsOpen(false);
  };

  const { Sheet } = sheet;
  return {
    openForVisit,
    openForOrder,
    dialog: Sheet && visit && (
      <Sheet
        open={sheet.isOpen}
        onOpenChange={sheet.setIsOpen}
        visit={visit}
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

function visitOf(order: Order): Visit {
  const { id, customerName, customerPhone, totalAmount, finalAmount, paymentMethod } = order;
  const total = finalAmount ?? totalAmount;
  return { orderId: id, customerName, phone: customerPhone, total, paymentMethod };
}
