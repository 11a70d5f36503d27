// Notifications to a browser (docs/rules/messages.md#to-a-phone).
import { HOUR, DAY } from '../kernel/time/durations.ts';

/** What a browser shows. It travels encrypted: no push service can read it. */
export type PushNotice = {
  title: string;
  body: string;
  /** Where a tap leads. */
  path: string;
  /** A later one with the same name takes the place of the one before. */
  tag: string;
};

/** How many browsers hear of one order or of one customer's points; the one that asked first goes. */
export const BROWSERS_AT_MOST = 5;

/** How long a push service keeps what a phone that is off has not got, in milliseconds. */
export const PUSH_TERM = { order: 4 * HOUR, points: 2 * DAY } as const;
