// What a dish of the menu can be ordered with: Encargar leads to the order with it, + adds it and stays.
// See docs/rules/orders.md#choosing-from-the-menu.
import { Plus } from 'lucide-react';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import type { SaidChickens } from '../basket/add-to-basket.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { addDish, chooseDish } from './choosing.ts';

type OrderActionsProps = { product: Product; chickens: SaidChickens };

export function OrderActions({ product, chickens }: OrderActionsProps) {
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-2">
      <Button
        variant="secondary"
        aria-label={`Añadir ${product.name}`}
        size="icon"
        onClick={() => addDish(product, chickens)}
      >
        <Plus />
      </Button>
      <ButtonLink
        to="/encargar"
        variant="secondary"
        aria-label={`Encargar ${product.name}`}
        onClick={() => chooseDish(product, chickens)}
      >
        Encargar
      </ButtonLink>
    </div>
  );
}
