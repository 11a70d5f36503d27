// Renewing the own QR; apart from loyalty.queries, which every page loads.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readWalletQr, renewWalletQr } from '@brasa/core/loyalty/loyalty.calls.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { invalidate, send, showChanged } from '../../browser/api/send.ts';

/** Then they may try again; the key makes sure that it is renewed once. */
const PATIENCE_MS = 20_000;

/** The callback runs when the new code is on the screen. */
export function useRenewWalletQr(onRenewed: () => void) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => ({ current: newKey() }));
  return useMutation({
    mutationFn: () => send(renewWalletQr, { key: keys.current, timeoutMs: PATIENCE_MS }),
    onSuccess: (renewed) => {
      keys.current = newKey();
      showChanged(queryClient, readWalletQr, renewed);
      onRenewed();
    },
    // It may be renewed all the same: the code that is shown would count no more.
    onError: () => void invalidate(queryClient, readWalletQr),
  });
}
