// Sends what waits, in its order and one at a time, until something has no answer. Only a definite answer of
// the server takes an entry out. See docs/rules/dashboard.md#without-a-connection.
import { requestFor, type OutboxEntry, type Refusal } from './outbox-entry.ts';
import { isDue, nextEntry, pauseAfter } from './outbox-order.ts';
import {
  listEntries,
  noteSent,
  postpone,
  settleDone,
  settleRefused,
  type Outbox,
} from './outbox-store.ts';

const LOCK = 'brasa-outbox';
/** A call that has not been answered by then has no answer, in milliseconds. */
const PATIENCE_MS = 15_000;

export type FlushOptions = {
  /** Whose entries are sent. */
  userId: number;
  /** The line is back: pauses no longer count. */
  isForced?: boolean;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Is given the answer to an entry that is settled by it. */
  onSettled?: (entry: OutboxEntry, response: Response) => void;
};

/** How it ended: everything is sent, something had no answer, or the session is over. */
export type FlushOutcome = 'empty' | 'waiting' | 'signed-out';

/** Sends until nothing is left that may be sent; a second call waits for the first. */
export function flushOutbox(outbox: Outbox, options: FlushOptions): Promise<FlushOutcome> {
  return navigator.locks.request(LOCK, () => sendAll(outbox, options));
}

async function sendAll(
  outbox: Outbox,
  { userId, isForced = false, onSettled, ...how }: FlushOptions,
): Promise<FlushOutcome> {
  for (;;) {
    const entry = nextEntry(await listEntries(outbox), userId);
    if (!entry) return 'empty';
    if (!isForced && !isDue(entry, Date.now())) return 'waiting';
    if (!(await isStillThere(outbox, entry))) continue;
    const answered = await answerTo(entry, how.fetch ?? fetch);
    const end = await settle(outbox, entry, answered);
    if (end) return end;
    if ('response' in answered) onSettled?.(entry, answered.response);
  }
}

/** Settles the entry by its answer. Answers how the flush ends; null where it goes on. */
async function settle(
  outbox: Outbox,
  entry: OutboxEntry,
  answered: Answered,
): Promise<FlushOutcome | null> {
  switch (answered.kind) {
    case 'done':
      await settleDone(outbox, entry, answered.body);
      return null;
    case 'refused':
      await settleRefused(outbox, entry, answered.refusal);
      return null;
    case 'signed-out':
      return 'signed-out';
    case 'unanswered':
      await postpone(outbox, entry, Date.now() + pauseAfter(entry.attempts + 1, answered.after));
      return 'waiting';
  }
}

/** Notes that the entry may arrive; false where it was discarded. A device without room for the note sends it anyway. */
const isStillThere = (outbox: Outbox, entry: OutboxEntry): Promise<boolean> =>
  noteSent(outbox, entry).catch(() => true);

type Answered =
  | { kind: 'done'; body: unknown; response: Response }
  | { kind: 'refused'; refusal: Refusal; response: Response }
  | { kind: 'signed-out' }
  | { kind: 'unanswered'; after: number };

async function answerTo(
  entry: OutboxEntry,
  send: (url: string, init: RequestInit) => Promise<Response>,
): Promise<Answered> {
  const [url, init] = requestFor(entry, Date.now());
  try {
    const response = await send(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    return await read(response);
  } catch {
    return { kind: 'unanswered', after: 0 };
  }
}

/** Whether a status says nothing of what became of the request. */
const isUndecided = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Only what the shop itself says counts: something on the way, such as a hotel's sign-in page, may answer too. */
async function read(response: Response): Promise<Answered> {
  const { status } = response;
  const copy = response.clone();
  const body = await bodyOf(response);
  if (status === 401 && isRefusal(body)) return { kind: 'signed-out' };
  if (isUndecided(status)) return { kind: 'unanswered', after: retryAfter(response) };
  if (response.ok && isObject(body)) return { kind: 'done', body, response: copy };
  if (!isRefusal(body)) return { kind: 'unanswered', after: 0 };
  const refusal = { status, code: body.code, message: reasonIn(body) };
  return { kind: 'refused', refusal, response: copy };
}

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('json')) return null;
  return response.json();
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null;

type RefusalBody = { error: string; code: string; details?: { message: string }[] };

/** What is wrong in particular, where the server says it. */
const reasonIn = ({ error, details = [] }: RefusalBody): string =>
  details.length > 0 ? details.map(({ message }) => message).join('. ') : error;

function isRefusal(body: unknown): body is RefusalBody {
  return isObject(body) && 'code' in body && 'error' in body && typeof body.code === 'string';
}

/** In milliseconds. */
const retryAfter = ({ headers }: Response): number =>
  (Number(headers.get('Retry-After')) || 0) * 1000;
