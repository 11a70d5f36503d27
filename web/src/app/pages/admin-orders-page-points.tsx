// The points of the desk: for a visit without an order, or for the order that is open.
import { useState } from 'react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { newWalkIn, visitName, type Visit } from '../../loyalty/accumulate-values.ts';
import { useLateSheet } from './admin-orders-page-late-sheet.ts';

const load = () => import('../../loyalty/accumulate-dialog.tsx');

export function usePointsDialog(now: number) {
  const sheet = useLateSheet(load);
  // A visit without an order goes on until it has its points, however often the dialog is closed.
  const [walkIn, setWalkIn] = useState<Visit | null>(null);
  const [visit, setVisit] = useState<Visit | null>(null);

  const openForVisit = () => {
    const begun = walkIn ?? newWalkIn(now);
    setWalkIn(begun);
    setVisit(begun);
    sheet.show();
  };
  const openForOrder = (order: Order) => {
    setVisit(visitOf(order));
    sheet.show();
  };
  const finish = () => {
    if (visit === walkIn) setWalkIn(null);
    sheet.setIsOpen(false);
  };

  const { Sheet } = sheet;
  return {
    openForVisit,
    openForOrder,
    dialog: Sheet && visit && (
      <Sheet
        key={visitName(visit)}
        open={sheet.isOpen}
        onOpenChange={sheet.setIsOpen}
        visit={visit}
        onDone={finish}
      />
    ),
  };
}

function visitOf(order: Order): Visit {
  const { id, customerName, customerPhone, totalAmount, finalAmount, pointsRedeemed } = order;
  // A discount that the order has is not paid, and earns nothing.
  const paid = pointsRedeemed > 0 ? (finalAmount ?? totalAmount) : totalAmount;
  return { orderId: id, customerName, phone: customerPhone, total: paid };
}
