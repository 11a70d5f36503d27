import { relativeDay } from '@brasa/core/kernel/day-names.ts';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ListView } from './list-view.ts';
import { OrderLine, type LineTime } from './order-line.tsx';
import { sortedOrders } from './order-sorting.ts';
import { lateness } from './pickup-groups.ts';

type FlatLinesProps = { orders: readonly Order[]; view: ListView };

/** By name or by quantity: each line says its own time and day. */
export function FlatLines({ orders, view }: FlatLinesProps) {
  const { now, sorting, found, unseen, onOpen } = view;
  const today = madridDay(now);
  return (
    <ul className="border-y border-line-strong">
      {sortedOrders(orders, sorting).map((order) => (
        <OrderLine
          key={order.id}
          order={order}
          {...lineTime(order, now, today)}
          isHourInMargin={false}
          isNew={unseen.includes(order.id)}
          hidden={found !== null && !found.has(order.id)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

function lineTime({ pickupTime }: Order, now: number, today: Day): LineTime {
  const pickup = Date.parse(pickupTime);
  const day = madridDay(pickup);
  return {
    clock: madridClock(pickup),
    late: lateness(pickup, now),
    day: day === today ? null : relativeDay(day, today),
  };
}
