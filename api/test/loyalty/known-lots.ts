// Points that were earned together, as the second telling of the rules has them (known-points.ts).

export type Lot = {
  /** Counts the lots of everybody, in the order in which they were entered. */
  nth: number;
  points: number;
  left: number;
  /** The points that count as ever earned, and those that corrections of its order have called back. */
  counted: number;
  called: number;
  /** Called back but not taken, since they were spent. Points that come back pay this debt, after the reversal's. */
  owed: number;
  /** While its earning is undone: what that took, what it could not, what has been paid of it, and when an edit did it. */
  reversal: { draws: Draw[]; owed: number; paid: number; byEditAt: number | null } | null;
  wasOwed: boolean;
  expiresAt: number;
};
export type Draw = { lot: Lot; points: number };

export function newLot(nth: number, points: number, counted: number, expiresAt: number): Lot {
  const nothing = { called: 0, owed: 0, reversal: null, wasOwed: false };
  return { nth, points, left: points, counted, expiresAt, ...nothing };
}

/** Takes points out of the lots, in their order. */
export function draw(lots: readonly Lot[], points: number): { draws: Draw[]; missing: number } {
  const draws: Draw[] = [];
  let missing = points;
  for (const lot of lots) {
    const taken = Math.min(lot.left, missing);
    if (taken === 0) continue;
    lot.left -= taken;
    missing -= taken;
    draws.push({ lot, points: taken });
  }
  return { draws, missing };
}

/** Settles up to `most` of the lots' debts: they count as earned again, and no points are given. Answers how many. */
export function payOwed(lots: readonly Lot[], most: number): number {
  let left = most;
  for (const lot of lots) {
    const paid = Math.min(lot.owed, left);
    lot.owed -= paid;
    lot.called -= paid;
    lot.counted += paid;
    left -= paid;
  }
  return most - left;
}

/** In the order in which they were entered. */
export const byPlace = (one: Lot, other: Lot): number => one.nth - other.nth;
