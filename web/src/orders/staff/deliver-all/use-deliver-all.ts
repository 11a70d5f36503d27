import { useRef, useState } from 'react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { offerUndo } from '../drawer/undo-offers.ts';
import { useUndo } from '../drawer/use-undo.ts';
import { useDeliverSeen } from '../order-status.queries.ts';
import { reportLeft } from './left-orders.ts';

/**
 * Hands the orders over, each by itself as it was seen; a second tap meanwhile does nothing. Says what was done,
 * with Deshacer for exactly that, and what was not.
 */
export function useDeliverAll(onDone: () => void) {
  const undo = useUndo();
  const { deliver, refresh, isRetrying } = useDeliverSeen();
  const isUnderWay = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const run = async (orders: readonly Order[]) => {
    const outcomes = await Promise.allSettled(orders.map(deliver));
    refresh();
    const delivered = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
    if (delivered.length > 0) offerUndo('confirm', delivered, undo);
    reportLeft(orders, outcomes);
    isUnderWay.current = false;
    setIsPending(false);
    onDone();
  };
  const deliverAll = (orders: readonly Order[]) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPending(true);
    void run(orders);
  };
  return { deliverAll, isPending, isRetrying };
}
