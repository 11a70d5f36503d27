// Around every change of points that staff send: its key, and what has to be refetched after it.
import type { QueryClient } from '@tanstack/react-query';
import { UnansweredKeys } from '../../browser/api/idempotency-key.ts';

/**
 * What has been sent and not been answered. It outlives the dialogs, which are closed and opened again
 * between a lost answer and its repeat.
 */
export const pointsKeys = new UnansweredKeys();

/** Everything that shows somebody's points, or an order's discount: staff may have points of their own. */
export function invalidatePoints(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(?:points|orders|dashboard-data|auth\/(?:users|stats))/.test(String(path)),
  });
}
