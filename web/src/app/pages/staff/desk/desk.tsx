// The desk while it has data: the list, the order that is open, and the tools around them.
import { useCallback, useState, type ReactNode } from 'react';
import { useIsMutating } from '@tanstack/react-query';
import type { DashboardData, DeliveredOrder } from '@brasa/core/dashboard/dashboard.contract.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import { useRestoredFocus } from '../../../../dashboard/board/use-restored-focus.ts';
import { useDeliveredToday } from '../../../../dashboard/dashboard.queries.ts';
import { useNewOrders } from '../../../../dashboard/new-orders/use-new-orders.ts';
import { useOpeningHours } from '../../../../hours/opening-hours.ts';
import { MANUAL_ENTRY } from '../../../../orders/staff/manual-order/manual-order.queries.ts';
import { OrderDrawer } from '../../../../orders/staff/drawer/order-drawer.tsx';
import { useDraftsOfShown } from '../../../../orders/staff/desk-drafts.ts';
import { PendingOrders } from './pending-orders.tsx';
import { DeskTools } from './desk-tools.tsx';
import { orderSlots } from './order-slots.tsx';
import { useInvoiceSheet } from './use-invoice-sheet.tsx';
import { useKitchenSheet } from './use-kitchen-sheet.tsx';
import { useSplit } from './use-split.ts';
import { useOpenedOrder } from './use-opened-order.ts';
import { usePointsDialog } from './use-points-dialog.tsx';

const NOTHING: readonly DeliveredOrder[] = [];

type DeskProps = {
  data: DashboardData;
  now: number;
  connection: ReactNode;
  figures: ReactNode;
};

export function Desk({ data, now, connection, figures }: DeskProps) {
  const { orders, unlisted, cancelledByCustomer, chickenProducts, dictation } = data;
  const week = useOpeningHours();
  const [own] = useState(() => new Set<number>());
  const isEntering = useIsMutating({ mutationKey: MANUAL_ENTRY }) > 0;
  const { unseen, shown, markSeen, showUnseen } = useNewOrders(data, own, isEntering, now);
  const isSplit = useSplit();
  const opened = useShownOrders(data);
  const [board, boardRef] = useState<HTMLElement | null>(null);
  const restoreFocus = useRestoredFocus(board, orders, opened.isOpen && !isSplit);
  const kitchen = useKitchenSheet(data, now);
  const points = usePointsDialog(now, opened.order);
  const invoice = useInvoiceSheet(opened.order);

  const { open } = opened;
  const onOpen = useCallback(
    (id: number) => {
      markSeen(id);
      open(id);
    },
    [markSeen, open],
  );

  return (
    <PendingOrders
      {...{ orders, unlisted, cancelledByCustomer, chickenProducts, now, unseen, shown, onOpen }}
      {...{ board, boardRef, connection, figures }}
      openId={isSplit && opened.isOpen ? (opened.order?.id ?? null) : null}
      onShowNew={showUnseen}
      {...{ onPoints: points.openForVisit, onKitchen: kitchen.show }}
      aside={
        <BesideTheList isOpen={opened.isOpen} isSplit={isSplit}>
          {opened.order && (
            <OrderDrawer
              key={opened.order.id}
              order={opened.order}
              open={opened.isOpen}
              {...{ isBeside: isSplit, isGone: opened.isGone }}
              asksReason={isCalledOff(opened.order.status)}
              {...{ chickenProducts, week, now }}
              onClose={opened.close}
              onClosed={restoreFocus}
              {...orderSlots(opened.order, { points, invoice })}
            />
          )}
          <DeskTools
            {...{ chickenProducts, dictation, week, now }}
            onEntered={({ id }) => own.add(id)}
          />
          {kitchen.sheet}
          {points.dialog}
          {invoice.sheet}
        </BesideTheList>
      }
    />
  );
}

/** The order that is open; what was typed into one that is shown nowhere any more is forgotten. */
function useShownOrders({ orders, unlisted, cancelledByCustomer }: DashboardData) {
  // Asked for by the list of what was handed over, once that is looked at.
  const delivered = useDeliveredToday(false).data?.orders ?? NOTHING;
  // One that is not in the list may be pending all the same.
  const isWhole = unlisted === 0;
  const opened = useOpenedOrder(orders, [...delivered, ...cancelledByCustomer], isWhole);
  useDraftsOfShown(orders, delivered, isWhole);
  return opened;
}

type BesideTheListProps = { isOpen: boolean; isSplit: boolean; children: ReactNode };

/** The order and the tools: a column of its own where list and order stand side by side. */
function BesideTheList({ isOpen, isSplit, children }: BesideTheListProps) {
  return (
    <aside
      data-open={isOpen || undefined}
      className="group/aside contents split:sticky split:top-(--desk-top) split:flex split:h-[calc(100dvh-var(--desk-top))] split:min-w-0 split:flex-col split:self-start split:border-l split:border-line"
    >
      {isSplit && !isOpen && (
        <p className="grid grow place-items-center p-6 text-center text-ink-soft">
          Elige un pedido de la lista y aquí lo tienes entero.
        </p>
      )}
      {children}
    </aside>
  );
}
