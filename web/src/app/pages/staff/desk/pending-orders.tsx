// The pending orders as they are looked at: searched, sorted, the new ones pointed out. Typing a search
// renders this anew and nothing else of the desk.
import { useMemo, useState, type ReactNode } from 'react';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { ListControls } from '../../../../dashboard/board/list-controls.tsx';
import { DeskHead } from '../../../../dashboard/board/desk-head.tsx';
import { DeliveredToday } from '../../../../dashboard/delivered/delivered-today.tsx';
import { NewOrdersNotice } from '../../../../dashboard/new-orders/new-orders-notice.tsx';
import { namesakesOf } from '../../../../dashboard/board/namesakes.ts';
import { OrderBoard } from '../../../../dashboard/board/order-board.tsx';
import { UnlistedNote } from '../../../../dashboard/board/unlisted-note.tsx';
import { foundOrders } from '../../../../dashboard/board/order-search.ts';
import { FIRST_SORTING, sortedOrders } from '../../../../dashboard/board/order-sorting.ts';
import { nextTold } from '../../../../dashboard/new-orders/new-orders.ts';
import { useBell, useMuted } from '../../../../dashboard/new-orders/use-new-orders.ts';
import { MailNotice } from '../../../../orders/staff/messages/mail-notice.tsx';
import { PrinterNotice } from '../../../../tickets/printer-notice.tsx';
import { useDeliveryOfAll } from './use-delivery-of-all.tsx';

type PendingOrdersProps = {
  orders: readonly Order[];
  /** How many more are pending than the list has. */
  unlisted: number;
  chickenProducts: ChickenProducts;
  now: number;
  /** What nobody has looked at yet. */
  unseen: readonly number[];
  /** No longer on the list, and told all the same. */
  cancelledByCustomer: readonly Order[];
  /** What "Ver" has just led to. */
  shown: readonly number[];
  /** The order that is open beside the list. */
  openId: number | null;
  onOpen: (id: number) => void;
  /** These new ones are looked at now. */
  onShowNew: (ids: readonly number[]) => void;
  onPoints: () => void;
  onKitchen: () => void;
  connection: ReactNode;
  figures: ReactNode;
  aside: ReactNode;
  board: HTMLElement | null;
  boardRef: (board: HTMLElement | null) => void;
};

export function PendingOrders(props: PendingOrdersProps) {
  const { orders, unlisted, chickenProducts, now, unseen, shown, openId, onOpen, board, boardRef } =
    props;
  const [isMuted, mute] = useMuted();
  useBell(unseen, isMuted);
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState(FIRST_SORTING);
  const sorted = useMemo(() => sortedOrders(orders, sorting), [orders, sorting]);
  const found = useMemo(() => foundOrders(sorted, search), [sorted, search]);
  const namesakes = useMemo(() => namesakesOf(orders), [orders]);
  const { ask: onDeliverAll, sheet: delivery } = useDeliveryOfAll(now);
  const view = useMemo(
    () => ({
      ...{ now, sorting, namesakes, chickenProducts, openId, onOpen, onDeliverAll },
      marked: [...unseen, ...shown],
    }),
    [now, sorting, unseen, shown, namesakes, chickenProducts, openId, onOpen, onDeliverAll],
  );
  const told = nextTold([...orders, ...props.cancelledByCustomer], unseen);
  const showNew = () => {
    const ids = told.map(({ id }) => id);
    const first = sorted.find(({ id }) => ids.includes(id));
    setSearch('');
    props.onShowNew(ids);
    // The row may have been hidden by the search until now.
    requestAnimationFrame(() => goToLine(board, first?.id));
  };

  return (
    <>
      <DeskHead
        count={orders.length + unlisted}
        connection={props.connection}
        notice={<NewOrdersNotice orders={told} {...{ now, onOpen }} onShowNew={showNew} />}
      >
        {props.figures}
      </DeskHead>
      <div className="split:grid split:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:split:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="@container flex flex-col gap-5 px-4 pt-3 sm:px-6 split:gap-3 split:pb-20 sm:short:px-3 short:pt-1.5">
          <PrinterNotice />
          <MailNotice orderIds={orders.map(({ id }) => id)} onOpen={onOpen} />
          <ListControls
            {...{ search, sorting, isMuted }}
            onSearch={setSearch}
            foundCount={found === null ? null : found.length}
            onSort={setSorting}
            onMute={mute}
            onPoints={props.onPoints}
            onKitchen={props.onKitchen}
          />
          <UnlistedNote count={unlisted} search={search} />
          <OrderBoard ref={boardRef} orders={sorted} search={search} found={found} view={view} />
          <DeliveredToday search={search} openId={openId} onOpen={onOpen} />
        </div>
        {props.aside}
        {delivery}
      </div>
    </>
  );
}

function goToLine(board: HTMLElement | null, id: number | undefined): void {
  const line = board?.querySelector<HTMLElement>(`[data-order="${id}"]`);
  line?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: 'center' });
  // What was laid out on the way may have another height than was thought.
  requestAnimationFrame(() => line?.scrollIntoView({ block: 'center' }));
}
