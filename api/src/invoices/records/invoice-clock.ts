// A wrong day is not written into the chain of records, which nothing changes afterwards.
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { Failure } from '../../failure.ts';

/**
 * Throws INVOICE_CLOCK_DOUBTED where the device that asks says that it is another day: one of the two clocks is wrong
 * (docs/rules/invoices.md#the-clock-of-the-chain). A device that does not say it, `told` null, is taken as it comes.
 */
export function refuseDoubtedClock(told: number | null, now: number): void {
  if (told !== null && Math.abs(told - now) > DAY) throw new Failure('INVOICE_CLOCK_DOUBTED');
}
