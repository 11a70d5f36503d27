// Which entry is sent next, and what an answer means for those that follow it: pure.
// See docs/rules/dashboard.md#without-a-connection.
import { orderIdOf, type OutboxEntry } from './outbox-entry.ts';

/**
 * The first that may be sent for the user; null where none is left. What stands behind a refused change of
 * the same order waits with it, and so does what was done with an order that is not made yet.
 */
export function nextEntry(entries: readonly OutboxEntry[], userId: number): OutboxEntry | null {
  const unmade = new Set(entries.filter(({ call }) => call === 'createOrder').map(orderIdOf));
  const held = new Set<number>();
  for (const entry of entries) {
    const orderId = orderIdOf(entry);
    if (entry.userId !== userId) continue;
    const isUnmade = entry.call !== 'createOrder' && unmade.has(orderId);
    const isHeld = orderId !== null && held.has(orderId);
    if (isUnmade) continue;
    if (entry.refusal === null && !isHeld) return entry;
    if (orderId !== null) held.add(orderId);
  }
  return null;
}

/** Those that make no sense without the entry: what was done with an order that is not made. */
export function dependentsOf(entries: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] {
  if (entry.call !== 'createOrder') return [];
  const id = orderIdOf(entry);
  return entries.filter((other) => other.seq !== entry.seq && orderIdOf(other) === id);
}

type Answer = { id?: unknown; version?: unknown; unchanged?: unknown };

/**
 * The entries behind one that was done, as its answer leaves them: an order that it made has its number, and
 * the versions that they were made on follow, unless somebody else has changed the order since; then the
 * server says so.
 */
export function followAnswer(
  entries: readonly OutboxEntry[],
  done: OutboxEntry,
  answer: unknown,
): OutboxEntry[] {
  const orderId = orderIdOf(done);
  if (orderId === null) return [];
  const { id, version, unchanged } = (answer ?? {}) as Answer;
  const number = typeof id === 'number' && done.call !== 'accumulatePoints' ? id : orderId;
  const following = entriesBehind(entries, done);
  // `unchanged` may stand for somebody else's change: the entries behind keep the version that was seen.
  const shift = shiftOf(following, unchanged === true ? done.baseVersion : version);
  return unsent(following).map((entry) =>
    shifted({ ...entry, orderId: number } as OutboxEntry, shift),
  );
}

/**
 * The entries behind one that is discarded. They name the version that it was made on, so that a change by somebody else
 * since then conflicts with them too.
 */
export function followDiscard(
  entries: readonly OutboxEntry[],
  discarded: OutboxEntry,
): OutboxEntry[] {
  const following = entriesBehind(entries, discarded);
  const shift = shiftOf(following, discarded.baseVersion);
  return unsent(following).map((entry) => shifted(entry, shift));
}

function entriesBehind(entries: readonly OutboxEntry[], first: OutboxEntry): OutboxEntry[] {
  const orderId = orderIdOf(first);
  if (orderId === null) return [];
  return entries.filter((entry) => entry.seq > first.seq && orderIdOf(entry) === orderId);
}

const unsent = (entries: readonly OutboxEntry[]) => entries.filter(({ isSent }) => !isSent);

/** The order's version less the one that the next entry was made on; 0 where it is more, by somebody else's change. */
function shiftOf([next]: readonly OutboxEntry[], version: unknown): number {
  const thought = next?.baseVersion ?? null;
  return typeof version === 'number' && thought !== null ? Math.min(0, version - thought) : 0;
}

function shifted(entry: OutboxEntry, shift: number): OutboxEntry {
  const { baseVersion, body } = entry;
  const seen = body?.['version'];
  return {
    ...entry,
    baseVersion: baseVersion === null ? null : baseVersion + shift,
    ...(typeof seen === 'number' && { body: { ...body, version: seen + shift } }),
  } as OutboxEntry;
}

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** How long to wait after so many attempts without an answer, at least as long as the server asks for. */
export function pauseAfter(attempts: number, retryAfterMs = 0): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10), LONGEST_PAUSE_MS);
  return Math.min(Math.max(pause, retryAfterMs), LONGEST_PAUSE_MS);
}

/** Whether its pause is over; one that seems longer than any pause is of a clock that was moved. */
export function isDue({ dueAt }: Pick<OutboxEntry, 'dueAt'>, now: number): boolean {
  return dueAt <= now || dueAt - now > LONGEST_PAUSE_MS;
}
