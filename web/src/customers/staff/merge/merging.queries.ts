// Two accounts of one person made one, and the phones that come of it
// (docs/rules/customers.md#merging-accounts).
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listUsers, readCurrentUser, readOwnAccount } from '@brasa/core/accounts/accounts.calls.ts';
import {
  mergeUsers,
  readUserAccount,
  removeOtherPhone,
} from '@brasa/core/customers/customers.calls.ts';
import type {
  MergeReply,
  OtherPhones,
  UserAccount,
} from '@brasa/core/customers/merging.contract.ts';
import { readUserStatistics } from '@brasa/core/dashboard/dashboard.calls.ts';
import { withOwnPassword } from '../../../browser/api/with-own-password.ts';
import { queryOf, send } from '../../../browser/api/send.ts';
import { useSingleChange, type Callbacks } from '../../../browser/api/single-change.ts';

/** Then staff may try again; a merge's key makes sure that it is done once. */
const PATIENCE_MS = 20_000;

/** A merge shows in the list, and it may have been the own account. */
const SHOWS_USERS = [listUsers, readUserStatistics, readCurrentUser, readOwnAccount];

// Not the path, by which everything about users is asked again after a change: of an account that has
// just become part of another there is nothing to be told.
const accountKey = (id: number) => ['user-account', id];

/** What belongs to the account, as it is now; null when the session has ended meanwhile. */
export function useUserAccount(id: number) {
  return useQuery({
    ...queryOf(readUserAccount, { params: { id }, timeoutMs: PATIENCE_MS }),
    queryKey: accountKey(id),
    staleTime: 0,
    gcTime: 0,
  });
}

/** After what changed it elsewhere, such as a correction of points. */
export function useRefetchUserAccount(): (id: number) => void {
  const queryClient = useQueryClient();
  return (id) => void queryClient.invalidateQueries({ queryKey: accountKey(id) });
}

type Pair = { kept: number; merged: number };

export function useMergeUsers(callbacks: Callbacks<MergeReply>) {
  return useSingleChange(
    mergeUsers.path,
    (pair: Pair, keyFor) =>
      withOwnPassword(() =>
        send(mergeUsers, {
          params: { id: pair.kept },
          body: { mergedUserId: pair.merged },
          key: keyFor(pair),
          timeoutMs: PATIENCE_MS,
        }),
      ),
    { ...callbacks, shownBy: SHOWS_USERS },
  );
}

export function useRemovePhone(id: number, { onSuccess, onError }: Callbacks<OtherPhones>) {
  const queryClient = useQueryClient();
  return useSingleChange(
    `${removeOtherPhone.path} ${id}`,
    (phone: string) =>
      send(removeOtherPhone, { params: { id, digits: phone }, timeoutMs: PATIENCE_MS }),
    {
      onSuccess: (left) => {
        queryClient.setQueryData<UserAccount | null>(
          accountKey(id),
          (account) => account && { ...account, ...left },
        );
        onSuccess(left);
      },
      onError,
      shownBy: SHOWS_USERS,
    },
  );
}
