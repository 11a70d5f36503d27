// The customer's own points. A signed-out answer is null.
// See docs/rules/loyalty.md#points-are-asked-for-again.
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type {
  DiscountTiers,
  HistoryItem,
  OwnWalletQr,
  PointsNotification,
  PointsSummary,
  WalletSummary,
} from '@brasa/core/loyalty/loyalty.contract.ts';
import { getPath } from '../browser/api/query-client.ts';

/** Polled every 15 s, fresh 30 s (docs/rules/loyalty.md#points-are-asked-for-again). */
const POLL_MS = 15_000;
const FRESH_MS = 30_000;

const NOTIFICATIONS = '/api/points/notifications';
export const WALLET_QR = '/api/points/wallet-qr';
/** What changes with the balance. The QR does not. */
const BALANCES = [
  '/api/points/me',
  '/api/points/my-points',
  '/api/points/history',
  '/api/points/discounts/available',
];

/**
 * The discount at hand and the next one, asked again and again as long as somebody is signed in.
 * When the answer changes, points have come or gone at the counter: then what else is on screen
 * of them is asked for again.
 */
export function usePointsNotification() {
  return useQuery({
    queryKey: [NOTIFICATIONS],
    queryFn: async ({ signal, client }) => {
      const last = client.getQueryData<PointsNotification | null>([NOTIFICATIONS]);
      const now = await getPath<PointsNotification>(NOTIFICATIONS, { signal });
      if (last && now && JSON.stringify(last) !== JSON.stringify(now)) invalidatePointsData(client);
      return now;
    },
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (state.data === null ? false : POLL_MS),
    retry: false,
    refetchOnWindowFocus: false,
  });
}

function invalidatePointsData(client: QueryClient): void {
  const isBalance = (path: unknown) => BALANCES.includes(String(path));
  void client.invalidateQueries({ predicate: ({ queryKey }) => isBalance(queryKey[0]) });
}

// Points change elsewhere, at the counter: whoever opens their page again wants to see the present.
const REFETCHED = { refetchOnMount: 'always' } as const;

export function useOwnPoints() {
  return useQuery<PointsSummary | null>({ queryKey: ['/api/points/me'], ...REFETCHED });
}

/** Newest first. */
export function usePointsHistory() {
  return useQuery<HistoryItem[] | null>({ queryKey: ['/api/points/history'], ...REFETCHED });
}

export function useDiscountTiers() {
  return useQuery<DiscountTiers | null>({
    queryKey: ['/api/points/discounts/available'],
    ...REFETCHED,
  });
}

export function useWallet() {
  return useQuery<WalletSummary | null>({ queryKey: ['/api/points/my-points'], ...REFETCHED });
}

/** The text of the own QR. It may have been renewed on another screen: then this one is no good. */
export function useWalletQr() {
  return useQuery<OwnWalletQr | null>({
    queryKey: [WALLET_QR],
    ...REFETCHED,
    refetchOnWindowFocus: 'always',
  });
}
