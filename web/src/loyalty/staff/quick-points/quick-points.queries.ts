// See docs/rules/loyalty.md#quick-points-dialog.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '@brasa/core/kernel/call.ts';
import { assignPoints, searchByPhone, searchByQr } from '@brasa/core/loyalty/loyalty.calls.ts';
import { keyOf, send } from '../../../browser/api/send.ts';
import { PATIENCE_MS, usePointsChange } from '../points-changes.ts';
import type { SentCallbacks } from '../../../browser/api/single-change.ts';

/** By what a customer was looked for: a phone as it is stored, or the text of a QR. */
export type Target = { phone: string } | { qrCode: string };

export function useSearchCustomer() {
  return useMutation({
    mutationFn: (target: Target) =>
      'phone' in target
        ? send(searchByPhone, { body: target, timeoutMs: PATIENCE_MS })
        : send(searchByQr, { body: target, timeoutMs: PATIENCE_MS }),
  });
}

export function useCustomerOfPhone(phone: string) {
  return useQuery({
    queryKey: [...keyOf(searchByPhone), phone],
    queryFn: ({ signal }) =>
      send(searchByPhone, { body: { phone }, timeoutMs: PATIENCE_MS, signal }),
    staleTime: 0,
  });
}

export type Assignment = BodyOf<typeof assignPoints>;

export function useAssignPoints(
  callbacks: SentCallbacks<ReplyOf<typeof assignPoints>, Assignment>,
) {
  return usePointsChange(
    assignPoints,
    (body: Assignment, key) => send(assignPoints, { body, key, timeoutMs: PATIENCE_MS }),
    callbacks,
  );
}
