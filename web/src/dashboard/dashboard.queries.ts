import { useQuery } from '@tanstack/react-query';
import {
  readDashboard,
  readDeliveredToday,
  readOvenBoard,
} from '@brasa/core/dashboard/dashboard.calls.ts';
import { queryOf } from '../browser/api/send.ts';

/** Polled every 3 s, fresh 2 s, kept 5 min, one retry (docs/rules/dashboard.md#dashboard-polling). */
export const POLL_MS = 3000;
const FRESH_MS = 2000;
const CACHE_MS = 5 * 60_000;
/** A poll that has had no answer by then makes way for the next one: a dead line gives none. */
const PATIENCE_MS = 8000;

const LIVE = { refetchInterval: POLL_MS, staleTime: FRESH_MS, gcTime: CACHE_MS, retry: 1 };

/**
 * Every pending order and today's stock; null when the session has ended. Unchanged data costs a
 * 304: the answer is "no-cache" with an entity tag, so the browser itself asks conditionally.
 */
export function useDashboard() {
  return useQuery({
    ...queryOf(readDashboard, { timeoutMs: PATIENCE_MS }),
    ...LIVE,
  });
}

/**
 * What was handed over today, as live as the pending orders; while nobody wants it, what is known already.
 */
export function useDeliveredToday(isWanted: boolean) {
  return useQuery({
    ...queryOf(readDeliveredToday, { timeoutMs: PATIENCE_MS }),
    ...LIVE,
    enabled: isWanted,
  });
}

/** What goes onto the spit today, as live as the pending orders. */
export function useOvenBoard() {
  return useQuery({ ...queryOf(readOvenBoard, { timeoutMs: PATIENCE_MS }), ...LIVE });
}
