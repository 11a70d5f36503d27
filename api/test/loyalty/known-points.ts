// What can be known of somebody's points without looking into the ledger: docs/rules/loyalty.md told a
// second time, as plainly as they can be.
import type { Situation } from './ledger-coverage.ts';
import { dayAt } from './madrid-calendar.ts';

/** `owed` is what undoing its earning could not take: what comes back to the lot pays that first. */
type Lot = {
  /** Counts the lots of everybody, in the order in which they were entered. */
  nth: number;
  points: number;
  left: number;
  owed: number;
  wasOwed: boolean;
  expiresAt: number;
};
type Draw = { lot: Lot; points: number };

const MINUTES_10 = 600_000;

let lots = 0;

export class KnownPoints {
  readonly #note: (situation: Situation) => void;
  /** Every earning, the undone included, in the order in which they were entered. */
  readonly #lots: Lot[] = [];
  readonly #earnings = new Map<number, Lot>();
  readonly #redemptions = new Map<number, Draw[]>();
  readonly #discounts = new Map<string, number>();
  #total = 0;
  #isErased = false;

  constructor(note: (situation: Situation) => void) {
    this.#note = note;
  }

  /** What was ever earned, less what was undone, all of it. */
  get total(): number {
    return this.#total;
  }

  earn(points: number, expiresAt: number, orderId: number | null = null): void {
    if (this.#lots.some((lot) => lot.left > 0 && lot.expiresAt > expiresAt)) {
      this.#note('a visit entered later, older than other points');
    }
    lots += 1;
    const lot = { nth: lots, points, left: points, owed: 0, wasOwed: false, expiresAt };
    this.#lots.push(lot);
    this.#total += points;
    if (orderId !== null) this.#earnings.set(orderId, lot);
  }

  spend(points: number, now: number, orderId: number | null = null): void {
    if (this.discountsOn(now) === 0 && this.discountsOn(now - MINUTES_10) >= 3) {
      this.#note('a discount soon after midnight, the day before had its three');
    }
    this.#discounts.set(dayAt(now), this.discountsOn(now) + 1);
    const { draws } = draw(this.#byAge(now), points);
    if (draws.length > 1) this.#note('a redemption out of several lots');
    if (orderId !== null) this.#redemptions.set(orderId, draws);
  }

  /**
   * An order was called off. What was spent goes back into its lots, then what was earned is taken
   * from its own lot and the oldest; what of it had expired in its lot was taken then.
   */
  undo(orderId: number, now: number): void {
    for (const one of this.#redemptions.get(orderId) ?? []) this.#giveBack(one, now);
    this.#redemptions.delete(orderId);
    const own = this.#earnings.get(orderId);
    this.#earnings.delete(orderId);
    if (own) this.#takeBack(own, now);
    if (this.#isErased) this.#forfeit();
  }

  #giveBack({ lot, points }: Draw, now: number): void {
    const paid = Math.min(lot.owed, points);
    lot.owed -= paid;
    lot.left += points - paid;
    const isGone = lot.expiresAt <= now;
    if (paid > 0) this.#note('a shortfall paid by what comes back');
    else if (lot.wasOwed) this.#note('points that come back after their shortfall is paid');
    if (isGone) this.#note('a redemption undone whose lot had expired');
    else this.#note('a redemption undone whose lots still live');
    if (this.#isErased) this.#note('an order called off whose customer is erased');
  }

  #takeBack(own: Lot, now: number): void {
    this.#total -= own.points;
    const others = this.#byAge(now).filter((lot) => lot !== own);
    const isGone = own.expiresAt <= now;
    if (isGone && own.left === own.points) {
      this.#note('an earning undone whose lot had expired wholly');
    } else if (isGone && own.left > 0) {
      this.#note('an earning undone whose lot had expired in part');
    }
    const due = own.points - (isGone ? own.left : 0);
    const { missing } = draw(isGone ? others : [own, ...others], due);
    own.owed = missing;
    own.wasOwed = missing > 0;
    if (missing > 0) this.#note('an earning undone whose points were spent: a shortfall');
    if (this.#isErased) this.#note('an order called off whose customer is erased');
  }

  /** The account is erased: nothing is left, and what comes back later is nobody's. */
  erase(): void {
    this.#isErased = true;
    this.#forfeit();
    this.#note('an account erased');
  }

  #forfeit(): void {
    for (const lot of this.#lots) lot.left = 0;
  }

  /** Somebody else turns out to be this one: everything of theirs is this one's too. */
  takeIn(other: KnownPoints): void {
    this.#lots.push(...other.#lots);
    for (const [orderId, lot] of other.#earnings) this.#earnings.set(orderId, lot);
    for (const [orderId, draws] of other.#redemptions) this.#redemptions.set(orderId, draws);
    for (const [day, taken] of other.#discounts) {
      this.#discounts.set(day, (this.#discounts.get(day) ?? 0) + taken);
    }
    this.#total += other.#total;
    this.#note('two accounts merged');
  }

  discountsOn(now: number): number {
    return this.#discounts.get(dayAt(now)) ?? 0;
  }

  /** The balance. */
  available(now: number): number {
    const available = this.#live(now).reduce((sum, { left }) => sum + left, 0);
    if (available === 100) this.#note('exactly 100 points');
    return available;
  }

  /** What expires when, the next first; without what is gone or spent. */
  expiries(now: number): { points: number; at: number }[] {
    const points = new Map<number, number>();
    for (const { left, expiresAt } of this.#byAge(now)) {
      if (left > 0) points.set(expiresAt, (points.get(expiresAt) ?? 0) + left);
    }
    for (const { expiresAt } of this.#lots.filter(({ left }) => left > 0)) {
      if (expiresAt === now) this.#note('points read at the instant at which they expire');
      if (expiresAt === now + 1) this.#note('points read one millisecond before they expire');
    }
    return [...points].map(([at, sum]) => ({ points: sum, at }));
  }

  /** Oldest first; a lot that has expired gives nothing, and what it gave before stays given. */
  #byAge(now: number): Lot[] {
    return this.#live(now).toSorted((a, b) => a.expiresAt - b.expiresAt || a.nth - b.nth);
  }

  #live(now: number): Lot[] {
    return this.#lots.filter(({ expiresAt }) => expiresAt > now);
  }
}

function draw(lots: readonly Lot[], points: number): { draws: Draw[]; missing: number } {
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
