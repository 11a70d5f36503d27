import { AlarmClock } from 'lucide-react';
import { chickenWords } from '@brasa/core/kernel/chicken-words.ts';
import { Badge } from '../../ui/badge.tsx';
import type { ListView } from './list-view.ts';
import { OrderRow } from './order-row.tsx';
import { lateness, type PickupSlot } from './pickup-groups.ts';

type PickupSlotRowsProps = { slot: PickupSlot; view: ListView };

export function PickupSlotRows({ slot, view }: PickupSlotRowsProps) {
  const { clock, pickup, orders, chickens } = slot;
  const { now, unseen, onOpen } = view;
  const late = lateness(pickup, now);
  return (
    <div className="grid border-b border-line-strong py-3 [contain-intrinsic-block-size:auto_24rem] [content-visibility:auto] sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-x-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-baseline gap-x-2 sm:block sm:pt-2">
        <h3
          className={`text-[2rem] leading-none font-bold tracking-tight sm:text-[2.5rem] lg:text-[3.25rem] ${late === null ? '' : 'text-bad'}`}
        >
          {clock}
        </h3>
        {late !== null && (
          <p className="sm:mt-2">
            <Badge tone="bad">
              <AlarmClock aria-hidden="true" className="size-4" />
              {late}
            </Badge>
          </p>
        )}
        {orders.length > 1 && (
          <p className="ml-auto text-sm text-ink-soft sm:mt-2">{chickenWords(chickens)}</p>
        )}
      </div>
      <ul className="max-sm:mt-1.5">
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            {...{ order, clock, late, onOpen }}
            day={null}
            isHourInMargin
            isNew={unseen.includes(order.id)}
          />
        ))}
      </ul>
    </div>
  );
}
