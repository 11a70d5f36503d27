import { unpricedDishes } from '@brasa/core/orders/lines/unpriced.rules.ts';

type UnpricedNoteProps = Parameters<typeof unpricedDishes>[0];

/** What the total beside it leaves out (docs/rules/orders.md#without-a-price). */
export function UnpricedNote({ details, lines }: UnpricedNoteProps) {
  const unpriced = unpricedDishes({ details, lines });
  return unpriced === '' ? null : (
    <p className="font-semibold wrap-anywhere">Sin precio: {unpriced}</p>
  );
}
