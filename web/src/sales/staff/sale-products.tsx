import { useState } from 'react';
import { MAX_LINE_QUANTITY, type MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { formatChickens } from '@brasa/core/kernel/amounts/tenths.ts';
import { lineTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import type { SaleMenu } from './sale-menu.ts';
import { linesOf, withOneMore, withQuantity, type Chosen, type Menu } from './sale-values.ts';

type ProductsProps = {
  menu: SaleMenu;
  chosen: readonly Chosen[];
  onChange: (chosen: readonly Chosen[]) => void;
};

/** As many as fit above the payment on a phone. */
const FIRST = 8;

/** A tap, one more; the rest of the menu is a tap away. */
export function SaleProducts({ menu, chosen, onChange }: ProductsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { items, isPending, isUnknown } = menu;
  if (isPending) {
    return (
      <Skeletons
        count={FIRST}
        label="Cargando la carta..."
        className="grid grid-cols-2 gap-2 *:h-18 sm:grid-cols-4"
      />
    );
  }
  if (isUnknown) {
    return <p>No se pudo cargar la carta. Con «Sin cobrar» se apuntan los pollos.</p>;
  }
  if (items.length === 0) return <p>La carta está vacía. Sus productos aparecerán aquí.</p>;
  return (
    <div className="grid gap-2">
      <div
        role="group"
        aria-label="Qué se vende"
        className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4"
      >
        {(isWhole ? items : items.slice(0, FIRST)).map((item) => (
          <Tile
            key={item.id}
            item={item}
            chosen={chosen.find(({ productId }) => productId === item.id)}
            onAdd={() => onChange(withOneMore(chosen, item))}
          />
        ))}
      </div>
      {items.length > FIRST && (
        <Button
          variant="secondary"
          className="min-h-14"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Ver menos' : `Ver toda la carta (${items.length})`}
        </Button>
      )}
    </div>
  );
}

type TileProps = { item: MenuItem; chosen: Chosen | undefined; onAdd: () => void };

function Tile({ item, chosen, onAdd }: TileProps) {
  return (
    <button
      type="button"
      className={`flex min-h-18 cursor-pointer flex-col justify-between gap-1 rounded border-2 px-3 py-2 text-left leading-tight outline-offset-2 active:bg-sunk ${chosen ? 'border-ink bg-sunk' : 'border-line-strong bg-surface hover:border-ink'}`}
      onClick={onAdd}
    >
      <span className="font-semibold wrap-anywhere">
        {chosen && `${formatChickens(chosen.quantity)} × `}
        {item.name}
      </span>
      <span className="text-ink-soft">{formatEuros(item.price)}</span>
    </button>
  );
}

type LinesProps = { menu: Menu; chosen: readonly Chosen[]; onChange: ProductsProps['onChange'] };

/** What is being sold, each with its quantity and what it comes to. */
export function SaleLines({ menu, chosen, onChange }: LinesProps) {
  const lines = linesOf(chosen, menu);
  if (lines.length === 0) return null;
  return (
    <ul aria-label="En esta venta" className="border-t border-line">
      {lines.map((line) => (
        <li
          key={line.productId}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 sm:grid-cols-[minmax(0,1fr)_auto_6rem]"
        >
          <span className="font-semibold wrap-anywhere">{line.name}</span>
          <span className="text-right font-bold whitespace-nowrap sm:order-last">
            {formatEuros(lineTotal(line))}
          </span>
          <QuantityStepper
            label={line.name}
            value={line.quantity}
            step={menu.get(line.productId)?.quantityStep ?? line.quantity}
            most={MAX_LINE_QUANTITY}
            onChange={(quantity) => onChange(withQuantity(chosen, line.productId, quantity))}
          />
        </li>
      ))}
    </ul>
  );
}
