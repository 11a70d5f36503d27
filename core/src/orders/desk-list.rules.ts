// How much of the orders the desk is sent (docs/rules/dashboard.md#a-list-that-is-too-long).
import { HOUR } from '../kernel/time/durations.ts';
import { slotOf } from '../oven/slots.rules.ts';

export type Room = { orders: number; bytes: number };

/**
 * Of the pending orders: more than a shop has at once on any day of the year, and the bytes that they take unless
 * strangers fill them with words.
 */
export const ROOM_OF_PENDING: Room = { orders: 1500, bytes: 2_000_000 };

/** For today's cancellations by customers, and their withdrawals from drinks: each is a notice of its own. */
export const ROOM_OF_CANCELLED: Room = { orders: 100, bytes: 200_000 };

/** The pick-up from which on orders are listed first, the nearest one first; what is over for longer comes last. */
export function listedFrom(now: number): number {
  return slotOf(now) - HOUR;
}

/** How many days before today's a desk is still told of a withdrawal whose drinks have not come back. */
export const WITHDRAWAL_TOLD_DAYS = 3;
