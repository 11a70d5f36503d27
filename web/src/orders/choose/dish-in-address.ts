// "/encargar?plato=12": the address of the form with a dish in the order. The link works before the page's code has come.
// See docs/rules/orders.md#choosing-from-the-menu.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import type { SaidChickens } from '../basket/add-to-basket.ts';
import { chooseDish } from './choosing.ts';

const DISH = 'plato';

export const orderAddressOf = ({ id }: Pick<Product, 'id'>): string => `/encargar?${DISH}=${id}`;

/**
 * Puts the dish that the address names into the order, and takes its name out of the address: a reload adds nothing. A dish that is not
 * on the menu is none. `products` are undefined until the menu is known.
 */
export function useDishInAddress(
  products: readonly Product[] | undefined,
  said: SaidChickens,
): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const named = new URLSearchParams(search).get(DISH);
    if (named === null || !products) return;
    const dish = products.find(({ id }) => String(id) === named);
    if (dish) chooseDish(dish, said);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, products, said]);
}
