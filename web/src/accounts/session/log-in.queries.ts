// Signing in; apart from the session, which every page asks for.
// See docs/rules/accounts.md#signing-in.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { logIn, logInWithCode } from '@brasa/core/accounts/accounts.calls.ts';
import type { CurrentUser, LoginRequest } from '@brasa/core/accounts/accounts.contract.ts';
import type { SecondFactorRequired } from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import { hasCode } from '../../browser/api/api-error.ts';
import { send } from '../../browser/api/send.ts';
import { setCurrentUser, signIn, SIGNING_IN } from '../accounts.queries.ts';
import { offerSecondFactor } from './offered.ts';

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SIGNING_IN,
    mutationFn: (credentials: LoginRequest) =>
      signIn(queryClient, () => send(logIn, { body: credentials })),
    onSuccess: ({ user }) => begin(queryClient, user),
  });
}

/** What is to be sent with the code, where the password was right and the account asks for one. */
export function challengeIn(error: Error | null): string | null {
  if (!hasCode(error, 'SECOND_FACTOR_REQUIRED')) return null;
  return (error.body as SecondFactorRequired).challenge;
}

/** The mutation's content is the code. */
export function useSecondStep(challenge: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SIGNING_IN,
    mutationFn: (code: string) =>
      signIn(queryClient, () =>
        send(logInWithCode, { body: { challenge: challenge ?? '', code } }),
      ),
    onSuccess: ({ user }) => begin(queryClient, user),
  });
}

async function begin(queryClient: QueryClient, user: CurrentUser): Promise<void> {
  await setCurrentUser(queryClient, user);
  offerSecondFactor(user);
}
