import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { request } from '../../browser/api/api-client.ts';
import { IdempotencyKeys } from '../../browser/api/idempotency-key.ts';
import { setCurrentUser, signedOut, SIGNING_IN } from '../accounts.queries.ts';
import type { RegistrationPayload } from './registration-values.ts';

/** Then the customer may try again; the key makes sure that one account comes of it. */
const PATIENCE_MS = 30_000;

type Callbacks = {
  /** The customer is signed in by then. */
  onSuccess: () => void;
  onError: (error: Error) => void;
};

/** The callbacks run when the answer comes, even when the dialog is closed by then. */
export function useRegister({ onSuccess, onError }: Callbacks) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  return useMutation({
    mutationKey: SIGNING_IN,
    mutationFn: async (payload: RegistrationPayload) => {
      await signedOut();
      return request<{ user: CurrentUser }>('POST', '/api/auth/register', {
        body: payload,
        headers: { 'Idempotency-Key': keys.keyFor(payload) },
        timeoutMs: PATIENCE_MS,
      });
    },
    onSuccess: async ({ user }) => {
      await setCurrentUser(queryClient, user);
      onSuccess();
    },
    onError,
  });
}
