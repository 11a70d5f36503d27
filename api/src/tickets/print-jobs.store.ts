// The tickets that are to be printed, in the order in which they were asked for.
import { sql as raw, type Selectable } from 'kysely';
import type { PrintWay, TicketKind, TicketSubject } from '@brasa/core/tickets/tickets.contract.ts';
import type { Queries, Transaction } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { defer } from '../db/defer.ts';
import { compiledInsert } from '../db/prepared.ts';
import { flag } from '../db/tables/columns.ts';
import type { TicketsTables } from './tickets.tables.ts';

export type PrintJob = Selectable<TicketsTables['printJobs']>;

/** What is to be printed; `by` is null where nobody asked. */
export type Wanted = {
  kind: TicketKind;
  subject: TicketSubject;
  subjectId: number;
  by: number | null;
  now: number;
};

const columnsOf = ({ by, now, ...ticket }: Wanted, way: PrintWay) => ({
  ...ticket,
  way,
  madeAt: now,
  madeBy: by,
});

const newJob = compiledInsert('printJobs');

/** Adds it to what waits for the printer, at no cost of time. */
export async function deferJob(transaction: Transaction, wanted: Wanted): Promise<void> {
  await defer(transaction, newJob(transaction.sql, [columnsOf(wanted, 'printer')]));
  transaction.announce('tickets');
}

/** Adds it to what waits for the printer; answers its id. */
export async function insertWaitingJob(transaction: Transaction, wanted: Wanted): Promise<number> {
  transaction.announce('tickets');
  return insert(transaction, columnsOf(wanted, 'printer'));
}

/** Notes what a browser prints; the caller has locked the printer. */
export function insertBrowserJob(
  transaction: Transaction,
  wanted: Wanted,
  isFirst: boolean,
): Promise<number> {
  const printed = { begunAt: wanted.now, endedAt: wanted.now, outcome: 'printed' as const };
  const columns = { ...columnsOf(wanted, 'browser'), ...printed, isFirst: flag(isFirst) };
  return insert(transaction, columns);
}

async function insert(
  { sql }: Transaction,
  job: Parameters<typeof newJob>[1][number],
): Promise<number> {
  const { id } = await sql
    .insertInto('printJobs')
    .values(job)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findJob(sql: Queries, id: number): Promise<PrintJob | undefined> {
  return sql.selectFrom('printJobs').selectAll().where('id', '=', id).executeTakeFirst();
}

const waiting = (sql: Queries) =>
  // As literals: the index of what waits is not used for parameters.
  sql.selectFrom('printJobs').where('endedAt', 'is', raw.lit(null));

/** Of those that were asked for since then; the others are only to be discarded. */
export function firstWaiting(sql: Queries, since: number): Promise<PrintJob | undefined> {
  return waiting(sql)
    .selectAll()
    .where('madeAt', '>=', since)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function countWaiting(sql: Queries): Promise<number> {
  const { count } = await waiting(sql)
    .select((is) => is.fn.countAll<Sum>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether some of it may be on paper already, by this job or another. */
export async function mayBePrinted(
  sql: Queries,
  { kind, subject, subjectId }: Pick<PrintJob, 'kind' | 'subject' | 'subjectId'>,
): Promise<boolean> {
  const printed = await sql
    .selectFrom('printJobs')
    .select('id')
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('subject', '=', subject)
    .where('begunAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return printed !== undefined;
}

/**
 * Notes that from now on some of it may be on paper; false where it does not wait any more. The caller has
 * locked the printer.
 */
export async function markBegun(
  { sql }: Transaction,
  id: number,
  { isFirst, now }: { isFirst: boolean; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('printJobs')
    .set({ begunAt: now, ...(isFirst && { isFirst: 1 as const }) })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes what became of it, unless that is known. */
export async function endJob(
  transaction: Transaction,
  id: number,
  ended: { outcome: 'printed' | 'discarded'; now: number },
): Promise<void> {
  const { outcome, now } = ended;
  await transaction.sql
    .updateTable('printJobs')
    .set({ outcome, endedAt: now })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
  transaction.announce('tickets');
}

/** None of those that wait, or that have waited since before then, is printed any more; answers how many those were. */
export async function discardWaiting(
  transaction: Transaction,
  { now, before }: { now: number; before?: number },
): Promise<number> {
  let jobs = transaction.sql
    .updateTable('printJobs')
    .set({ outcome: 'discarded', endedAt: now })
    .where('endedAt', 'is', raw.lit(null));
  if (before !== undefined) jobs = jobs.where('madeAt', '<', before);
  const { numUpdatedRows } = await jobs.executeTakeFirst();
  if (numUpdatedRows > 0n) transaction.announce('tickets');
  return Number(numUpdatedRows);
}

/** Forgets what ended and was asked for before then, but not that a ticket has been printed. */
export async function deleteCopies({ sql }: Transaction, before: number): Promise<void> {
  await sql
    .deleteFrom('printJobs')
    .where('isFirst', '=', raw.lit(0))
    .where('endedAt', 'is not', null)
    .where('madeAt', '<', before)
    .execute();
}
