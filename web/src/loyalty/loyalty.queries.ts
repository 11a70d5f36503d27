// The customer's own points; null where nobody is signed in.
import { useQuery } from '@tanstack/react-query';
import {
  listDiscountTiers,
  listPointsHistory,
  readPoints,
  readPointsNotification,
  readWallet,
  readWalletQr,
} from '@brasa/core/loyalty/loyalty.calls.ts';
import { invalidate, keyOf, queryOf } from '../browser/api/send.ts';

/** Polled every 15 s, fresh 30 s (docs/rules/loyalty.md#points-are-asked-for-again). */
const POLL_MS = 15_000;
const FRESH_MS = 30_000;

/** What changes with the balance. The QR does not. */
export const BALANCES = [readPoints, readWallet, listPointsHistory, listDiscountTiers];
const notification = queryOf(readPointsNotification);

/**
 * The discount at hand and the next one, asked again and again as long as somebody is signed in.
 * When the answer changes, points have come or gone at the counter: then what else is on screen
 * of them is asked for again.
 */
export function usePointsNotification() {
  return useQuery({
    queryKey: notification.queryKey,
    queryFn: async ({ signal, client }) => {
      const last = client.getQueryData(keyOf(readPointsNotification));
      const now = await notification.queryFn({ signal });
      if (last && now && JSON.stringify(last) !== JSON.stringify(now)) {
        void invalidate(client, ...BALANCES);
      }
      return now;
    },
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (state.data === null ? false : POLL_MS),
    retry: false,
    // Of the parts that show it the next does not ask for what has just failed.
    retryOnMount: false,
    refetchOnWindowFocus: false,
  });
}

// Points change elsewhere, at the counter: whoever opens their page again wants to see the present.
const REFETCHED = { refetchOnMount: 'always' } as const;

export function useOwnPoints() {
  return useQuery({ ...queryOf(readPoints), ...REFETCHED });
}

export function usePointsHistory() {
  return useQuery({ ...queryOf(listPointsHistory), ...REFETCHED });
}

export function useDiscountTiers() {
  return useQuery({ ...queryOf(listDiscountTiers), ...REFETCHED });
}

export function useWallet() {
  return useQuery({ ...queryOf(readWallet), ...REFETCHED });
}

/** The text of the own QR. It may have been renewed on another screen: then this one is no good. */
export function useWalletQr() {
  return useQuery({
    ...queryOf(readWalletQr),
    ...REFETCHED,
    refetchOnWindowFocus: 'always',
  });
}
