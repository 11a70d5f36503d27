import type { ReactNode } from 'react';
import { useOffer } from '../pages/use-offer.ts';
import { BasketLink } from '../../orders/basket/basket-link.tsx';

export default function BasketBar({ instead }: { instead: ReactNode }) {
  const { offer } = useOffer();
  return <BasketLink offer={offer} instead={instead} />;
}
