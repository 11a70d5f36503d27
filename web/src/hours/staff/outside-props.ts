import type { OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';

/** Of what is shown beside hours while they leave orders outside. */
export type OutsideProps = {
  /** As they are, or as they would be. */
  hours: readonly OpeningHours[];
  /** Of this day only. */
  day?: Day;
};
