// The own data: its copy and its end (docs/rules/customers.md#own-data-file,
// docs/rules/customers.md#erasing-an-account).
import { useMutation } from '@tanstack/react-query';
import { eraseOwnAccount, readOwnData } from '@brasa/core/customers/customers.calls.ts';
import type { ErasureRequest } from '@brasa/core/customers/own-data.contract.ts';
import { download, send } from '../../browser/api/send.ts';

export function useOwnData(onSuccess: (file: Blob) => void, onError: () => void) {
  return useMutation({
    mutationFn: () => download(readOwnData),
    onSuccess,
    onError,
  });
}

export function useEraseAccount(onErased: () => Promise<void>) {
  return useMutation({
    mutationFn: (erasure: ErasureRequest) => send(eraseOwnAccount, { body: erasure }),
    onSuccess: onErased,
  });
}
