// The menu as an order is put together from it: what there is, what it costs, and which of it is the
// chicken that is asked for first.
import { useMemo } from 'react';
import { menuOf } from '@brasa/core/catalog/menu-item.rules.ts';
import type { Offer } from '@brasa/core/orders/basket.rules.ts';
import { useCategories, useProducts } from '../../catalog/catalog.queries.ts';
import { productsOf } from '../../catalog/menu/menu-sections.ts';
import type { MenuSection } from '../../orders/place/menu-step.tsx';
import { useChickenProducts } from './use-chicken-products.ts';

/** The offer is null while the menu is not known. */
export function useOffer(): { offer: Offer | null; sections: readonly MenuSection[] } {
  const { data: categories } = useCategories();
  const { data: products } = useProducts();
  const chickens = useChickenProducts();
  return useMemo(() => {
    if (!categories || !products) return { offer: null, sections: [] };
    const menu = menuOf(products);
    const isOther = ({ id }: { id: number }) => id !== chickens.whole && id !== chickens.half;
    const sections = categories.map((category) => ({
      id: category.id,
      name: category.name,
      products: productsOf(category, products).filter(isOther),
    }));
    return {
      offer: { menu, products: chickens },
      sections: sections.filter((section) => section.products.length > 0),
    };
  }, [categories, products, chickens]);
}
