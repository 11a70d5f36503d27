import { useQuery } from '@tanstack/react-query';
import type { UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';

/** Null when the session has ended meanwhile. */
export function useUserStatistics() {
  return useQuery<UserStatistics | null>({ queryKey: ['/api/auth/stats'] });
}
