import { TriangleAlert } from 'lucide-react';
import { MAX_LINE_QUANTITY, type MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { formatEuros, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { HALF, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { LINE_NOTE_LENGTH, lineTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ExtraLine } from './extra-lines.ts';

type ExtraRowProps = {
  extra: ExtraLine;
  /** As it is sold today; undefined for what is no longer on the menu. */
  item: MenuItem | undefined;
  warning: string | null;
  error: string | undefined;
  onQuantity: (quantity: Tenths) => void;
  onNote: (note: string) => void;
};

export function ExtraRow({ extra, item, warning, error, onQuantity, onNote }: ExtraRowProps) {
  const { name, quantity, note } = extra;
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-ink-soft"> {priceText(extra, item)}</span>
        </span>
        <span className="font-bold whitespace-nowrap">{formatEuros(totalOf(extra, item))}</span>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
        <QuantityStepper
          label={name}
          value={quantity}
          step={item?.quantityStep ?? HALF}
          most={MAX_LINE_QUANTITY}
          onChange={onQuantity}
        />
        <TextField
          label={`Nota: ${name}`}
          hideLabel
          placeholder="Nota"
          autoComplete="off"
          maxLength={LINE_NOTE_LENGTH}
          value={note}
          error={error}
          onChange={({ target }) => onNote(target.value)}
        />
      </div>
      {warning !== null && (
        <p className="flex items-start gap-2 rounded bg-warn-surface px-3 py-2 font-semibold">
          <TriangleAlert className="mt-0.5 size-5 shrink-0" />
          {warning}
        </p>
      )}
    </li>
  );
}

/** What the order has keeps its price, what is added takes that of today. */
function totalOf({ id, unitPrice, quantity }: ExtraLine, item: MenuItem | undefined): Cents {
  return lineTotal({ quantity, unitPrice: id === undefined && item ? item.price : unitPrice });
}

/**
 * "a 2,00 €"; what it was ordered at stays, and says so where that is not today's price; where it has
 * changed since it was added, that too.
 */
function priceText({ id, unitPrice }: ExtraLine, item: MenuItem | undefined): string {
  const price = `a ${formatEuros(unitPrice)}`;
  if (!item) return `${price}, ya no está en la carta`;
  if (item.price === unitPrice) return price;
  const today = `a ${formatEuros(item.price)}`;
  return id === undefined ? `${today}, antes ${price}` : `${price}, hoy ${today}`;
}
