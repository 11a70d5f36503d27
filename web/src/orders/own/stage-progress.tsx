import { Check } from 'lucide-react';
import { parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { STAGE_NAMES, stagesOf } from '@brasa/core/orders/page/order-page.rules.ts';

/** How far the order is: what is done is ticked, the present stage is named as such. */
export function StageProgress({ order }: { order: OrderPage }) {
  const stages = stagesOf(parseTenths(order.quantity) ?? tenths(0));
  const reached = stages.indexOf(order.stage);
  return (
    <ol aria-label="Cómo va tu pedido" className="flex max-w-2xl">
      {stages.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === reached ? 'step' : undefined}
          className="relative grid flex-1 justify-items-center gap-2 text-center text-sm leading-tight"
        >
          {index > 0 && (
            <span
              className={`absolute top-3.5 right-[calc(50%+0.875rem)] h-1 w-[calc(100%-1.75rem)] -translate-y-1/2 ${index <= reached ? 'bg-accent' : 'bg-line'}`}
            />
          )}
          <span
            className={`relative grid size-7 place-items-center rounded-full border-2 ${faceOf(index, reached)}`}
          >
            {index < reached && <Check className="size-4" />}
            {index === reached && <span className="size-2.5 rounded-full bg-paper" />}
          </span>
          <span className={index === reached ? 'font-semibold' : 'text-ink-soft'}>
            {STAGE_NAMES[stage]}
            {index < reached && <span className="sr-only">, hecho</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const faceOf = (index: number, reached: number) =>
  index <= reached ? 'border-accent bg-accent text-paper' : 'border-line-strong bg-paper';
