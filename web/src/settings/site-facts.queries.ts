import { useQuery } from '@tanstack/react-query';
import { readSiteFacts } from '@brasa/core/settings/settings.calls.ts';
import { queryOf } from '../browser/api/send.ts';

/** The shop's public facts; there with the first paint on every page that the server has served. */
export function useSiteFacts() {
  return useQuery(queryOf(readSiteFacts));
}
