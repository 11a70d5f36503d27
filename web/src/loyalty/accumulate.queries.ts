// Points for what was paid at the counter (specification 7): whose they are, and how many.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PointsSearchReply } from '@brasa/core/loyalty/loyalty.contract.ts';
import type { AccumulateReply } from '@brasa/core/orders/accumulation.contract.ts';
import type { UserSearchReply } from '@brasa/core/loyalty/user-search.contract.ts';
import { request } from '../browser/api-client.ts';
import type { AccumulatePayload } from './accumulate-values.ts';

const PATIENCE_MS = 15_000;

/** By what a customer is looked for: a phone as it is stored, an e-mail, or the text of a wallet's QR. */
export type SearchTarget = { phone: string } | { email: string } | { qrCode: string };

export function useSearchUser() {
  return useMutation({ mutationFn: search });
}

async function search(target: SearchTarget): Promise<UserSearchReply> {
  if ('qrCode' in target) return walletOwner(target.qrCode);
  const path =
    'phone' in target
      ? `phone/${encodeURIComponent(target.phone)}`
      : `email/${encodeURIComponent(target.email)}`;
  return request('GET', `/api/auth/users/search/${path}`, { timeoutMs: PATIENCE_MS });
}

/** The wallet says who it is; an unsigned one withholds the phone. */
async function walletOwner(qrCode: string): Promise<UserSearchReply> {
  const reply = await request<PointsSearchReply>('POST', '/api/points/search-qr', {
    body: { qrCode },
    timeoutMs: PATIENCE_MS,
  });
  if (!reply.found) return reply;
  const user = { ...reply.user, email: null, totalPoints: reply.points.total };
  return { found: true, user };
}

/** The key makes a repeat of the same payment harmless. */
export function useAccumulate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ payload, key }: { payload: AccumulatePayload; key: string }) =>
      request<AccumulateReply>('POST', '/api/auth/points/accumulate', {
        body: payload,
        headers: { 'Idempotency-Key': key },
        timeoutMs: PATIENCE_MS,
      }),
    onSuccess: () =>
      // An order carries its points and its payment; staff may have points of their own.
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          /^\/api\/(?:points|orders|dashboard-data|auth\/(?:users|stats))/.test(String(path)),
      }),
  });
}
