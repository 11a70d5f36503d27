// How long a session lives (docs/rules/wire.md#how-long-sessions-live).
import { DAY, HOUR } from '../../kernel/time/durations.ts';
import { isStaff, type Role } from '../accounts.rules.ts';

/** How long after its last use. */
const idleOf = (role: Role): number => (role === 'superadmin' ? 7 : 30) * DAY;

/** How long after it was begun, however much it is used. */
function wholeOf(role: Role): number {
  if (role === 'superadmin') return 7 * DAY;
  return isStaff(role) ? 30 * DAY : 180 * DAY;
}

/** How long a browser keeps the mark of the member of staff who signed in there (docs/rules/wire.md#staffs-browsers). */
export const STAFF_BROWSER_LIFETIME = 365 * DAY;

/** Of one account, at any time. */
export const MOST_SESSIONS = 50;

/** Its use is noted at most once in this time, so that reading stays reading. */
const NOTED_AFTER = HOUR;

export type SessionTimes = { createdAt: number; usedAt: number };

/** When the session of a user in this role ends, if it is not used again. */
export function sessionEnd({ createdAt, usedAt }: SessionTimes, role: Role): number {
  return Math.min(usedAt + idleOf(role), createdAt + wholeOf(role));
}

/** Whether its use is to be noted; one that was used later than now was so by a clock that has been put right. */
export function isUseToBeNoted({ usedAt }: SessionTimes, now: number): boolean {
  return now - usedAt >= NOTED_AFTER || usedAt - now > DAY;
}
