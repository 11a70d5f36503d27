// What can be known of somebody's points without looking into the ledger: docs/rules/loyalty.md told a
// second time, as plainly as they can be.
import type { Situation } from './ledger-coverage.ts';
import { byPlace, draw, newLot, payOtherDebts, payOwed, putBack } from './known-lots.ts';
import type { Draw, Lot } from './known-lots.ts';
import { dayAt } from './madrid-calendar.ts';

/** What the call-off of an order undid. */
type CallOff = { redemptions: Draw[][]; earnings: Lot[] };

const MINUTES_10 = 600_000;

let lots = 0;

const NOTHING: CallOff = { redemptions: [], earnings: [] };

export class KnownPoints {
  readonly #note: (situation: Situation) => void;
  /** Every earning, the undone included, in the order in which they were entered. */
  readonly #lots: Lot[] = [];
  readonly #earnings = new Map<number, Lot[]>();
  /** All lots that each order has earned, undone ones too. */
  readonly #ever = new Map<number, Lot[]>();
  readonly #redemptions = new Map<number, Draw[]>();
  readonly #callOffs = new Map<number, CallOff>();
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
    const lot = newLot(lots, points, points, expiresAt);
    this.#lots.push(lot);
    this.#total += points;
    if (orderId === null) return;
    this.#earnings.set(orderId, [...this.#earningsOf(orderId), lot]);
    this.#ever.set(orderId, [...this.#everOf(orderId), lot]);
  }

  /** Staff correct the balance: whether they can. What they add was never earned. */
  adjust(points: number, now: number, expiresAt: number): boolean {
    if (points > 0) {
      lots += 1;
      this.#lots.push(newLot(lots, points, 0, expiresAt));
    } else if (this.available(now) + points < 0) {
      return false;
    } else {
      draw(this.#byAge(now), -points);
    }
    this.#note('points corrected by staff');
    return true;
  }

  /** The order is worth other points now. */
  correct(orderId: number, due: number, now: number): void {
    const earnings = this.#earningsOf(orderId);
    const [first] = earnings;
    if (!first) return;
    let excess = earnings.reduce((sum, { counted }) => sum + counted, 0) - due;
    if (excess < 0) {
      if (this.#isErased) return;
      this.#note('an edit that earned more');
      const paid = payOwed(earnings, -excess);
      this.#total += paid;
      const more = -excess - paid;
      if (more > 0) this.earn(more, first.expiresAt, orderId);
      return;
    }
    for (const lot of earnings.toReversed()) {
      if (excess <= 0) break;
      const taken = Math.min(excess, lot.counted);
      excess -= taken;
      if (taken === lot.counted) {
        this.#takeBack(lot, now, now);
        this.#earnings.set(
          orderId,
          this.#earningsOf(orderId).filter((one) => one !== lot),
        );
      } else {
        this.#callBack(lot, taken, now);
      }
    }
    this.#note(due === 0 ? 'an edit that earned nothing any more' : 'an edit that earned less');
  }

  /** The order, of which an edit took all that it earned, is worth so much again. */
  correctBack(orderId: number, due: number, now: number): void {
    const at = this.#everOf(orderId).at(-1)?.reversal?.byEditAt ?? null;
    if (due === 0 || at === null || this.#isErased) return;
    const taken = this.#everOf(orderId).filter(({ reversal }) => reversal?.byEditAt === at);
    for (const lot of taken) this.#restoreEarning(lot, orderId);
    this.#note('an edit back after one that took everything');
    this.correct(orderId, due, now);
  }

  #callBack(lot: Lot, taken: number, now: number): void {
    this.#total -= taken;
    lot.counted -= taken;
    const isGone = lot.expiresAt <= now;
    const due = Math.max(0, lot.points - lot.called - (isGone ? lot.left : 0) - lot.counted);
    const { missing } = draw(this.#ownFirst(lot, now), due);
    lot.called += due;
    lot.owed += missing;
    if (missing > 0) this.#note('an edit that could not take what was spent');
  }

  /** All lots that the order has earned, undone ones too. */
  #everOf(orderId: number): Lot[] {
    return this.#ever.get(orderId) ?? [];
  }

  /** What the order earned, as it counts now. */
  #earningsOf(orderId: number): Lot[] {
    return this.#earnings.get(orderId) ?? [];
  }

  #ownFirst(own: Lot, now: number): Lot[] {
    const others = this.#byAge(now).filter((lot) => lot !== own);
    return own.expiresAt <= now ? others : [own, ...others];
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
    const redemption = this.#redemptions.get(orderId);
    this.#giveBackAll(redemption ?? [], now);
    this.#redemptions.delete(orderId);
    const earnings = this.#earningsOf(orderId).toReversed();
    this.#earnings.delete(orderId);
    for (const own of earnings) this.#takeBack(own, now);
    this.#callOffs.set(orderId, { redemptions: redemption ? [redemption] : [], earnings });
    if (this.#isErased) this.#forfeit();
  }

  /** From here on the call-off of the order stays. */
  settleCallOff(orderId: number): void {
    this.#callOffs.delete(orderId);
  }

  /** The call-off of the order is taken back, as far as the points are still there. */
  restore(orderId: number, now: number): void {
    const { redemptions, earnings } = this.#callOffs.get(orderId) ?? NOTHING;
    this.#callOffs.delete(orderId);
    for (const lot of earnings.toReversed()) {
      this.#restoreEarning(lot, orderId);
      this.#note('a call-off undone: earned again');
    }
    for (const draws of redemptions) {
      const cost = draws.reduce((sum, one) => sum + one.points, 0);
      if (this.available(now) < cost) {
        this.#note('a call-off undone whose discount was gone');
        continue;
      }
      this.#note('a call-off undone: spent again');
      this.#redemptions.set(orderId, draw(this.#byAge(now), cost).draws);
    }
    if (this.#isErased) this.#forfeit();
  }

  #restoreEarning(lot: Lot, orderId: number): void {
    const { draws, paid } = lot.reversal ?? { draws: [], paid: 0 };
    lot.reversal = null;
    for (const one of [...draws, { lot, points: paid }]) putBack(one);
    this.#total += lot.counted;
    this.#earnings.set(orderId, [...this.#earningsOf(orderId), lot]);
  }

  /** Returned points pay the debts of their own lots, then those of other lots, the oldest first. */
  #giveBackAll(draws: readonly Draw[], now: number): void {
    const returned = draws.map((one) => ({ lot: one.lot, points: this.#giveBack(one, now) }));
    if (payOtherDebts(this.#lots, returned) > 0) {
      this.#note('a shortfall paid by what comes back to another lot');
    }
  }

  /** Answers how much is there again. */
  #giveBack({ lot, points }: Draw, now: number): number {
    const isGone = lot.expiresAt <= now;
    const paid = putBack({ lot, points });
    if (paid > 0) this.#note('a shortfall paid by what comes back');
    else if (lot.wasOwed) this.#note('points that come back after their shortfall is paid');
    if (isGone) this.#note('a redemption undone whose lot had expired');
    else this.#note('a redemption undone whose lots still live');
    if (this.#isErased) this.#note('an order called off whose customer is erased');
    return points - paid;
  }

  #takeBack(own: Lot, now: number, byEditAt: number | null = null): void {
    this.#total -= own.counted;
    const isGone = own.expiresAt <= now;
    if (isGone && own.left === own.points) {
      this.#note('an earning undone whose lot had expired wholly');
    } else if (isGone && own.left > 0) {
      this.#note('an earning undone whose lot had expired in part');
    }
    const due = own.points - own.called - (isGone ? own.left : 0);
    const { draws, missing } = draw(this.#ownFirst(own, now), due);
    own.reversal = { draws, owed: missing, paid: 0, byEditAt };
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
    for (const [orderId, earned] of other.#earnings) {
      this.#earnings.set(orderId, [...this.#earningsOf(orderId), ...earned]);
    }
    for (const [orderId, ever] of other.#ever) {
      this.#ever.set(orderId, [...this.#everOf(orderId), ...ever].toSorted(byPlace));
    }
    for (const [orderId, { redemptions, earnings }] of other.#callOffs) {
      const own = this.#callOffs.get(orderId) ?? NOTHING;
      this.#callOffs.set(orderId, {
        redemptions: [...own.redemptions, ...redemptions],
        earnings: [...own.earnings, ...earnings],
      });
    }
    for (const [orderId, draws] of other.#redemptions) this.#redemptions.set(orderId, draws);
    for (const [day, taken] of other.#discounts) {
      this.#discounts.set(day, (this.#discounts.get(day) ?? 0) + taken);
    }
    this.#total += other.#total;
    this.#note('two accounts merged');
  }

  /** The place of what the order earned last, among the lots of everybody; 0 where it has earned nothing. */
  lastOf(orderId: number): number {
    return this.#everOf(orderId).at(-1)?.nth ?? 0;
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
