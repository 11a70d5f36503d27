import { memo, type ReactNode, type Ref } from 'react';
import { madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FlatRows } from './flat-rows.tsx';
import { FoundOrders } from './found-orders.tsx';
import type { ListView } from './order-sorting.ts';
import { relativeDay } from '@brasa/core/kernel/time/near-days.ts';
import {
  dayHeading,
  lateness,
  leftOf,
  pickupDays,
  type PickupDay,
  type PickupSlot,
} from './pickup-groups.ts';
import { AlarmClock, CheckCheck } from 'lucide-react';
import { chickenWords } from '@brasa/core/kernel/amounts/chicken-words.ts';
import { OrderRow } from './order-row.tsx';

type OrderBoardProps = {
  orders: readonly Order[];
  search: string;
  found: readonly Order[] | null;
  view: ListView;
  ref: Ref<HTMLElement>;
};

/** The pending orders; time is the axis, unless they are searched or sorted by something else. */
export function OrderBoard({ orders, search, found, view, ref }: OrderBoardProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label="Pedidos pendientes" className="outline-none">
      {orders.length === 0 && (
        <EmptyState title="No hay pedidos pendientes">
          Aquí aparece cada pedido en cuanto entra, por su hora de recogida.
        </EmptyState>
      )}
      {found !== null && orders.length > 0 && <FoundOrders {...{ found, search, view }} />}
      <Covered isCovered={found !== null}>
        <AllOrders orders={orders} view={view} />
      </Covered>
    </section>
  );
}

/** Neither rendered nor within reach of fingers, keys and readers; it keeps what has been laid out. */
const COVERED =
  'supports-[content-visibility:hidden]:[content-visibility:hidden] not-supports-[content-visibility:hidden]:hidden';

/**
 * The whole list stays in the page while something is searched for: taking hundreds of rows out and
 * in again would be felt with every key. (`inert` would have all of them styled anew.)
 */
function Covered({ isCovered, children }: { isCovered: boolean; children: ReactNode }) {
  return (
    <div aria-hidden={isCovered || undefined} className={isCovered ? COVERED : ''}>
      {children}
    </div>
  );
}

type AllOrdersProps = { orders: readonly Order[]; view: ListView };

const AllOrders = memo(function AllOrders({ orders, view }: AllOrdersProps) {
  if (orders.length === 0) return null;
  if (view.sorting.by === 'time') return <Days orders={orders} view={view} />;
  const { by, descending } = view.sorting;
  return <FlatRows orders={orders} subject={`${by} ${descending}`} view={view} />;
});

function Days({ orders, view }: AllOrdersProps) {
  const today = madridDay(view.now);
  return (
    <div className="grid gap-6">
      {pickupDays(orders, view.sorting.descending).map((ofDay) => (
        <section key={ofDay.day} aria-labelledby={`day-${ofDay.day}`}>
          <DayHead {...{ ofDay, today, view }} />
          {ofDay.slots.map((slot) => (
            <PickupSlotRows
              key={slot.clock}
              {...{ slot, view }}
              day={ofDay.day === today ? null : relativeDay(ofDay.day, today)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

/** One is handed over in its drawer. */
const FEWEST_AT_ONCE = 2;

type DayHeadProps = { ofDay: PickupDay; today: Day; view: ListView };

function DayHead({ ofDay, today, view }: DayHeadProps) {
  const left = leftOf(ofDay, view.now);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 border-b-2 border-ink">
      <h2 id={`day-${ofDay.day}`} className="pb-1.5 text-base font-bold">
        {dayHeading(ofDay.day, today)}
      </h2>
      {left.length >= FEWEST_AT_ONCE && (
        <Button
          variant="quiet"
          className="-mr-2 ml-auto items-end! px-2! pb-1.5! @max-[23.5rem]:-mt-2"
          aria-haspopup="dialog"
          onClick={() => view.onDeliverAll(left)}
        >
          <CheckCheck className="size-5" />
          Entregar todos ({left.length})
        </Button>
      )}
    </div>
  );
}

type PickupSlotRowsProps = {
  slot: PickupSlot;
  view: ListView;
  /** Said with the hour, which stays in sight longer than the day's heading; null for today. */
  day: string | null;
};

/** About what a line takes, until it has been laid out. */
const ROW_REM = 4.25;

function PickupSlotRows({ slot, view, day }: PickupSlotRowsProps) {
  const { clock, pickup, orders, chickens } = slot;
  const { now, marked, namesakes, chickenProducts, openId, onOpen } = view;
  const late = lateness(pickup, now);
  return (
    <div
      style={{ containIntrinsicBlockSize: `auto ${orders.length * ROW_REM}rem` }}
      className="grid border-b border-line-strong py-1 [content-visibility:auto] @min-[23.5rem]:grid-cols-[5rem_minmax(0,1fr)] @min-[23.5rem]:gap-x-2 @lg:grid-cols-[7.5rem_minmax(0,1fr)] @lg:gap-x-3 @2xl:grid-cols-[9.5rem_minmax(0,1fr)] @4xl:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <div className="sticky top-(--desk-top) z-10 flex flex-wrap items-baseline gap-x-2 self-start bg-paper py-1 @min-[23.5rem]:block @min-[23.5rem]:py-2.5">
        <h3
          className={`text-[1.75rem] leading-none font-bold tracking-tight @lg:text-[2.5rem] @2xl:text-[2.75rem] @4xl:text-[3.25rem] ${late === null ? '' : 'text-bad'}`}
        >
          {clock}
        </h3>
        {day !== null && <p className="text-sm text-ink-soft">{day}</p>}
        {late !== null && (
          <p className="flex items-center gap-1 text-sm leading-tight font-semibold text-bad @min-[23.5rem]:mt-1">
            <AlarmClock className="size-4 shrink-0 @max-lg:hidden" />
            {late}
          </p>
        )}
        {orders.length > 1 && (
          <p className="text-sm text-ink-soft @max-[23.5rem]:ml-auto @min-[23.5rem]:mt-1">
            {chickenWords(chickens)}
          </p>
        )}
      </div>
      <ul>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            {...{ order, clock, late, chickenProducts, onOpen }}
            day={null}
            isHourInMargin
            isNew={marked.includes(order.id)}
            isOpen={order.id === openId}
            namesake={namesakes.get(order.id)}
          />
        ))}
      </ul>
    </div>
  );
}
