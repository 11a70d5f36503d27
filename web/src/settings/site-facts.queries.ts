import { useQuery } from '@tanstack/react-query';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';

/** The shop's public facts; there with the first paint on every page that the server has served. */
export function useSiteFacts() {
  return useQuery<SiteFacts>({ queryKey: ['/api/site'] });
}
