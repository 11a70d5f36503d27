import { useCallback, useEffect, useState } from 'react';
import type { DeliveredOrder } from '@brasa/core/dashboard/dashboard.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useRestorableState } from '../../../browser/forms/cached-draft.ts';

/** The order that is open, and what was last known of it: it may leave the list meanwhile. */
export function useOpenedOrder(pending: readonly Order[], delivered: readonly DeliveredOrder[]) {
  const [openId, setOpenId] = useRestorableState<number | null>('order', null);
  const [order, setOrder] = useState<Order | null>(null);
  const isOpen = order !== null && openId === order.id;
  // What was handed over while it was open has gone from the list, and the drawer says so.
  const wasPending = isOpen && order.status === 'pending';
  const current = [...pending, ...(wasPending ? [] : delivered)].find(({ id }) => id === openId);
  if (current && current !== order) setOrder(current);
  // It was open when the session ended, and has been attended to since.
  const isLost = openId !== null && order === null && !current;
  useEffect(() => {
    if (isLost) setOpenId(null);
  }, [isLost, setOpenId]);
  const open = useCallback(
    (id: number) => {
      setOrder(null);
      setOpenId(id);
    },
    [setOpenId],
  );
  const close = (id: number) => setOpenId((opened) => (opened === id ? null : opened));
  return { order, isOpen, isGone: wasPending && !current, open, close };
}
