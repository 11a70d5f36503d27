// Whether what the desk shows is what the shop knows, judged from the last polls.
import { POLL_MS } from '../dashboard.queries.ts';

export type Connection = {
  /** "loading" until there is anything that could be up to date. */
  state: 'loading' | 'live' | 'stale' | 'lost';
  /** When the data on screen arrived, in milliseconds; 0 when there is none. */
  since: number;
};

export type Polls = {
  dataUpdatedAt: number;
  failureCount: number;
  isError: boolean;
  isPaused: boolean;
};

/** Two polls missed, and a second for the answer. */
export const STALE_AFTER_MS = 2 * POLL_MS + 1000;

/**
 * "lost" with the first failed poll, and where a poll was answered by what the device has stored (`storedAt`);
 * "stale" where polls merely stay away.
 */
export function connectionOf(
  polls: Polls,
  isOnline: boolean,
  now: number,
  storedAt: number | null = null,
): Connection {
  if (storedAt !== null) return { state: 'lost', since: storedAt };
  const since = polls.dataUpdatedAt;
  const hasFailed = polls.failureCount > 0 || polls.isError || polls.isPaused;
  if (!isOnline || hasFailed) return { state: 'lost', since };
  if (since === 0) return { state: 'loading', since };
  return { state: now - since > STALE_AFTER_MS ? 'stale' : 'live', since };
}
