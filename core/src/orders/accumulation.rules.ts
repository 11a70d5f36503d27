import { DAY } from '../kernel/durations.ts';
import type { OrdersFailure } from './orders.failures.ts';

/** How long after a visit its points may still be entered. */
const LATEST_ENTRY = 7 * DAY;

/** A device whose clock is ahead was there now; too long ago is POINTS_VISIT_TOO_OLD. */
export function visitTime(
  visitedAt: number | null,
  now: number,
): { at: number } | { refusal: OrdersFailure } {
  if (visitedAt === null || visitedAt > now) return { at: now };
  return now - visitedAt > LATEST_ENTRY ? { refusal: 'POINTS_VISIT_TOO_OLD' } : { at: visitedAt };
}
