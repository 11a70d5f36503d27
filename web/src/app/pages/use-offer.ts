// The menu as an order is put together from it: what there is, what it costs, and which of it is the
// chicken that is asked for first.
import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { menuOf } from '@brasa/core/catalog/menu-item.rules.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { queryOf } from '../../browser/api/send.ts';
import { useCategories, useProducts } from '../../catalog/catalog.queries.ts';
import { isMenus, productsOf } from '../../catalog/menu/menu-sections.ts';
import type { MenuSection } from '../../orders/place/food/menu-step.tsx';
import { useChickenProducts } from './use-chicken-products.ts';

type KnownOffer = {
  /** Null while the menu is not known. */
  offer: Offer | null;
  sections: readonly MenuSection[];
  /** The offer once the menu has come, which is asked for again where it did not; null where it does not come. */
  loadOffer: () => Promise<Offer | null>;
};

const offerOf = (products: readonly Product[], chickens: ChickenProducts): Offer => ({
  menu: menuOf(products),
  products: chickens,
});

export function useOffer(): KnownOffer {
  const queryClient = useQueryClient();
  const { data: categories } = useCategories();
  const { data: products } = useProducts();
  const chickens = useChickenProducts();
  const loadOffer = useCallback(async () => {
    const loaded = await queryClient
      .query({ ...queryOf(listProducts), staleTime: 'static' })
      .catch(() => null);
    return loaded && offerOf(loaded, chickens);
  }, [queryClient, chickens]);
  const known = useMemo(() => {
    if (!categories || !products) return { offer: null, sections: [] };
    const isOther = ({ id }: { id: number }) => id !== chickens.whole && id !== chickens.half;
    const sections = categories.map((category) => ({
      id: category.id,
      name: category.name,
      isOpen: isMenus(category),
      products: productsOf(category, products).filter(isOther),
    }));
    return {
      offer: offerOf(products, chickens),
      sections: sections.filter((section) => section.products.length > 0),
    };
  }, [categories, products, chickens]);
  return { ...known, loadOffer };
}
