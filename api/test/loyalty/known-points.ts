// What can be known of somebody's points without looking into the ledger.
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';

/** `nth` counts the lots of everybody, in the order in which they were earned. */
type Lot = { nth: number; points: number; left: number; expiresAt: number };
type Draw = { lot: Lot; points: number };

let lots = 0;

export class KnownPoints {
  /** Every earning, the undone included; `left` is right as long as the points are exact. */
  readonly #lots: Lot[] = [];
  readonly #earnings = new Map<number, Lot>();
  readonly #redemptions = new Map<number, Draw[]>();
  readonly #discounts = new Map<string, number>();
  #total = 0;
  #isExact = true;

  /** What was ever earned, less what was undone, all of it. */
  get total(): number {
    return this.#total;
  }

  earn(points: number, expiresAt: number, orderId: number | null = null): void {
    lots += 1;
    const lot = { nth: lots, points, left: points, expiresAt };
    this.#lots.push(lot);
    this.#total += points;
    if (orderId !== null) this.#earnings.set(orderId, lot);
  }

  spend(points: number, now: number, orderId: number | null = null): void {
    const day = madridDay(now);
    this.#discounts.set(day, this.discountsOn(now) + 1);
    const { draws } = this.#draw(this.#byAge(now), points);
    if (orderId !== null) this.#redemptions.set(orderId, draws);
  }

  /**
   * An order was called off. What was spent goes back into its lots, then what was earned is taken
   * from its own lot and the oldest; what of it had expired in its lot was taken then. Where not all
   * of it is there, what later returns pay is the ledger's to know.
   */
  undo(orderId: number, now: number): void {
    for (const { lot, points } of this.#redemptions.get(orderId) ?? []) lot.left += points;
    this.#redemptions.delete(orderId);
    const own = this.#earnings.get(orderId);
    if (!own) return;
    this.#earnings.delete(orderId);
    this.#total -= own.points;
    const others = this.#byAge(now).filter((lot) => lot !== own);
    const isGone = own.expiresAt <= now;
    const due = own.points - (isGone ? own.left : 0);
    const { missing } = this.#draw(isGone ? others : [own, ...others], due);
    if (missing > 0) this.#isExact = false;
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
    this.#isExact &&= other.#isExact;
  }

  discountsOn(now: number): number {
    return this.#discounts.get(madridDay(now)) ?? 0;
  }

  /** The balance; null once an earning was undone whose points were no longer all there. */
  exact(now: number): number | null {
    if (!this.#isExact) return null;
    return this.#live(now).reduce((sum, { left }) => sum + left, 0);
  }

  /** What the balance can never be above: expired points are never there. */
  most(now: number): number {
    return this.#live(now).reduce((sum, { points }) => sum + points, 0);
  }

  #draw(lots: readonly Lot[], points: number): { draws: Draw[]; missing: number } {
    const draws: Draw[] = [];
    let missing = points;
    for (const lot of lots) {
      const taken = Math.min(lot.left, missing);
      lot.left -= taken;
      missing -= taken;
      draws.push({ lot, points: taken });
    }
    return { draws, missing };
  }

  /** Oldest first; a lot that has expired gives nothing, and what it gave before stays given. */
  #byAge(now: number): Lot[] {
    return this.#live(now).toSorted((a, b) => a.expiresAt - b.expiresAt || a.nth - b.nth);
  }

  #live(now: number): Lot[] {
    return this.#lots.filter(({ expiresAt }) => expiresAt > now);
  }
}
