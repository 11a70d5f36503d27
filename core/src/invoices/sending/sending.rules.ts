// When records may be sent (docs/rules/invoices.md#sending).
import { plausibleEnd } from '../../kernel/time/clock-ahead.rules.ts';
import { HOUR, MINUTE } from '../../kernel/time/durations.ts';
import { MAX_RECORDS } from '../records/record-xml.rules.ts';

/** What the law lets a program wait between submissions until the tax agency says otherwise. */
export const FIRST_WAIT_SECONDS = 60;

/** The law wants an attempt at least every hour. */
export const LONGEST_PAUSE = HOUR;

/** How long whoever sends may be silent until another process takes over. */
const LEASE = 2 * MINUTE;

/** From here on a record is late: the tax agency objects to older ones that come without a reason. */
const PROMPT = 4 * MINUTE;

export type Delivery = {
  leasedUntil: number;
  nextAttemptAt: number;
  failingSince: number | null;
  waitSeconds: number;
};

/** Until when an attempt that begins now is nobody else's. */
export const leaseEnd = (now: number): number => now + LEASE;

/**
 * When the next attempt may begin; `now` where it may at once.
 */
export function mayAttemptAt(
  { leasedUntil, nextAttemptAt, failingSince }: Delivery,
  { now, waiting }: { now: number; waiting: number },
): number {
  const isFull = waiting >= MAX_RECORDS && failingSince === null;
  const pause = isFull ? now : plausibleEnd(nextAttemptAt, now, LONGEST_PAUSE);
  return Math.max(now, plausibleEnd(leasedUntil, now, LEASE), pause);
}

/** When the next submission may be after one that was answered, or that nobody knows the answer of. */
export const afterSubmission = (now: number, waitSeconds: number): number =>
  now + Math.min(LONGEST_PAUSE, waitSeconds * 1000);

/**
 * When the next attempt is after one without an answer: as long again as it has been failing. What the tax
 * agency blames on the submission itself will not be better in a minute.
 */
export function afterFailure(
  { failingSince, waitSeconds }: Pick<Delivery, 'failingSince' | 'waitSeconds'>,
  now: number,
  isSubmissionToBlame: boolean,
): number {
  if (isSubmissionToBlame) return now + LONGEST_PAUSE;
  const least = Math.max(waitSeconds, FIRST_WAIT_SECONDS) * 1000;
  return now + Math.min(LONGEST_PAUSE, Math.max(least, now - (failingSince ?? now)));
}

/** Whether records of which the oldest was made then are sent later than they should, by a fault. */
export function isAfterOutage(
  { failingSince, waitSeconds }: Pick<Delivery, 'failingSince' | 'waitSeconds'>,
  { now, oldest }: { now: number; oldest: number },
): boolean {
  return failingSince !== null || now - oldest > Math.max(PROMPT, waitSeconds * 1000 + LEASE);
}
