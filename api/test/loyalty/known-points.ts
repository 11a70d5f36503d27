// What can be known of somebody's points without looking into the ledger.
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';

export class KnownPoints {
  /** Every earning; `left` is right as long as nothing has been undone. */
  readonly #lots: { points: number; left: number; expiresAt: number }[] = [];
  readonly #discounts = new Map<string, number>();
  #isExact = true;

  earn(points: number, expiresAt: number): void {
    this.#lots.push({ points, left: points, expiresAt });
  }

  /** Oldest first; a lot that has expired gives nothing, and what it gave before stays given. */
  spend(points: number, now: number): void {
    const day = madridDay(now);
    this.#discounts.set(day, this.discountsOn(now) + 1);
    let missing = points;
    for (const lot of this.#live(now).toSorted((a, b) => a.expiresAt - b.expiresAt)) {
      const taken = Math.min(lot.left, missing);
      lot.left -= taken;
      missing -= taken;
    }
  }

  discountsOn(now: number): number {
    return this.#discounts.get(madridDay(now)) ?? 0;
  }

  /** An order was called off: what goes back where is the ledger's to know. */
  forgetExact(): void {
    this.#isExact = false;
  }

  /** The balance; null once something has been undone. */
  exact(now: number): number | null {
    if (!this.#isExact) return null;
    return this.#live(now).reduce((sum, { left }) => sum + left, 0);
  }

  /** What the balance can never be above: expired points are never there. */
  most(now: number): number {
    return this.#live(now).reduce((sum, { points }) => sum + points, 0);
  }

  #live(now: number) {
    return this.#lots.filter(({ expiresAt }) => expiresAt > now);
  }
}
