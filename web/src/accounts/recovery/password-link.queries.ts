// A link for a password: whose it is, and setting the password with it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  readPasswordLink,
  setLinkedAccount,
  setLinkedPassword,
} from '@brasa/core/accounts/password-links.calls.ts';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { ApiError } from '../../browser/api/api-error.ts';
import { queryOf, send } from '../../browser/api/send.ts';
import { setCurrentUser, signIn, SIGNING_IN } from '../accounts.queries.ts';

/** The page begins with its link; without one there is none, and nobody is asked. */
export function usePasswordLink(token: string) {
  return useQuery({ ...queryOf(readPasswordLink, { params: { token } }), enabled: false });
}

/** Whether the server says that the link is good no more. */
export const isLinkGone = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'LINK_GONE';

export type LinkUse =
  | { password: string; code?: string | undefined; account: null }
  | { account: BodyOf<typeof setLinkedAccount> };

/** `onSuccess` runs when whoever it is is signed in. */
export function useLink(token: string, onSuccess: (user: CurrentUser) => void) {
  const queryClient = useQueryClient();
  const params = { token };
  return useMutation({
    mutationKey: SIGNING_IN,
    mutationFn: (use: LinkUse) =>
      signIn(queryClient, () =>
        use.account === null
          ? send(setLinkedPassword, { params, body: { password: use.password, code: use.code } })
          : send(setLinkedAccount, { params, body: use.account }),
      ),
    onSuccess: async ({ user }) => {
      await setCurrentUser(queryClient, user);
      onSuccess(user);
    },
  });
}
