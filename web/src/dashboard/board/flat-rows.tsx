import { useDeferredValue } from 'react';
import { relativeDay } from '@brasa/core/kernel/time/near-days.ts';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ListView } from './order-sorting.ts';
import { OrderRow, type RowTime } from './order-row.tsx';
import { lateness } from './pickup-groups.ts';

type FlatRowsProps = {
  orders: readonly Order[];
  /** What is looked at; when it changes, the first screen comes first. */
  subject: string;
  view: ListView;
};

export function FlatRows({ orders, subject, view }: FlatRowsProps) {
  const { now, marked, namesakes, chickenProducts, openId, onOpen } = view;
  const today = madridDay(now);
  const rows = useFirstScreenFirst(orders, subject);
  return (
    <ul className="border-y border-line-strong">
      {rows.map((order) => (
        <OrderRow
          key={order.id}
          {...{ order, chickenProducts }}
          {...rowTime(order, now, today)}
          isHourInMargin={false}
          isNew={marked.includes(order.id)}
          isOpen={order.id === openId}
          namesake={namesakes.get(order.id)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

/** As many rows as a phone shows above its keyboard: whoever types sees these at once. */
const FIRST_SCREEN = 5;

function useFirstScreenFirst(orders: readonly Order[], subject: string): readonly Order[] {
  const settled = useDeferredValue(subject, '');
  return settled === subject ? orders : orders.slice(0, FIRST_SCREEN);
}

function rowTime({ pickupTime }: Order, now: number, today: Day): RowTime {
  const pickup = Date.parse(pickupTime);
  const day = madridDay(pickup);
  return {
    clock: madridClock(pickup),
    late: lateness(pickup, now),
    day: day === today ? null : relativeDay(day, today),
  };
}
