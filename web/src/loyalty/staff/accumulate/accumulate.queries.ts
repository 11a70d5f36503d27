// See docs/rules/orders.md#accumulating-points.
import { useMutation } from '@tanstack/react-query';
import { findUserByEmail, findUserByPhone, searchByQr } from '@brasa/core/loyalty/loyalty.calls.ts';
import { accumulatePoints } from '@brasa/core/orders/orders.calls.ts';
import type { AccumulateReply } from '@brasa/core/orders/pay/accumulation.contract.ts';
import type { UserSearchReply } from '@brasa/core/loyalty/user-search.contract.ts';
import { send } from '../../../browser/api/send.ts';
import type { AccumulatePayload, Visit } from './accumulate-values.ts';
import { usePointsChange } from '../points-changes.ts';
import type { SentCallbacks } from '../../../browser/api/single-change.ts';

const PATIENCE_MS = 15_000;

/** By what a customer is looked for: a phone as it is stored, an e-mail, or the text of a QR. */
export type SearchTarget = { phone: string } | { email: string } | { qrCode: string };

type Found = Extract<UserSearchReply, { found: true }>;

/** `verified` is false for a QR that anybody can make, whose owner's phone is withheld. */
export type SearchReply = { found: false } | (Found & { verified: boolean });

export function useSearchUser() {
  return useMutation({ mutationFn: search });
}

async function search(target: SearchTarget): Promise<SearchReply> {
  if ('qrCode' in target) return walletOwner(target.qrCode);
  const reply = await ('phone' in target
    ? send(findUserByPhone, { params: { digits: target.phone }, timeoutMs: PATIENCE_MS })
    : send(findUserByEmail, { params: { email: target.email }, timeoutMs: PATIENCE_MS }));
  return reply.found ? { ...reply, verified: true } : reply;
}

/** The wallet says who it is; an unsigned one withholds the phone. */
async function walletOwner(qrCode: string): Promise<SearchReply> {
  const reply = await send(searchByQr, { body: { qrCode }, timeoutMs: PATIENCE_MS });
  if (!reply.found) return reply;
  const { total: totalPoints, available: availablePoints } = reply.points;
  const user = { ...reply.user, email: null, totalPoints, availablePoints };
  return { found: true, verified: reply.verified, user };
}

type Accumulation = { payload: AccumulatePayload; visit: Visit };

export function useAccumulate(callbacks: SentCallbacks<AccumulateReply, Accumulation>) {
  return usePointsChange(
    accumulatePoints,
    ({ payload }: Accumulation, key) =>
      send(accumulatePoints, { body: payload, key, timeoutMs: PATIENCE_MS }),
    callbacks,
    ({ payload }) => payload,
  );
}
