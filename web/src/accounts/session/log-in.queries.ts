// Signing in; apart from the session, which every page asks for.
// See docs/rules/accounts.md#signing-in.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser, LoginRequest } from '@brasa/core/accounts/accounts.contract.ts';
import { request } from '../../browser/api/api-client.ts';
import { setCurrentUser, signedOut, SIGNING_IN } from '../accounts.queries.ts';

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SIGNING_IN,
    mutationFn: async (credentials: LoginRequest) => {
      await signedOut();
      return request<{ user: CurrentUser }>('POST', '/api/auth/login', { body: credentials });
    },
    onSuccess: ({ user }) => setCurrentUser(queryClient, user),
  });
}
