// The products on sale, as the app hands them to the settings that name one of them.
import { createContext, useContext } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';

export const MenuContext = createContext<UseQueryResult<Product[]> | null>(null);

export function useMenu(): UseQueryResult<Product[]> {
  const menu = useContext(MenuContext);
  if (menu === null) throw new Error('the settings were rendered without the menu');
  return menu;
}
