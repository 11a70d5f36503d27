import { useQuery } from '@tanstack/react-query';
import { readOrdering } from '@brasa/core/oven/oven.calls.ts';
import { queryOf } from '../browser/api/send.ts';

/** How often it is asked while the page can be seen (docs/rules/oven.md#a-paused-order-form). */
const AGAIN_MS = 10_000;
/** A question that has had no answer by then makes way for the next one. */
const PATIENCE_MS = 4000;

/**
 * Until when the web's orders for today are paused, as the server says: its clock ends a pause, not this
 * device's. Null while they are taken, and as long as nobody knows.
 */
export function usePausedUntil(): number | null {
  const { data } = useQuery({
    ...queryOf(readOrdering, { timeoutMs: PATIENCE_MS }),
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
  return data?.pausedUntil ? Date.parse(data.pausedUntil) : null;
}
