import { useQuery } from '@tanstack/react-query';
import type { Setting } from '@brasa/core/settings/settings.contract.ts';

/** The shop's settings, for staff; null when the session has ended meanwhile. */
export function useSettings() {
  return useQuery<Setting[] | null>({ queryKey: ['/api/settings'] });
}
