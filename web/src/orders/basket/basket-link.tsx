// What is chosen so far, on every page but the order's own: how much, what it costs, and the way there.
// See docs/rules/orders.md#basket.
import { countOf, sumOf } from '@brasa/core/orders/basket.rules.ts';
import type { Offer } from '@brasa/core/orders/basket.rules.ts';
import { formatEuros } from '@brasa/core/kernel/cents.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { useBasket } from './basket-store.ts';

export function BasketLink({ offer }: { offer: Offer | null }) {
  const basket = useBasket();
  const count = countOf(basket);
  const sum = offer && sumOf(basket, offer);
  const things = count === 1 ? '1 cosa' : `${count} cosas`;
  return (
    <ButtonLink to="/encargar" className="grow justify-between shadow-high sm:grow-0 sm:gap-6">
      <span>Ver pedido · {things}</span>
      {sum && <span className="tabular-nums">{formatEuros(sum.total)}</span>}
    </ButtonLink>
  );
}
