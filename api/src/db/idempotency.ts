// Repeated requests act once: the first answer to an Idempotency-Key is kept, and a
// repeat is answered with it.
// See docs/rules/wire.md#a-repeat-answers-as-the-first-time.
import { Failure } from '../failure.ts';
import type { Transaction } from './database.ts';

/** One request as the deduplication sees it. */
export type RequestIdentity = {
  /** Keys of different callers never meet. */
  caller: string;
  key: string;
  /** Tells a repeat from another request that uses the same key. */
  fingerprint: string;
};

const RETENTION = 30 * 24 * 60 * 60 * 1000;

/** For what changes points: a repeat, however late, must never act again. */
export const FOR_EVER = null;

/**
 * Does the job, or answers what it answered the first time. The key is the first thing the
 * transaction writes, so a second request with the same key waits for the first; a job that is
 * refused leaves no key behind. Throws IDEMPOTENCY_KEY_REUSED for the key of another request.
 */
export async function once<Answer extends object>(
  transaction: Transaction,
  request: RequestIdentity | null,
  now: number,
  job: () => Promise<Answer>,
  expiresAt: number | typeof FOR_EVER = now + RETENTION,
): Promise<Answer> {
  if (!request) return job();
  const { caller, key, fingerprint } = request;
  const claimed = await transaction.sql
    .insertInto('idempotencyKeys')
    .values({
      caller,
      key,
      fingerprint,
      response: null,
      createdAt: now,
      expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) return firstAnswer<Answer>(transaction, request);
  const answer = await job();
  await transaction.sql
    .updateTable('idempotencyKeys')
    .set({ response: JSON.stringify(answer) })
    .where('caller', '=', caller)
    .where('key', '=', key)
    .execute();
  return answer;
}

async function firstAnswer<Answer>(
  transaction: Transaction,
  request: RequestIdentity,
): Promise<Answer> {
  const stored = await transaction.sql
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'response'])
    .where('caller', '=', request.caller)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  if (stored.fingerprint !== request.fingerprint) throw new Failure('IDEMPOTENCY_KEY_REUSED');
  if (stored.response === null)
    throw new Error('an idempotency key was committed without its answer');
  return JSON.parse(stored.response) as Answer;
}

/** Forgets what the caller has sent: they are nobody now, and will not ask again. */
export async function forgetAnswersTo(transaction: Transaction, caller: string): Promise<void> {
  await transaction.sql.deleteFrom('idempotencyKeys').where('caller', '=', caller).execute();
}

/** A part of an answer: an object anywhere in it. */
export type AnswerPart = Record<string, unknown>;

/** How many texts one query looks for. */
const AT_ONCE = 100;

/**
 * Takes out of the answers that are kept for repeats what says who somebody was: `blank` is shown
 * every part of each answer that mentions one of the ids, and answers what becomes of the part. What
 * is kept for ever is not looked at, since it names nobody from the beginning.
 */
export async function blankAnswers(
  transaction: Transaction,
  ids: readonly number[],
  blank: (part: AnswerPart) => AnswerPart,
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await blankMentions(transaction, ids.slice(from, from + AT_ONCE), blank);
  }
}

async function blankMentions(
  { sql }: Transaction,
  ids: readonly number[],
  blank: (part: AnswerPart) => AnswerPart,
): Promise<void> {
  const rows = await sql
    .selectFrom('idempotencyKeys')
    .select(['caller', 'key', 'response'])
    .where('expiresAt', '>', 0)
    .where((is) => is.or(ids.map((id) => is('response', 'like', `%"id":${id},%`))))
    .execute();
  for (const { caller, key, response } of rows) {
    await sql
      .updateTable('idempotencyKeys')
      .set({ response: response && blankParts(response, blank) })
      .where('caller', '=', caller)
      .where('key', '=', key)
      .execute();
  }
}

function blankParts(answer: string, blank: (part: AnswerPart) => AnswerPart): string {
  const isPart = (value: unknown): value is AnswerPart =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return JSON.stringify(
    JSON.parse(answer, (_name, value: unknown) => (isPart(value) ? blank(value) : value)),
  );
}
