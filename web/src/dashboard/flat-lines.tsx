import { useDeferredValue, useMemo } from 'react';
import { relativeDay } from '@brasa/core/kernel/day-names.ts';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ListView } from './list-view.ts';
import { OrderLine, type LineTime } from './order-line.tsx';
import { sortedOrders } from './order-sorting.ts';
import { lateness } from './pickup-groups.ts';

type FlatLinesProps = { orders: readonly Order[]; view: ListView };

/** Found, or sorted by name or quantity: each line says its own time and day. */
export function FlatLines({ orders, view }: FlatLinesProps) {
  const { now, sorting, unseen, onOpen } = view;
  const today = madridDay(now);
  const sorted = useMemo(() => sortedOrders(orders, sorting), [orders, sorting]);
  const lines = useFirstScreenFirst(sorted);
  return (
    <ul className="border-y border-line-strong">
      {lines.map((order) => (
        <OrderLine
          key={order.id}
          order={order}
          {...lineTime(order, now, today)}
          isHourInMargin={false}
          isNew={unseen.includes(order.id)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

/** As many lines as fill the first screen; whoever types sees these at once, the rest follow. */
const FIRST_SCREEN = 8;

function useFirstScreenFirst(orders: readonly Order[]): readonly Order[] {
  const settled = useDeferredValue(orders, NOTHING);
  return settled === orders ? orders : orders.slice(0, FIRST_SCREEN);
}

const NOTHING: readonly Order[] = [];

function lineTime({ pickupTime }: Order, now: number, today: Day): LineTime {
  const pickup = Date.parse(pickupTime);
  const day = madridDay(pickup);
  return {
    clock: madridClock(pickup),
    late: lateness(pickup, now),
    day: day === today ? null : relativeDay(day, today),
  };
}
