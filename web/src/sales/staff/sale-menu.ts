// What is sold at the counter: the chickens first, then what sells best.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import { menuOf, type MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { readUsualProducts } from '@brasa/core/orders/usual-orders.calls.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { queryOf } from '../../browser/api/send.ts';
import type { Menu } from './sale-values.ts';

export type SaleMenu = {
  menu: Menu;
  /** All of it, what is asked for most first. */
  items: readonly MenuItem[];
  isPending: boolean;
  /** It could not be loaded. */
  isUnknown: boolean;
};

export function useSaleMenu(products: ChickenProducts): SaleMenu {
  const { data: onSale, isPending, isError } = useQuery(queryOf(listProducts));
  const { data: sold } = useQuery(queryOf(readUsualProducts));
  return useMemo(() => {
    const menu = menuOf(onSale ?? []);
    const first = [products.whole, products.half].filter((id) => id !== null);
    const ids = [...new Set([...first, ...(sold?.products ?? []), ...menu.keys()])];
    const items = ids.flatMap((id) => menu.get(id) ?? []);
    return { menu, items, isPending, isUnknown: isError && onSale === undefined };
  }, [onSale, isPending, isError, sold, products]);
}
