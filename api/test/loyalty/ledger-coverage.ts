// Which of the situations that matter the generated histories have reached: what no history reaches,
// no history checks.
const SITUATIONS = [
  'an earning undone whose lot had expired wholly',
  'an earning undone whose lot had expired in part',
  'an earning undone whose points were spent: a shortfall',
  'a shortfall paid by what comes back',
  'a shortfall paid by what comes back to another lot',
  'points that come back after their shortfall is paid',
  'a redemption undone whose lot had expired',
  'a redemption undone whose lots still live',
  'a redemption out of several lots',
  'a fourth discount of a day refused',
  'a discount soon after midnight, the day before had its three',
  'exactly 100 points',
  'points read one millisecond before they expire',
  'points read at the instant at which they expire',
  'a visit entered later, older than other points',
  'an account erased',
  'two accounts merged',
  'points corrected by staff',
  'an edit that earned more',
  'an edit that earned less',
  'an edit that earned nothing any more',
  'an edit back after one that took everything',
  'an edit that could not take what was spent',
  'a call-off undone: earned again',
  'a call-off undone: spent again',
  'a call-off undone whose discount was gone',
  'an order called off whose customer is erased',
  'earned on: leap day',
  'earned on: clocks forward',
  'earned on: clocks back',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Counts the histories that reach each situation, however often within one. */
export class Coverage {
  readonly #histories = new Map<Situation, number>();
  #current = new Set<Situation>();
  #total = 0;

  beginHistory(): void {
    this.#current = new Set();
    this.#total += 1;
  }

  readonly note = (situation: Situation): void => {
    if (this.#current.has(situation)) return;
    this.#current.add(situation);
    this.#histories.set(situation, (this.#histories.get(situation) ?? 0) + 1);
  };

  get unreached(): Situation[] {
    return SITUATIONS.filter((situation) => !this.#histories.has(situation));
  }

  toString(): string {
    const lines = SITUATIONS.map((situation) => {
      const count = this.#histories.get(situation) ?? 0;
      const percent = ((100 * count) / this.#total).toFixed(1);
      return `${String(count).padStart(7)} ${percent.padStart(5)} %  ${situation}`;
    });
    return [`${this.#total} histories, and how many of them reached`, ...lines].join('\n');
  }
}
