// See docs/rules/loyalty.md#quick-points-dialog.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '@brasa/core/kernel/call.ts';
import { assignPoints, searchByPhone, searchByQr } from '@brasa/core/loyalty/loyalty.calls.ts';
import { consumeBonus } from '@brasa/core/orders/orders.calls.ts';
import { keyOf, send } from '../../../browser/api/send.ts';
import { pointsKeys, usePointsChange, type Callbacks } from '../points-changes.ts';

/** Then staff may try again; the key makes sure that it is done once. */
const PATIENCE_MS = 20_000;

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

type Assignment = BodyOf<typeof assignPoints>;

export function useAssignPoints(callbacks: Callbacks<ReplyOf<typeof assignPoints>, Assignment>) {
  return usePointsChange(
    assignPoints,
    (body: Assignment, key) => send(assignPoints, { body, key, timeoutMs: PATIENCE_MS }),
    callbacks,
  );
}

type Consumption = BodyOf<typeof consumeBonus>;

export function useConsumeBonus(callbacks: Callbacks<ReplyOf<typeof consumeBonus>, Consumption>) {
  return usePointsChange(
    consumeBonus,
    (body: Consumption, key) => send(consumeBonus, { body, key, timeoutMs: PATIENCE_MS }),
    callbacks,
  );
}

/** A visit's bonus that has gone out and may have been taken, also before a reload. */
export const openConsumption = {
  isOf: (userId: number): boolean => pointsKeys.isOpen(consumeBonus.path, { userId }),
  giveUp: (userId: number): void => pointsKeys.forget(consumeBonus.path, { userId }),
};
