// The own data: its copy and its end (docs/rules/customers.md#own-data-file,
// docs/rules/customers.md#erasing-an-account).
import { useMutation } from '@tanstack/react-query';
import type { ErasureRequest } from '@brasa/core/customers/own-data.contract.ts';
import { request } from '../../browser/api/api-client.ts';

/** Everything that is kept, as the file that the server makes. */
export function useOwnData(onSuccess: (file: Blob) => void, onError: () => void) {
  return useMutation({
    mutationFn: () => request<Blob>('GET', '/api/auth/me/data', { as: 'blob' }),
    onSuccess,
    onError,
  });
}

/** The callback runs when the account is no more. */
export function useEraseAccount(onErased: () => Promise<void>) {
  return useMutation({
    mutationFn: (erasure: ErasureRequest) =>
      request<unknown>('POST', '/api/auth/me/erasure', { body: erasure }),
    onSuccess: onErased,
  });
}
