import { LATEST_ENTRY } from '../../kernel/time/made-offline.rules.ts';
import type { OrdersFailure } from '../orders.failures.ts';

/** A device whose clock is ahead was there now; too long ago is POINTS_VISIT_TOO_OLD. */
export function visitTime(
  visitedAt: number | null,
  now: number,
): { at: number } | { refusal: OrdersFailure } {
  if (visitedAt === null || visitedAt > now) return { at: now };
  return now - visitedAt > LATEST_ENTRY ? { refusal: 'POINTS_VISIT_TOO_OLD' } : { at: visitedAt };
}
