import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { register } from '@brasa/core/accounts/accounts.calls.ts';
import { IdempotencyKeys } from '../../browser/api/idempotency-key.ts';
import { send } from '../../browser/api/send.ts';
import type { Callbacks } from '../../browser/api/single-change.ts';
import { setCurrentUser, signIn, SIGNING_IN } from '../accounts.queries.ts';
import type { RegistrationPayload } from './registration-values.ts';

/** Then the customer may try again; the key makes sure that one account comes of it. */
const PATIENCE_MS = 30_000;

/**
 * The callbacks run when the answer comes, even when the dialog is closed by then; after a success the
 * customer is signed in.
 */
export function useRegister({ onSuccess, onError }: Callbacks<void>) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  return useMutation({
    mutationKey: SIGNING_IN,
    mutationFn: (payload: RegistrationPayload) =>
      signIn(queryClient, () =>
        send(register, { body: payload, key: keys.keyFor(payload), timeoutMs: PATIENCE_MS }),
      ),
    onSuccess: async ({ user }) => {
      await setCurrentUser(queryClient, user);
      onSuccess();
    },
    onError,
  });
}
