import { useQuery } from '@tanstack/react-query';
import { readUserStatistics } from '@brasa/core/dashboard/dashboard.calls.ts';
import { queryOf } from '../../browser/api/send.ts';

export function useUserStatistics() {
  return useQuery(queryOf(readUserStatistics));
}
