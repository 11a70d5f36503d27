// See docs/rules/loyalty.md#wrong-entries.
import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { correctPoints, listMovements } from '@brasa/core/loyalty/loyalty.calls.ts';
import type { BalanceChange } from '@brasa/core/loyalty/movements.contract.ts';
import { annulMovement } from '@brasa/core/orders/orders.calls.ts';
import { queryOf, send } from '../../../browser/api/send.ts';
import { usePointsChange } from '../points-changes.ts';
import type { SentCallbacks } from '../../../browser/api/single-change.ts';

/** Then staff may try again; the key makes sure that it is done once. */
const PATIENCE_MS = 20_000;

/** Null when the session has ended. Points change on other devices too: a list that is opened is of now. */
export function useMovements(userId: number) {
  return useQuery({
    ...queryOf(listMovements, { params: { userId }, timeoutMs: PATIENCE_MS }),
    refetchOnMount: 'always',
  });
}

type Annulment = { id: number };

export function useAnnulMovement(callbacks: SentCallbacks<BalanceChange, Annulment>) {
  return usePointsChange(
    annulMovement,
    (params: Annulment, key) => send(annulMovement, { params, key, timeoutMs: PATIENCE_MS }),
    callbacks,
  );
}

type Correction = BodyOf<typeof correctPoints>;

export function useCorrectPoints(callbacks: SentCallbacks<BalanceChange, Correction>) {
  return usePointsChange(
    correctPoints,
    (body: Correction, key) => send(correctPoints, { body, key, timeoutMs: PATIENCE_MS }),
    callbacks,
  );
}
