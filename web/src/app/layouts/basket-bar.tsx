import { useOffer } from '../pages/use-offer.ts';
import { BasketLink } from '../../orders/basket/basket-link.tsx';

export default function BasketBar() {
  const { offer } = useOffer();
  return <BasketLink offer={offer} />;
}
