// The moment of an invoice: the chain's moments never go back (docs/rules/invoices.md#the-clock-of-the-chain).

/** How far the clock may be behind the last record, in milliseconds. */
const CLOCK_TOLERANCE = 300_000;

/**
 * Milliseconds UTC, to the second: the present, or the last record's moment where the clock is a little
 * behind it. Null where it is further behind than that.
 */
export function chainMoment(now: number, last: number | null): number | null {
  const moment = Math.floor(now / 1000) * 1000;
  if (last === null || moment >= last) return moment;
  return last - now > CLOCK_TOLERANCE ? null : last;
}
