import { useQuery } from '@tanstack/react-query';
import { readUserStatistics } from '@brasa/core/dashboard/dashboard.calls.ts';
import { queryOf } from '../../browser/api/send.ts';

/** Null when the session has ended meanwhile. */
export function useUserStatistics() {
  return useQuery(queryOf(readUserStatistics));
}
