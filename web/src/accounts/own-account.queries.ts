// The own account (decisions 3 and 4): what is known of it, its password, its copy and its end.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ErasureRequest,
  OwnAccount,
  PasswordChange,
} from '@brasa/core/accounts/own-account.contract.ts';
import { request } from '../browser/api-client.ts';
import { becomeNobody } from './accounts.queries.ts';

/** Null when the session has ended meanwhile. */
export function useOwnAccount() {
  return useQuery<OwnAccount | null>({ queryKey: ['/api/auth/me/account'] });
}

export function useChangePassword(onSuccess: () => void) {
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      request<unknown>('PATCH', '/api/auth/me/password', { body: change }),
    onSuccess,
  });
}

/** Everything that is kept, as the file that the server makes. */
export function useOwnData(onSuccess: (file: Blob) => void, onError: () => void) {
  return useMutation({
    mutationFn: () => request<Blob>('GET', '/api/auth/me/data', { as: 'blob' }),
    onSuccess,
    onError,
  });
}

/** The callback runs when nobody is signed in here any more. */
export function useEraseAccount(onErased: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (erasure: ErasureRequest) =>
      request<unknown>('POST', '/api/auth/me/erasure', { body: erasure }),
    onSuccess: async () => {
      await becomeNobody(queryClient);
      onErased();
    },
  });
}
