// Correcting one's own account, and its password.
// See docs/rules/customers.md#own-data.
import { useState } from 'react';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  changeOwnPassword,
  editOwnAccount,
  readCurrentUser,
  readOwnAccount,
} from '@brasa/core/accounts/accounts.calls.ts';
import type {
  OwnAccount,
  PasswordChange,
} from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { readWalletQr } from '@brasa/core/loyalty/loyalty.calls.ts';
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { IdempotencyKeys } from '../../browser/api/idempotency-key.ts';
import { keyOf, queryOf, send } from '../../browser/api/send.ts';
import type { Callbacks } from '../../browser/api/single-change.ts';

/** Then they may try again; the key makes sure that it is done once. */
const PATIENCE_MS = 20_000;

type Correction = { account: OwnAccount; changes: BodyOf<typeof editOwnAccount> };

/** Where nothing was changed there is nothing to send. */
export function useEditOwnAccount({ onSuccess, onError }: Callbacks<void>) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  return useMutation({
    mutationFn: ({ account, changes }: Correction) =>
      Object.keys(changes).length === 0
        ? Promise.resolve(account)
        : send(editOwnAccount, {
            body: changes,
            key: keys.keyFor(changes),
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

/** Everything here that shows who it is says so at once; lists of users are fetched again. */
function showAccount(queryClient: QueryClient, account: OwnAccount): void {
  const { name } = account;
  queryClient.setQueryData(keyOf(readOwnAccount), account);
  queryClient.setQueryData(keyOf(readCurrentUser), (user) => user && { ...user, name });
  // What another screen has asked for, such as a list of users, may show it too.
  void queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' });
}

export function useChangePassword({ onSuccess, onError }: Callbacks<unknown>) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      send(changeOwnPassword, {
        body: change,
        // The code is another one by the time of a repeat.
        key: keys.keyFor({ ...change, code: undefined }),
        timeoutMs: PATIENCE_MS,
      }),
    onSuccess: (changed) => {
      keys.forget();
      fetchWalletQr(queryClient);
      onSuccess(changed);
    },
    onError,
  });
}

/** Asks for the code that is good from now on, so that the one that is kept for a screen without a connection is, too. */
export function fetchWalletQr(queryClient: QueryClient): void {
  // Where it does not come, the wallet asks when it is opened.
  queryClient.query({ ...queryOf(readWalletQr), staleTime: 0 }).catch(() => {});
}
