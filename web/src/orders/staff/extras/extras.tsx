// "¿Algo más?": what an order has beside its chickens, as fast as the chickens themselves
// (docs/rules/orders.md#extras-at-the-desk).
import { useId } from 'react';
import { Plus } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { formatChickens, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { chickensOf } from '@brasa/core/orders/lines/order-food.rules.ts';
import { linesAsRead } from '@brasa/core/orders/lines/order-details.rules.ts';
import { linesTotal, type Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { FieldNotes } from '../../../ui/form/field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { UnpricedNote } from '../unpriced-note.tsx';
import { ExtraRow } from './extra-row.tsx';
import { ExtraSearch } from './extra-search.tsx';
import { composed, withNote, withOneMore, withQuantity, type ExtraLine } from './extra-lines.ts';
import type { OrderMenu } from './order-menu.ts';

type ExtrasProps = {
  form: UseFormReturn<StaffOrderValues>;
  menu: OrderMenu;
  /** What the order has already; undefined for a new one. */
  before?: readonly Line[] | undefined;
  /** By their place; null where there is nothing to warn of. */
  warnings: readonly (string | null)[];
  onAdded?: (item: MenuItem) => void;
};

export function Extras({ form, menu, before, warnings, onAdded }: ExtrasProps) {
  const titleId = useId();
  const extras = useWatch({ control: form.control, name: 'lines' });
  const faults = faultsOf(form);
  const set = (lines: ExtraLine[]) => {
    form.setValue('lines', lines, { shouldDirty: true });
    form.clearErrors(['lines', 'quantity']);
  };
  const add = (item: MenuItem) => {
    set(withOneMore(form.getValues('lines'), item));
    onAdded?.(item);
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} className="text-base">
        ¿Algo más?
      </h3>
      {menu.isUnknown && <p>No se pudo cargar la carta. Escríbelo en los detalles.</p>}
      <UsualExtras {...{ menu, extras }} onAdd={add} />
      {menu.menu.size > 0 && <ExtraSearch menu={menu} onAdd={add} />}
      {extras.length > 0 && (
        <ul className="border-b border-line">
          {extras.map((extra, at) => (
            <ExtraRow
              key={`${extra.productId} ${extra.id ?? placeOf(extras, at)}`}
              extra={extra}
              item={menu.menu.get(extra.productId)}
              warning={warnings[at] ?? null}
              error={faults.ofLine(at)}
              onQuantity={(quantity) => set(withQuantity(extras, at, quantity))}
              onNote={(note) => set(withNote(extras, at, note))}
            />
          ))}
        </ul>
      )}
      <FieldNotes id={titleId} error={faults.ofAll} />
      {isPriced(before, extras) && <OrderTotal {...{ form, menu, before, extras }} />}
    </section>
  );
}

/** An order without lines stays without, and has no price, while its chickens alone change. */
function isPriced(before: readonly Line[] | undefined, extras: readonly ExtraLine[]): boolean {
  return before === undefined || before.length > 0 || extras.length > 0;
}

/** Which of the lines of one thing it is. */
const placeOf = (extras: readonly ExtraLine[], at: number): string =>
  `n${extras.slice(0, at).filter(({ productId }) => productId === extras[at]?.productId).length}`;

function faultsOf({ formState }: UseFormReturn<StaffOrderValues>) {
  const faults = formState.errors.lines;
  return { ofAll: faults?.message, ofLine: (at: number) => faults?.[at]?.message };
}

type UsualExtrasProps = {
  menu: OrderMenu;
  extras: readonly ExtraLine[];
  onAdd: (item: MenuItem) => void;
};

/** A tap, one more. */
function UsualExtras({ menu, extras, onAdd }: UsualExtrasProps) {
  return (
    <div
      role="group"
      aria-label="Lo que más se pide"
      className="flex flex-wrap gap-2 @max-xl:*:nth-[n+7]:hidden"
    >
      {menu.usual.map((item) => {
        const chosen = extras.filter(({ productId }) => productId === item.id);
        const sum = tenths(chosen.reduce((all, { quantity }) => all + quantity, 0));
        return (
          <Button
            key={item.id}
            variant="secondary"
            className="min-h-12 gap-1.5! px-3! @max-xl:px-2.5! @max-xl:text-sm!"
            onClick={() => onAdd(item)}
          >
            {sum > 0 ? (
              <span className="font-bold">{formatChickens(sum)} ×</span>
            ) : (
              <Plus className="size-4 @max-xl:hidden" />
            )}
            {item.name}
          </Button>
        );
      })}
    </div>
  );
}

type OrderTotalProps = Pick<ExtrasProps, 'form' | 'menu' | 'before'> & {
  extras: readonly ExtraLine[];
};

const NO_PLAIN_CHICKENS =
  'La carta no dice cuál es el pollo entero o el medio (Configuración, Carta). Añade los pollos desde la carta.';

/** What all of it comes to, in words where there is more than chickens. */
function OrderTotal({ form, menu, before, extras }: OrderTotalProps) {
  const [quantity, details] = useWatch({ control: form.control, name: ['quantity', 'details'] });
  const order = composed({ chickens: chickensOf({ quantity }), extras }, menu, before);
  if (order === null && extras.length > 0) {
    return <p className="rounded bg-warn-surface px-3 py-2 font-semibold">{NO_PLAIN_CHICKENS}</p>;
  }
  if (!order?.lines || order.lines.length === 0) return null;
  return (
    <div role="status" className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        Total <span className="text-xl">{formatEuros(linesTotal(order.lines))}</span>
      </p>
      {extras.length > 0 && (
        <p className="wrap-anywhere">{linesAsRead(order.lines, menu.products)}</p>
      )}
      <UnpricedNote details={details} lines={order.lines} />
    </div>
  );
}
