import { useState, type ReactNode } from 'react';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { menuItemOf } from '@brasa/core/catalog/menu-item.rules.ts';
import { countWords, isByPortion } from '@brasa/core/catalog/portions.rules.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { formatChickens } from '@brasa/core/kernel/amounts/tenths.ts';
import {
  quantityIn,
  withExtra,
  withLess,
  withNote,
  type Basket,
  type BasketLine,
  type Offer,
} from '@brasa/core/orders/place/basket.rules.ts';
import { noticeWords } from '@brasa/core/catalog/notice.rules.ts';
import { LINE_NOTE_LENGTH } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { keepInField } from '../../../browser/forms/keep-in-field.ts';
import { changeBasket } from '../../basket/basket-store.ts';
import { DishFault, dishFault, type When } from './missing-dish.tsx';

export type DishContext = When & {
  basket: Basket;
  offer: Offer;
  /** What the dish contains (docs/rules/catalog.md#allergens). */
  allergensOf: (product: Product) => ReactNode;
  pictureOf: (product: Product) => ReactNode;
};

type DishRowProps = DishContext & { product: Product };

export function DishRow(props: DishRowProps) {
  const { product, basket, offer, allergensOf, pictureOf, ...when } = props;
  const item = menuItemOf(product);
  const line = basket.lines.find(({ productId }) => productId === item.id);
  const quantity = quantityIn(basket, item.id);
  const asked = quantity > 0 ? quantity : item.minQuantity;
  const fault = dishFault(item, asked, when);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 not-first:border-t not-first:border-dotted not-first:border-line">
      {pictureOf(product)}
      <div className="min-w-0 grow basis-36">
        <p className="font-semibold wrap-anywhere">{product.name}</p>
        <p className="text-ink-soft">
          {formatEuros(item.price)}
          {isByPortion(item.name) && ' la ración'}
          {item.minQuantity > item.quantityStep &&
            ` · desde ${countWords({ ...item, quantity: item.minQuantity })}`}
        </p>
        {item.orderAhead && fault?.fault !== 'too-late' && (
          <p className="text-sm text-ink-soft first-letter:uppercase">
            se encarga {noticeWords(item.orderAhead)}
          </p>
        )}
        {allergensOf(product)}
      </div>
      <Stepper
        label={product.name}
        value={quantity > 0 ? formatChickens(quantity) : null}
        onLess={() => changeBasket((before) => withLess(before, item))}
        onMore={() => changeBasket((before) => withExtra(before, item, offer.products))}
      />
      {fault && <DishFault text={fault.text} />}
      {line && <Note name={product.name} line={line} />}
    </li>
  );
}

/** Stays the same function, so that it is called once, when the field comes. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

type NoteProps = { name: string; line: BasketLine };

/** Asked for once it is wanted: most dishes go as they come. */
function Note({ name, line: { productId, note, isNoteLost } }: NoteProps) {
  const [isWanted, setIsWanted] = useState(note !== '' || isNoteLost === true);
  if (!isWanted) {
    return (
      <Button
        variant="quiet"
        className="-ml-3 px-3! text-sm"
        aria-label={`Añadir nota a ${name}`}
        onClick={() => setIsWanted(true)}
      >
        Añadir nota
      </Button>
    );
  }
  return (
    <div className="basis-full">
      <TextField
        label={`Nota para ${name}`}
        hint={isNoteLost ? 'La que escribiste ya no está' : undefined}
        autoComplete="off"
        maxLength={LINE_NOTE_LENGTH}
        defaultValue={note}
        ref={note === '' && !isNoteLost ? focus : undefined}
        onKeyDown={keepInField}
        onChange={(event) => {
          const typed = event.target.value;
          changeBasket((before) => withNote(before, productId, typed));
        }}
      />
    </div>
  );
}
