import { useQuery } from '@tanstack/react-query';
import { listReviews } from '@brasa/core/site/site.calls.ts';
import { queryOf } from '../browser/api/send.ts';

/** Those that the home page shows. */
export function useReviews() {
  return useQuery(queryOf(listReviews));
}
