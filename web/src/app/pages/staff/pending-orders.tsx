// The pending orders as they are looked at: searched, sorted, the new ones pointed out. Typing a search
// renders this anew and nothing else of the desk.
import { useMemo, useState } from 'react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { ListControls } from '../../../dashboard/board/list-controls.tsx';
import { DeliveredToday } from '../../../dashboard/delivered/delivered-today.tsx';
import { NewOrdersNotice } from '../../../dashboard/new-orders/new-orders-notice.tsx';
import { namesakesOf } from '../../../dashboard/board/namesakes.ts';
import { OrderBoard } from '../../../dashboard/board/order-board.tsx';
import { foundOrders } from '../../../dashboard/board/order-search.ts';
import { FIRST_SORTING, sortedOrders } from '../../../dashboard/board/order-sorting.ts';
import { useBell, useMuted } from '../../../dashboard/new-orders/use-new-orders.ts';

type PendingOrdersProps = {
  orders: readonly Order[];
  now: number;
  /** What nobody has looked at yet. */
  unseen: readonly number[];
  onOpen: (id: number) => void;
  /** All of them have been looked at. */
  onSeen: () => void;
  onPoints: () => void;
  board: HTMLElement | null;
  boardRef: (board: HTMLElement | null) => void;
};

export function PendingOrders(props: PendingOrdersProps) {
  const { orders, now, unseen, onOpen, onSeen, onPoints, board, boardRef } = props;
  const [isMuted, mute] = useMuted();
  useBell(unseen, isMuted);
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState(FIRST_SORTING);
  const sorted = useMemo(() => sortedOrders(orders, sorting), [orders, sorting]);
  const found = useMemo(() => foundOrders(sorted, search), [sorted, search]);
  const namesakes = useMemo(() => namesakesOf(orders), [orders]);
  const view = useMemo(
    () => ({ now, sorting, unseen, namesakes, onOpen }),
    [now, sorting, unseen, namesakes, onOpen],
  );
  const showNew = () => {
    const [oldest] = unseen;
    setSearch('');
    onSeen();
    // The row may have been hidden by the search until now.
    requestAnimationFrame(() => {
      const line = board?.querySelector<HTMLElement>(`[data-order="${oldest}"]`);
      line?.scrollIntoView({ block: 'center' });
      line?.focus({ preventScroll: true });
    });
  };

  return (
    <>
      <div className="px-4 pt-3 sm:px-6">
        <NewOrdersNotice orders={orders.filter(({ id }) => unseen.includes(id))} onSeen={showNew} />
      </div>
      <div className="grid gap-6 px-4 pt-3 sm:px-6">
        <ListControls
          search={search}
          onSearch={setSearch}
          foundCount={found === null ? null : found.length}
          sorting={sorting}
          onSort={setSorting}
          isMuted={isMuted}
          onMute={mute}
          onPoints={onPoints}
        />
        <OrderBoard ref={boardRef} orders={sorted} search={search} found={found} view={view} />
        <DeliveredToday search={search} onOpen={onOpen} />
      </div>
    </>
  );
}
