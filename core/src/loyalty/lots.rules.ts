// Points come in lots that were earned together and expire together. Spending takes
// the oldest first, and what a lot has given stays given: when it expires, only what is left of it
// goes, so an old redemption is never charged again to newer points.
// See docs/rules/loyalty.md#points-come-in-lots.
import { points, sumPoints, type Points } from '../kernel/amounts/points.ts';

/** What is left of a lot; it can be spent while `expiresAt` is still to come. */
export type Lot = { id: number; remaining: Points; expiresAt: number };

/** Points taken out of a lot; given back to it when negative. */
export type Draw = { lotId: number; points: Points };

/** The balance that the lots make up. */
export function pointsIn(lots: readonly Lot[]): Points {
  return sumPoints(lots.map((lot) => lot.remaining));
}

/** The lots that have expired and the ones that live, each with something left, oldest first. */
export function sortLots(lots: readonly Lot[], now: number): { expired: Lot[]; live: Lot[] } {
  const filled = lots
    .filter((lot) => lot.remaining > 0)
    .sort((one, other) => one.expiresAt - other.expiresAt || one.id - other.id);
  return {
    expired: filled.filter((lot) => lot.expiresAt <= now),
    live: filled.filter((lot) => lot.expiresAt > now),
  };
}

/** From sorted lots. Throws a RangeError when they hold fewer: the caller has refused before. */
export function drawOldestFirst(lots: readonly Lot[], wanted: Points): Draw[] {
  const draws: Draw[] = [];
  let missing = wanted;
  for (const lot of lots) {
    const taken = fewer(lot.remaining, missing);
    if (taken > 0) draws.push({ lotId: lot.id, points: taken });
    missing = points(missing - taken);
  }
  if (missing > 0) throw new RangeError(`the lots lack ${missing} points`);
  return draws;
}

/** What undoing an earning takes, and what it can no longer take because it has been spent. */
export type TakenBack = { draws: Draw[]; taken: Points; shortfall: Points };

/** First out of the lot that was earned, then of the oldest; no more than the live lots hold. */
export function takeBack(live: readonly Lot[], earnedLot: number, earned: Points): TakenBack {
  const taken = fewer(earned, pointsIn(live));
  const own = live.filter((lot) => lot.id === earnedLot);
  const others = live.filter((lot) => lot.id !== earnedLot);
  return {
    draws: drawOldestFirst([...own, ...others], taken),
    taken,
    shortfall: points(earned - taken),
  };
}

function fewer(one: Points, other: Points): Points {
  return one < other ? one : other;
}
