// What is chosen so far, on every page but the order's own: how much, what it costs, and the way there.
// See docs/rules/orders.md#basket.
import type { ReactNode } from 'react';
import { countOf, isEmpty, sumOf } from '@brasa/core/orders/place/basket.rules.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { useBasket } from './basket-store.ts';

type BasketLinkProps = {
  offer: Offer | null;
  /** In its place, while nothing is chosen: no chickens is also something that somebody has said. */
  instead: ReactNode;
};

export function BasketLink({ offer, instead }: BasketLinkProps) {
  const basket = useBasket();
  if (isEmpty(basket)) return instead;
  const count = countOf(basket);
  const sum = offer && sumOf(basket, offer);
  const things = count === 1 ? '1 cosa' : `${count} cosas`;
  return (
    <ButtonLink
      to="/encargar"
      className="grow justify-between shadow-high max-sm:px-3! max-sm:text-sm sm:grow-0 sm:gap-6"
    >
      <span>Ver pedido · {things}</span>
      {sum && <span className="tabular-nums">{formatEuros(sum.total)}</span>}
    </ButtonLink>
  );
}
