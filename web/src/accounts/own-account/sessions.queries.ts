// Where one is signed in (docs/rules/accounts.md#sessions-of-ones-own).
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@brasa/core/accounts/accounts.calls.ts';
import { keyOf, queryOf, send } from '../../browser/api/send.ts';
import { fetchWalletQr } from './change-own-account.queries.ts';

const timeoutMs = 20_000;

/** Null when the session has ended meanwhile. */
export function useOwnSessions() {
  return useQuery({ ...queryOf(listOwnSessions), staleTime: 0 });
}

/** The mutation's content is the session's id; null for all the others. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId === null
        ? send(endOtherSessions, { timeoutMs })
        : send(endOwnSession, { params: { sessionId }, timeoutMs }),
    // Without an answer nobody knows how many are left.
    onSettled: (_ended, _error, sessionId) => {
      if (sessionId === null) fetchWalletQr(queryClient);
      return queryClient.invalidateQueries({ queryKey: keyOf(listOwnSessions) });
    },
  });
}
