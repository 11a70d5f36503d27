// Signing in; apart from the session, which every page asks for.
// See docs/rules/accounts.md#signing-in.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logIn } from '@brasa/core/accounts/accounts.calls.ts';
import type { LoginRequest } from '@brasa/core/accounts/accounts.contract.ts';
import { send } from '../../browser/api/send.ts';
import { setCurrentUser, signedOut, SIGNING_IN } from '../accounts.queries.ts';

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SIGNING_IN,
    mutationFn: async (credentials: LoginRequest) => {
      await signedOut();
      return send(logIn, { body: credentials });
    },
    onSuccess: ({ user }) => setCurrentUser(queryClient, user),
  });
}
