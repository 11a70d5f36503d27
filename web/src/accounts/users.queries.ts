// The accounts as staff see them; apart from accounts.queries, which every public page loads.
import { useQuery } from '@tanstack/react-query';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';

/** The active users; null when the session has ended meanwhile. */
export function useActiveUsers() {
  return useQuery<UserView[] | null>({ queryKey: ['/api/auth/users?showAll=false'] });
}
