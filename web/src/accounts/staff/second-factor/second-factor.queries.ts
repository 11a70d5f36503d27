// The own second factor (docs/rules/accounts.md#switching-it-on-and-off).
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  confirmSecondFactor,
  endSecondFactor,
  listOwnSessions,
  readSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@brasa/core/accounts/accounts.calls.ts';
import type {
  OwnerProof,
  SecondFactor,
} from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import { invalidate, keyOf, queryOf, send } from '../../../browser/api/send.ts';

/** Then they may try again. */
const timeoutMs = 20_000;

/** Null when the session has ended meanwhile. */
export function useSecondFactor(isAsked = true) {
  return useQuery({ ...queryOf(readSecondFactor), enabled: isAsked });
}

/** Nothing of it is kept in the cache: what it answers is told once. */
export function useStartSecondFactor() {
  return useMutation({
    mutationFn: ({ currentPassword }: OwnerProof) =>
      send(startSecondFactor, { body: { currentPassword }, timeoutMs }),
    gcTime: 0,
  });
}

export function useConfirmSecondFactor(onConfirmed: () => void) {
  const show = useShow();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => send(confirmSecondFactor, { body: { code }, timeoutMs }),
    onSuccess: (factor) => {
      show(factor);
      // Those elsewhere have ended.
      void invalidate(queryClient, listOwnSessions);
      onConfirmed();
    },
  });
}

export function useRenewRecoveryCodes(onRenewed: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (proof: OwnerProof) => send(renewRecoveryCodes, { body: proof, timeoutMs }),
    onSuccess: () => {
      void invalidate(queryClient, readSecondFactor);
      onRenewed();
    },
    gcTime: 0,
  });
}

export function useEndSecondFactor(onEnded: () => void) {
  const show = useShow();
  return useMutation({
    mutationFn: (proof: OwnerProof) => send(endSecondFactor, { body: proof, timeoutMs }),
    onSuccess: (factor) => {
      show(factor);
      onEnded();
    },
  });
}

function useShow() {
  const queryClient = useQueryClient();
  return (factor: SecondFactor) => queryClient.setQueryData(keyOf(readSecondFactor), factor);
}
