// The desk while it has data: the list, the order that is open, and the tools around them.
import { useCallback, useEffect, useState } from 'react';
import { useIsMutating } from '@tanstack/react-query';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useRestorableState } from '../../../browser/forms/cached-draft.ts';
import { useRestoredFocus } from '../../../dashboard/board/use-restored-focus.ts';
import { useNewOrders } from '../../../dashboard/new-orders/use-new-orders.ts';
import { useOpeningHours } from '../../../hours/opening-hours.ts';
import { OrderBonus } from '../../../loyalty/staff/bonus/order-bonus.tsx';
import { MANUAL_ENTRY } from '../../../orders/staff/manual-order/manual-order.queries.ts';
import { OrderDrawer } from '../../../orders/staff/drawer/order-drawer.tsx';
import { useDraftsOfPending } from '../../../orders/staff/desk-drafts.ts';
import { PendingOrders } from './pending-orders.tsx';
import { DeskTools } from './desk-tools.tsx';
import { usePointsDialog } from './use-points-dialog.tsx';

type DeskProps = { data: DashboardData; now: number };

export function Desk({ data, now }: DeskProps) {
  const { orders } = data;
  const week = useOpeningHours();
  const [own] = useState(() => new Set<number>());
  const isEntering = useIsMutating({ mutationKey: MANUAL_ENTRY }) > 0;
  const { unseen, markSeen } = useNewOrders(data, own, isEntering);
  const opened = useOpenedOrder(orders);
  useDraftsOfPending(orders);
  const [board, setBoard] = useState<HTMLElement | null>(null);
  const restoreFocus = useRestoredFocus(board, orders, opened.isOpen);
  const points = usePointsDialog(now);

  const { open } = opened;
  const onOpen = useCallback(
    (id: number) => {
      markSeen(id);
      open(id);
    },
    [markSeen, open],
  );

  return (
    <>
      <PendingOrders
        {...{ orders, now, unseen, onOpen, board }}
        boardRef={setBoard}
        onSeen={markSeen}
        onPoints={points.openForVisit}
      />
      {opened.order && (
        <OrderDrawer
          key={opened.order.id}
          order={opened.order}
          open={opened.isOpen}
          isGone={opened.isGone}
          week={week}
          now={now}
          onClose={opened.close}
          onClosed={restoreFocus}
          onPoints={points.openForOrder}
          bonus={<OrderBonus order={opened.order} />}
        />
      )}
      <DeskTools week={week} now={now} onEntered={({ id }) => own.add(id)} />
      {points.dialog}
    </>
  );
}

/** The order whose drawer is open, and what was last known of it: it may leave the list meanwhile. */
function useOpenedOrder(orders: readonly Order[]) {
  const [openId, setOpenId] = useRestorableState<number | null>('order', null);
  const [order, setOrder] = useState<Order | null>(null);
  const current = orders.find(({ id }) => id === openId);
  if (current && current !== order) setOrder(current);
  // It was open when the session ended, and has been attended to since.
  const isLost = openId !== null && order === null && !current;
  useEffect(() => {
    if (isLost) setOpenId(null);
  }, [isLost, setOpenId]);
  const isOpen = order !== null && openId === order.id;
  return {
    order,
    isOpen,
    isGone: isOpen && !current,
    open: setOpenId,
    close: (id: number) => setOpenId((open) => (open === id ? null : open)),
  };
}
