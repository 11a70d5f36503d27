// What a dish of the menu can be ordered with: Encargar leads to the order with it, + adds it and stays.
// See docs/rules/orders.md#choosing-from-the-menu.
import { Plus } from 'lucide-react';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { useHydrated } from '../../browser/device/use-hydrated.ts';
import type { SaidChickens } from '../basket/add-to-basket.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { addDish } from './choosing.ts';
import { orderAddressOf } from './dish-in-address.ts';

type OrderActionsProps = { product: Product; chickens: SaidChickens };

export function OrderActions({ product, chickens }: OrderActionsProps) {
  const address = orderAddressOf(product);
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-2">
      <Add {...{ product, chickens, address }} />
      <ButtonLink to={address} variant="secondary" aria-label={`Encargar ${product.name}`}>
        Encargar
      </ButtonLink>
    </div>
  );
}

/** Before the page's code has come it leads to the order with the dish: nothing that is tapped is lost. */
function Add({ product, chickens, address }: OrderActionsProps & { address: string }) {
  const look = {
    variant: 'secondary',
    size: 'icon',
    'aria-label': `Añadir ${product.name}`,
  } as const;
  if (!useHydrated()) {
    return (
      <ButtonLink to={address} {...look}>
        <Plus />
      </ButtonLink>
    );
  }
  return (
    <Button {...look} onClick={() => addDish(product, chickens)}>
      <Plus />
    </Button>
  );
}
