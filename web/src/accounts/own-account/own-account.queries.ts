// The own account: what is known of it, correcting it, and its password.
// See docs/rules/customers.md#own-data.
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { OwnAccount, PasswordChange } from '@brasa/core/accounts/own-account.contract.ts';
import { request } from '../../browser/api/api-client.ts';
import { IdempotencyKeys } from '../../browser/api/idempotency-key.ts';

const ACCOUNT = '/api/auth/me/account';

/** Then they may try again; the key makes sure that it is done once. */
const PATIENCE_MS = 20_000;

/** Null when the session has ended meanwhile. It may have been corrected on another screen. */
export function useOwnAccount() {
  return useQuery<OwnAccount | null>({ queryKey: [ACCOUNT], refetchOnWindowFocus: 'always' });
}

type Correction = { account: OwnAccount; changes: object };

type Callbacks = { onSuccess: () => void; onError: (error: Error) => void };

/** Where nothing was changed there is nothing to send. */
export function useEditOwnAccount({ onSuccess, onError }: Callbacks) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  return useMutation({
    mutationFn: ({ account, changes }: Correction) =>
      Object.keys(changes).length === 0
        ? Promise.resolve(account)
        : request<OwnAccount>('PATCH', '/api/auth/me', {
            body: changes,
            headers: { 'Idempotency-Key': keys.keyFor(changes) },
            timeoutMs: PATIENCE_MS,
          }),
    onSuccess: (account) => {
      keys.forget();
      showAccount(queryClient, account);
      onSuccess();
    },
    onError,
  });
}

/** Everything here that shows who it is says so at once; lists of users are asked again. */
function showAccount(queryClient: QueryClient, account: OwnAccount): void {
  const { name } = account;
  queryClient.setQueryData([ACCOUNT], account);
  queryClient.setQueryData<CurrentUser | null>(
    ['/api/auth/me'],
    (user) => user && { ...user, name },
  );
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/auth\/(?:users|stats)/.test(String(path)),
  });
}

export function useChangePassword(onSuccess: () => void) {
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      request<unknown>('PATCH', '/api/auth/me/password', { body: change }),
    onSuccess,
  });
}
