// The shop's public facts, as the app hands them to the pages of this room: they are those of settings.
import { createContext, useContext } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';

export const FactsContext = createContext<UseQueryResult<SiteFacts> | null>(null);

export function useFacts(): UseQueryResult<SiteFacts> {
  const facts = useContext(FactsContext);
  if (facts === null) throw new Error('a page without the public facts');
  return facts;
}
