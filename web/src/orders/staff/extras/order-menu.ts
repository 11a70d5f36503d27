// What staff choose from: what is on sale, and what of it sells best beside chickens.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listProducts } from '@brasa/core/catalog/catalog.calls.ts';
import { menuOf, type MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import { foldText, searchWords } from '@brasa/core/kernel/text/fold-text.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { isPlainChicken } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { readUsualProducts } from '@brasa/core/orders/usual-orders.calls.ts';
import { queryOf } from '../../../browser/api/send.ts';
import { isMealOfItsOwn } from './extra-lines.ts';

export type OrderMenu = Offer & {
  /** As chips, what sells best first. */
  usual: readonly MenuItem[];
  /** The menu could not be loaded. */
  isUnknown: boolean;
};

const MOST_CHIPS = 8;
const FEWEST_LETTERS = 2;
const MOST_FOUND = 6;

export function useOrderMenu(products: ChickenProducts): OrderMenu {
  const { data: onSale, isError } = useQuery(queryOf(listProducts));
  const { data: sold } = useQuery(queryOf(readUsualProducts));
  return useMemo(() => {
    const menu = menuOf(onSale ?? []);
    const isUnknown = isError && onSale === undefined;
    return { menu, products, usual: usualOf(menu, sold?.products ?? [], products), isUnknown };
  }, [onSale, isError, sold, products]);
}

function usualOf(
  menu: ReadonlyMap<number, MenuItem>,
  sold: readonly number[],
  products: ChickenProducts,
): MenuItem[] {
  // Until enough has been sold, what is no meal of its own comes first, as on the menu.
  const aside = [...menu.values()].filter((item) => !isMealOfItsOwn(item)).map(({ id }) => id);
  const ids = [...new Set([...sold, ...aside, ...menu.keys()])];
  const extras = ids.filter((productId) => !isPlainChicken({ productId }, products));
  return extras.flatMap((id) => menu.get(id) ?? []).slice(0, MOST_CHIPS);
}

/** From two letters on, without accents; every word is somewhere in the name. */
export function foundItems(menu: ReadonlyMap<number, MenuItem>, typed: string): MenuItem[] {
  if (foldText(typed).length < FEWEST_LETTERS) return [];
  const words = searchWords(typed);
  const isFound = ({ name }: MenuItem) => words.every((word) => foldText(name).includes(word));
  const found = [...menu.values()].filter(isFound);
  const starts = ({ name }: MenuItem) => Number(!foldText(name).startsWith(words[0] ?? ''));
  return found.toSorted((a, b) => starts(a) - starts(b)).slice(0, MOST_FOUND);
}
