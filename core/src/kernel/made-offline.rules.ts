// When something that waited on a device counts (docs/rules/wire.md#made-offline).
import { DAY } from './durations.ts';

/** How long after it was made something may still be entered as of then. */
export const LATEST_ENTRY = 7 * DAY;

/**
 * The instant by which it counts: that of the device's clock (null: it was sent at once), or the server's `now` where
 * the device's is ahead or more than LATEST_ENTRY back.
 */
export function countedAt(madeAt: number | null, now: number): number {
  return madeAt === null || madeAt > now || now - madeAt > LATEST_ENTRY ? now : madeAt;
}
