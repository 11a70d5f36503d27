import { ChevronRight } from 'lucide-react';
import { formatPhone } from '@brasa/core/kernel/phone.ts';
import { formatChickens } from '@brasa/core/kernel/tenths.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { namesOtherFood } from '@brasa/core/orders/orders.rules.ts';
import { Figure } from '../ui/figure.tsx';
import { chickensOf } from './pickup-groups.ts';

type OrderLineProps = {
  order: Order;
  clock: string;
  isLate: boolean;
  onOpen: (id: number) => void;
};

/** How many, who, what else. The hour stands in the margin; whoever hears the line hears it too. */
export function OrderLine({ order, clock, isLate, onOpen }: OrderLineProps) {
  const { id, customerName, customerPhone, details } = order;
  return (
    <li className="not-first:border-t not-first:border-line">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(id)}
        className="target-line grid w-full grid-cols-[5.25rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded px-2 py-2 text-left transition-colors hover:bg-sunk active:bg-sunk sm:grid-cols-[7rem_minmax(0,1fr)_auto] md:grid-cols-[7rem_minmax(0,1fr)_auto_auto]"
      >
        <span className="sr-only">
          {clock}
          {isLate && ', tarde'},
        </span>
        <Quantity order={order} />
        <span className="min-w-0">
          <span className="block text-lg leading-tight font-semibold break-words">
            {customerName}
          </span>
          {namesOtherFood(details) && (
            <span className="block leading-snug break-words text-ink-soft">{details}</span>
          )}
        </span>
        {customerPhone !== null && (
          <span className="text-ink-soft max-md:hidden">{formatPhone(customerPhone)}</span>
        )}
        <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
      </button>
    </li>
  );
}

function Quantity({ order }: { order: Order }) {
  const quantity = chickensOf(order);
  if (quantity === 0) return <span className="text-[2rem] leading-none text-ink-soft">–</span>;
  return (
    <span className="text-[2.25rem] leading-none font-bold tracking-tight whitespace-nowrap lg:text-[2.75rem]">
      <Figure text={formatChickens(quantity)} />
      <span className="sr-only"> pollos,</span>
    </span>
  );
}
