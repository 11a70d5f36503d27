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

/** Pays what is owed of the lot, the reversal's first; answers how much. */
function payDebt(lot: Lot, points: number): number {
  const forReversal = Math.min(lot.reversal?.owed ?? 0, points);
  if (lot.reversal) {
    lot.reversal.owed -= forReversal;
    lot.reversal.paid += forReversal;
  }
  const forCorrection = Math.min(lot.owed, points - forReversal);
  lot.owed -= forCorrection;
  return forReversal + forCorrection;
}

/** Puts points back into their lot, less what is owed of it; answers how much that was. */
export function putBack({ lot, points }: Draw): number {
  const paid = payDebt(lot, points);
  lot.left += points - paid;
  return paid;
}

/** Pays what is owed of any of the lots with what is back in some of them, the oldest first on both sides; answers how much. */
export function payOtherDebts(lots: readonly Lot[], returned: readonly Draw[]): number {
  let left = returned.reduce((sum, { points }) => sum + points, 0);
  let paid = 0;
  for (const lot of lots.toSorted(byPlace)) {
    const owed = payDebt(lot, left);
    left -= owed;
    paid += owed;
  }
  let missing = paid;
  for (const { lot, points } of returned.toSorted((a, b) => byPlace(a.lot, b.lot))) {
    const kept = Math.min(points, missing);
    lot.left -= kept;
    missing -= kept;
  }
  return paid;
}
