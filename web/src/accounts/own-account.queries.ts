// One's own account as it is kept.
// See docs/rules/customers.md#own-data.
import { useQuery } from '@tanstack/react-query';
import { readOwnAccount } from '@brasa/core/accounts/accounts.calls.ts';
import { queryOf } from '../browser/api/send.ts';

/** Null when the session has ended meanwhile. It may have been corrected on another screen. */
export function useOwnAccount(isAsked = true) {
  return useQuery({
    ...queryOf(readOwnAccount),
    refetchOnWindowFocus: 'always',
    enabled: isAsked,
  });
}
