// Points for what was paid at the counter: whose they are, and how many.
// See docs/rules/orders.md#accumulating-points.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PointsSearchReply } from '@brasa/core/loyalty/loyalty.contract.ts';
import type { AccumulateReply } from '@brasa/core/orders/accumulation.contract.ts';
import type { UserSearchReply } from '@brasa/core/loyalty/user-search.contract.ts';
import { request } from '../../../browser/api/api-client.ts';
import type { AccumulatePayload, Visit } from './accumulate-values.ts';
import { invalidatePoints, pointsKeys } from '../points-changes.ts';

const PATIENCE_MS = 15_000;

/** By what a customer is looked for: a phone as it is stored, an e-mail, or the text of a wallet's QR. */
export type SearchTarget = { phone: string } | { email: string } | { qrCode: string };

type Found = Extract<UserSearchReply, { found: true }>;

/** `verified` is false for an unsigned QR, whose owner's phone is withheld. */
export type SearchReply = { found: false } | (Found & { verified: boolean });

export function useSearchUser() {
  return useMutation({ mutationFn: search });
}

async function search(target: SearchTarget): Promise<SearchReply> {
  if ('qrCode' in target) return walletOwner(target.qrCode);
  const path =
    'phone' in target
      ? `phone/${encodeURIComponent(target.phone)}`
      : `email/${encodeURIComponent(target.email)}`;
  const reply = await request<UserSearchReply>('GET', `/api/auth/users/search/${path}`, {
    timeoutMs: PATIENCE_MS,
  });
  return reply.found ? { ...reply, verified: true } : reply;
}

/** The wallet says who it is; an unsigned one withholds the phone. */
async function walletOwner(qrCode: string): Promise<SearchReply> {
  const reply = await request<PointsSearchReply>('POST', '/api/points/search-qr', {
    body: { qrCode },
    timeoutMs: PATIENCE_MS,
  });
  if (!reply.found) return reply;
  const user = { ...reply.user, email: null, totalPoints: reply.points.total };
  return { found: true, verified: reply.verified, user };
}

const ACCUMULATE = '/api/auth/points/accumulate';

type Accumulation = { payload: AccumulatePayload; visit: Visit };

type Callbacks = {
  onSuccess: (reply: AccumulateReply, sent: Accumulation) => void;
  onError: (error: Error, sent: Accumulation) => void;
};

/**
 * The key makes a repeat of the same payment harmless. The callbacks run when the answer comes, even
 * when the dialog is closed or shows another visit by then.
 */
export function useAccumulate({ onSuccess, onError }: Callbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ payload }: Accumulation) =>
      request<AccumulateReply>('POST', ACCUMULATE, {
        body: payload,
        headers: { 'Idempotency-Key': pointsKeys.keyFor(ACCUMULATE, payload) },
        timeoutMs: PATIENCE_MS,
      }),
    onSuccess: (reply, sent) => {
      pointsKeys.forget(ACCUMULATE, sent.payload);
      invalidatePoints(queryClient);
      onSuccess(reply, sent);
    },
    onError,
  });
}
