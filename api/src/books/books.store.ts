import { sql as raw, type Insertable, type Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { lockByName } from '../db/engines/engine.ts';
import type { BooksTables } from './books.tables.ts';

export type CloseRow = Selectable<BooksTables['dayCloses']>;
export type CorrectionRow = Selectable<BooksTables['closeCorrections']>;
export type CashMovementRow = Selectable<BooksTables['cashMovements']>;

/** One close at a time; whoever waits sees the one before. */
export function lockCloses({ sql, engine }: Transaction): Promise<void> {
  return lockByName(sql, engine, 'day close');
}

/** Undefined before the first. */
export function lastClose(sql: Queries): Promise<CloseRow | undefined> {
  return sql
    .selectFrom('dayCloses')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Newest first. */
export async function findCloses(
  sql: Queries,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<CloseRow[]> {
  let query = sql.selectFrom('dayCloses').selectAll().orderBy('number', 'desc').limit(limit);
  if (before !== undefined) query = query.where('number', '<', before);
  return query.execute();
}

export function findClose(sql: Queries, number: number): Promise<CloseRow | undefined> {
  return sql.selectFrom('dayCloses').selectAll().where('number', '=', number).executeTakeFirst();
}

export async function insertClose(
  transaction: Transaction,
  row: Insertable<BooksTables['dayCloses']>,
): Promise<void> {
  transaction.announce('payments');
  await transaction.sql.insertInto('dayCloses').values(row).execute();
}

/** In the order in which they were written. */
export function listCorrections(
  sql: Queries,
  numbers: readonly number[],
): Promise<CorrectionRow[]> {
  return sql
    .selectFrom('closeCorrections')
    .selectAll()
    .where('closeNumber', 'in', [...numbers])
    .orderBy('id')
    .execute();
}

export async function insertCorrection(
  transaction: Transaction,
  row: Insertable<BooksTables['closeCorrections']>,
): Promise<void> {
  transaction.announce('payments');
  await transaction.sql.insertInto('closeCorrections').values(row).execute();
}

/** Of the close, or of none yet, in the order in which they came. */
export function listCashMovements(
  sql: Queries,
  closeNumber: number | null,
): Promise<CashMovementRow[]> {
  return sql
    .selectFrom('cashMovements')
    .selectAll()
    .where('closeNumber', closeNumber === null ? 'is' : '=', closeNumber)
    .orderBy('id')
    .execute();
}

export function findCashMovement(sql: Queries, id: number): Promise<CashMovementRow | undefined> {
  return sql.selectFrom('cashMovements').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertCashMovement(
  transaction: Transaction,
  row: Insertable<BooksTables['cashMovements']>,
): Promise<CashMovementRow> {
  transaction.announce('payments');
  return transaction.sql
    .insertInto('cashMovements')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives the close to every movement of cash that has none. */
export async function takeCashMovements({ sql }: Transaction, closeNumber: number): Promise<void> {
  await sql
    .updateTable('cashMovements')
    .set({ closeNumber })
    .where('closeNumber', 'is', null)
    .execute();
}

/** Milliseconds, and the id of a movement of points: a visit after either of them may be in no close yet. */
export type FirstVisit = { after: number; afterPoints: number };

/** By two lists: each has its index. */
export const isAfter = ({ after, afterPoints }: FirstVisit) =>
  raw<boolean>`walk_in_visits.walk_in_id in (
    select walk_in_id from walk_in_visits where entered_at > ${after}
    union all select walk_in_id from walk_in_visits where transaction_id > ${afterPoints})`;

/** Gives the close to every visit that was entered after the moment and has none. */
export async function takeVisits(
  { sql }: Transaction,
  closeNumber: number,
  first: FirstVisit,
): Promise<void> {
  const untaken = sql
    .selectFrom('walkInVisits')
    .leftJoin('closedVisits', 'closedVisits.walkInId', 'walkInVisits.walkInId')
    .select(['walkInVisits.walkInId', raw<number>`${closeNumber}`.as('closeNumber')])
    .where(isAfter(first))
    .where('closedVisits.walkInId', 'is', null);
  await sql
    .insertInto('closedVisits')
    .columns(['walkInId', 'closeNumber'])
    .expression(untaken)
    .execute();
}
