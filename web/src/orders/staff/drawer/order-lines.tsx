// What is in the order, with what it costs (docs/rules/orders.md#order-lines).
import { formatEuros, parseCents, cents } from '@brasa/core/kernel/amounts/cents.ts';
import { isByPortion, unitName } from '@brasa/core/catalog/portions.rules.ts';
import { formatChickens } from '@brasa/core/kernel/amounts/tenths.ts';
import { readLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import { lineTotal, returnedOf, type Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { AdultsOnly } from '../../../ui/adults-only.tsx';
import { UnpricedNote } from '../unpriced-note.tsx';

export function OrderLines({ order }: { order: Order }) {
  const total = parseCents(order.linesTotal ?? '') ?? cents(0);
  return (
    <section aria-label="Lo que lleva" className="@2xl:col-span-2">
      <ul className="border-y border-line">
        {order.lines.map((line) => (
          <LineRow key={line.id} line={readLine(line)} />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-3 pt-2 font-semibold">
        Total <span className="text-xl">{formatEuros(total)}</span>
      </p>
      <AdultsOnly things={order.lines} className="pt-2" />
      <UnpricedNote details={order.details} lines={order.lines} />
    </section>
  );
}

function LineRow({ line }: { line: Line }) {
  const { name, note, quantity, unitPrice } = line;
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-baseline gap-3 py-2 not-first:border-t not-first:border-line">
      <span className="text-right font-bold whitespace-nowrap">
        {formatChickens(quantity)}
        {!isByPortion(name) && <span aria-hidden="true"> ×</span>}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {unitName(line)}
        {note !== null && <span className="block font-semibold">{note}</span>}
        {returnedOf(line) > 0 && (
          <span className="block font-semibold text-bad">
            Devuelto: {formatChickens(returnedOf(line))}
          </span>
        )}
        {quantity !== 10 && (
          <span className="block text-sm text-ink-soft">a {formatEuros(unitPrice)}</span>
        )}
      </span>
      <span className="font-semibold whitespace-nowrap">{formatEuros(lineTotal(line))}</span>
    </li>
  );
}
