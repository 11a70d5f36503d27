import { AlarmClock } from 'lucide-react';
import { chickenWords } from '@brasa/core/kernel/chicken-words.ts';
import { Badge } from '../ui/badge.tsx';
import { OrderLine } from './order-line.tsx';
import { lateness, type PickupSlot } from './pickup-groups.ts';

type PickupSlotLinesProps = { slot: PickupSlot; now: number; onOpen: (id: number) => void };

/** One pick-up time: the hour in the margin, its orders beside it. */
export function PickupSlotLines({ slot, now, onOpen }: PickupSlotLinesProps) {
  const { clock, pickup, orders, chickens } = slot;
  const late = lateness(pickup, now);
  const isLate = late !== null;
  return (
    <div className="grid border-b border-line-strong py-3 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-x-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-baseline gap-x-2 sm:block sm:pt-2">
        <h3
          className={`text-[2rem] leading-none sm:text-[2.5rem] font-bold tracking-tight lg:text-[3.25rem] ${isLate ? 'text-bad' : ''}`}
        >
          {clock}
        </h3>
        {isLate && (
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
          <OrderLine key={order.id} {...{ order, clock, isLate, onOpen }} />
        ))}
      </ul>
    </div>
  );
}
