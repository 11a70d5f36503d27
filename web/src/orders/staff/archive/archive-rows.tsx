// Orders of many days, the last pick-up first: a heading for each day, a line for each order.
import { useLayoutEffect, useRef } from 'react';
import { formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { groupBy } from '@brasa/core/kernel/group-by.ts';
import { dayTitle } from '@brasa/core/kernel/time/near-days.ts';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { foodText } from '@brasa/core/orders/lines/order-food.rules.ts';
import { STATUS_NAMES } from '@brasa/core/orders/archive/order-history.rules.ts';
import { orderNumber } from '@brasa/core/orders/order-number.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { owedOf } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { isCalledOff, type OrderStatus } from '@brasa/core/orders/orders.rules.ts';
import { PAYMENT_METHOD_NAMES } from '@brasa/core/payments/way-texts.rules.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

type ArchiveRowsProps = {
  orders: readonly Order[];
  today: Day;
  openId: number | null;
  onOpen: (id: number) => void;
  /** The first of those that came last; it gets the focus when they come. */
  focused: number | null;
  /** Of the days' headings. */
  level?: 'h2' | 'h3';
};

const TONES: Record<OrderStatus, BadgeTone> = {
  pending: 'warn',
  delivered: 'good',
  cancelled: 'neutral',
  error: 'bad',
};

export function ArchiveRows({ orders, today, level: Heading = 'h2', ...rest }: ArchiveRowsProps) {
  const days = groupBy(orders, ({ pickupTime }) => madridDay(Date.parse(pickupTime)));
  return (
    <div className="grid gap-6">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Heading id={`day-${day}`} className="mb-2 text-base">
            {dayTitle(day, today)}
          </Heading>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-low">
            {ofDay.map((order) => (
              <ArchiveRow key={order.id} order={order} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type ArchiveRowProps = Pick<ArchiveRowsProps, 'openId' | 'onOpen' | 'focused'> & { order: Order };

function ArchiveRow({ order, openId, onOpen, focused }: ArchiveRowProps) {
  const { id, customerName, pickupTime, status } = order;
  const button = useRef<HTMLButtonElement>(null);
  const isFocused = focused === id;
  useLayoutEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        data-order={id}
        aria-haspopup="dialog"
        aria-current={openId === id || undefined}
        onClick={() => onOpen(id)}
        className="grid min-h-16 w-full grid-cols-[3.75rem_minmax(0,1fr)_auto] items-start gap-x-3 px-3 py-3 text-left outline-offset-[-3px] hover:bg-sunk aria-[current=true]:bg-sunk sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:px-4"
      >
        <span className="text-lg leading-tight font-bold tabular-nums sm:text-xl sm:leading-tight">
          {madridClock(Date.parse(pickupTime))}
          <span className="sr-only">,</span>
        </span>
        <span className="min-w-0 leading-snug break-words">
          <bdi className="font-semibold">{customerName}</bdi>{' '}
          <span className="text-sm whitespace-nowrap text-ink-soft">{orderNumber(id)}</span>
          <span className="block text-ink-soft">{foodText(order)}</span>
        </span>
        <span className="grid justify-items-end gap-1">
          <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>
          <Paid order={order} />
        </span>
      </button>
    </li>
  );
}

/** Nothing is due for what was called off. */
function Paid({ order }: { order: Order }) {
  const { status, finalAmount, paymentMethod } = order;
  if (isCalledOff(status)) return null;
  const amount = finalAmount === null ? null : parseCents(finalAmount);
  if (amount === null) return <span className="text-sm text-ink-soft">Sin cobrar</span>;
  const owed = owedOf(order);
  return (
    <span className="text-right text-sm text-ink-soft">
      <strong className="text-base whitespace-nowrap text-ink tabular-nums">
        {formatEuros(amount)}
      </strong>
      <span className="max-sm:sr-only"> {PAYMENT_METHOD_NAMES[paymentMethod]}</span>
      {owed && owed.kind !== 'paid' && (
        <span className="block font-semibold text-bad">{owed.text}</span>
      )}
    </span>
  );
}
