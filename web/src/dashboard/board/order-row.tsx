import { memo } from 'react';
import { AlarmClock, ChevronRight } from 'lucide-react';
import { chickenNoun } from '@brasa/core/kernel/amounts/chicken-words.ts';
import { formatChickens } from '@brasa/core/kernel/amounts/tenths.ts';
import { chickensOf } from '@brasa/core/orders/lines/order-food.rules.ts';
import { besideChickens, ownDetails } from '@brasa/core/orders/lines/order-content.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Figure } from '../../ui/figure.tsx';
import { OrderMarks } from './order-marks.tsx';
import { OwedBadge } from './owed-badge.tsx';

export type RowTime = {
  clock: string;
  /** "Tarde 12 min"; null while there is still time. */
  late: string | null;
  /** "mañana", where the list has no headings that say so; null for today. */
  day: string | null;
};

type OrderRowProps = RowTime & {
  order: Order;
  /** The hour stands in the margin already; whoever hears the row hears it all the same. */
  isHourInMargin: boolean;
  isNew: boolean;
  /** It is open beside the list. */
  isOpen: boolean;
  /** What tells it from another order of the same name. */
  namesake: string | undefined;
  chickenProducts: ChickenProducts;
  onOpen: (id: number) => void;
};

const COLUMNS = {
  margin:
    'grid-cols-[5rem_minmax(0,1fr)_auto] @lg:grid-cols-[7rem_minmax(0,1fr)_auto] @2xl:grid-cols-[7rem_minmax(0,1fr)_auto_auto]',
  flat: 'grid-cols-[5.5rem_minmax(0,1fr)_auto] @lg:grid-cols-[8rem_7rem_minmax(0,1fr)_auto] @2xl:grid-cols-[9.5rem_7rem_minmax(0,1fr)_auto_auto]',
};

export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { order, clock, late, day, isHourInMargin, isNew, isOpen, namesake, onOpen } = props;
  const { id, customerName } = order;
  return (
    <li className="not-first:border-t not-first:border-line">
      <button
        type="button"
        data-order={id}
        aria-haspopup="dialog"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(id)}
        className={`target-line grid w-full items-center gap-x-3 rounded px-2 py-1 text-left outline-offset-[-3px] hover:bg-sunk active:bg-sunk aria-[current=true]:bg-sunk aria-[current=true]:shadow-[inset_4px_0_0_var(--ink)] ${isHourInMargin ? COLUMNS.margin : COLUMNS.flat} ${isNew ? 'bg-warn-surface' : ''}`}
      >
        {isHourInMargin ? (
          <>
            <span className="sr-only">
              {clock}
              {late !== null && ', tarde'},
            </span>
            <Quantity order={order} />
          </>
        ) : (
          // On a phone one below the other: side by side they leave the name no room.
          <span className="grid gap-y-1 @lg:contents">
            <Hour {...{ clock, late, day }} />
            <Quantity order={order} />
          </span>
        )}
        <span className="min-w-0">
          <span className="block text-lg leading-tight font-semibold break-words">
            <bdi>{customerName}</bdi>
            {namesake !== undefined && (
              <span className="text-base font-normal whitespace-nowrap text-ink-soft">
                {' '}
                {namesake}
              </span>
            )}
          </span>
          <Beside order={order} products={props.chickenProducts} />
          {/* Beside the name it would leave that no room on a phone. */}
          <OwedBadge order={order} className="@xl:hidden" />
        </span>
        <OrderMarks order={order} isNew={isNew} />
        <ChevronRight className="size-5 text-ink-soft @max-2xl:hidden" />
      </button>
    </li>
  );
});

/** Only what the figure beside it says word for word is left out: a wish never is. */
function Beside({ order, products }: { order: Order; products: ChickenProducts }) {
  const things = besideChickens(order, products);
  const words = ownDetails(order, products);
  return (
    <>
      {order.note !== null && (
        // Before all that may be cut: it may be an allergy.
        <span className="line-clamp-4 leading-snug font-semibold break-words text-bad short:line-clamp-2">
          {order.note}
        </span>
      )}
      {things + words !== '' && (
        <span className="line-clamp-3 leading-snug short:line-clamp-1 break-words text-ink-soft">
          {things !== '' && <span className="font-semibold text-ink">{things}</span>}
          {things !== '' && words !== '' && ' · '}
          {words}
        </span>
      )}
    </>
  );
}

function Hour({ clock, late, day }: RowTime) {
  return (
    <span>
      <span
        className={`block text-[1.625rem] leading-none font-bold tracking-tight @lg:text-[2.5rem] @2xl:text-[2.75rem] ${late === null ? '' : 'text-bad'}`}
      >
        {clock}
        <span className="sr-only">,</span>
      </span>
      {late !== null && (
        <span className="mt-1 flex items-center gap-1 text-sm leading-tight font-semibold text-bad">
          <AlarmClock className="size-4 shrink-0" />
          {late}
        </span>
      )}
      {day !== null && (
        <span className="mt-1 block text-sm leading-tight text-ink-soft">{day}</span>
      )}
    </span>
  );
}

function Quantity({ order }: { order: Order }) {
  const quantity = chickensOf(order);
  if (quantity === 0) {
    return (
      <span aria-hidden="true" className="text-[2rem] leading-none text-ink-soft">
        –
      </span>
    );
  }
  return (
    <span className="text-[1.875rem] leading-none font-bold tracking-tight whitespace-nowrap @lg:text-[2.75rem]">
      <Figure text={formatChickens(quantity)} />
      <span className="sr-only"> {chickenNoun(quantity)},</span>
    </span>
  );
}
