import { useDeferredValue } from 'react';
import { relativeDay } from '@brasa/core/kernel/day-names.ts';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ListView } from './list-view.ts';
import { OrderLine, type LineTime } from './order-row.tsx';
import { lateness } from './pickup-groups.ts';

type FlatLinesProps = {
  orders: readonly Order[];
  /** What is looked at; when it changes, the first screen comes first. */
  subject: string;
  view: ListView;
};

/** Found, or sorted by name or quantity: each line says its own time and day. */
export function FlatLines({ orders, subject, view }: FlatLinesProps) {
  const { now, unseen, onOpen } = view;
  const today = madridDay(now);
  const lines = useFirstScreenFirst(orders, subject);
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

/** As many lines as a phone shows above its keyboard: whoever types sees these at once. */
const FIRST_SCREEN = 5;

function useFirstScreenFirst(orders: readonly Order[], subject: string): readonly Order[] {
  const settled = useDeferredValue(subject, '');
  return settled === subject ? orders : orders.slice(0, FIRST_SCREEN);
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
