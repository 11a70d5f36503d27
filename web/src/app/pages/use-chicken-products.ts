import { useMemo } from 'react';
import { chickenProducts, type ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';

const UNKNOWN: ChickenProducts = { whole: null, half: null };

/** Which products are the whole and the half chicken. */
export function useChickenProducts(): ChickenProducts {
  const { data: site } = useSiteFacts();
  return useMemo(() => (site ? chickenProducts(site) : UNKNOWN), [site]);
}
