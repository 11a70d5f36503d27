// A dish of the menu comes into the order that is being put together; loaded with the first one.
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { menuItemOf } from '@brasa/core/catalog/menu-item.rules.ts';
import { isChosen, withMore, withoutStep } from '@brasa/core/orders/place/basket.rules.ts';
import { chickenProducts, type ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { toast } from '../../ui/toast/toast.ts';
import { changeBasket, readBasket } from './basket-store.ts';

/** Which products the chickens are, as the shop says; undefined where that is not known. */
export type SaidChickens = Parameters<typeof chickenProducts>[0] | undefined;

const NONE: ChickenProducts = { whole: null, half: null };

const chickensOf = (said: SaidChickens) => (said ? chickenProducts(said) : NONE);

/** One step more of it, which can be taken back. */
export function addToBasket(product: Product, said: SaidChickens): void {
  const products = chickensOf(said);
  const before = readBasket();
  const item = menuItemOf(product);
  changeBasket((basket) => withMore(basket, item, products));
  const after = readBasket();
  if (after === before) {
    toast({ title: 'No caben más en un pedido', description: 'Para encargos grandes, llámanos.' });
    return;
  }
  toast({
    title: 'Añadido a tu pedido',
    description: product.name,
    tone: 'good',
    action: {
      label: 'Deshacer',
      onSelect: () =>
        changeBasket((basket) => withoutStep(basket, item, { from: before, to: after })),
    },
  });
}

/** The dish is in the order, as often as it was chosen already. */
export function chooseInBasket(product: Product, said: SaidChickens): void {
  const products = chickensOf(said);
  const item = menuItemOf(product);
  changeBasket((basket) =>
    isChosen(basket, item, products) ? basket : withMore(basket, item, products),
  );
}
