// How the sending of records stands, and what the tax agency answered.
import type { Selectable } from 'kysely';
import type {
  RecordOutcome,
  SentRecord,
} from '@brasa/core/invoices/sending/agency-answer.rules.ts';
import { FIRST_WAIT_SECONDS } from '@brasa/core/invoices/sending/sending.rules.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { forUpdate } from '../../db/engines/engine.ts';
import type { InvoicesTables } from '../invoices.tables.ts';

export type Delivery = Selectable<InvoicesTables['recordDeliveries']>;

/** How the sending of records stands; undefined before the first attempt. */
export function readDelivery(sql: Queries): Promise<Delivery | undefined> {
  return sql.selectFrom('recordDeliveries').selectAll().executeTakeFirst();
}

/** How the sending stands; nobody else changes it until the transaction ends. */
export async function lockDelivery({ sql, engine }: Transaction): Promise<Delivery> {
  const first = {
    id: 1,
    leasedUntil: 0,
    nextAttemptAt: 0,
    waitSeconds: FIRST_WAIT_SECONDS,
    sentUpTo: 0,
    failingSince: null,
    lastError: null,
  };
  await sql
    .insertInto('recordDeliveries')
    .values(first)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = sql.selectFrom('recordDeliveries').selectAll().where('id', '=', 1);
  return forUpdate(engine, row).executeTakeFirstOrThrow();
}

/** The caller has locked it. */
export async function updateDelivery(
  { sql }: Transaction,
  change: Partial<Omit<Delivery, 'id'>>,
): Promise<void> {
  await sql.updateTable('recordDeliveries').set(change).where('id', '=', 1).execute();
}

/** Those that the tax agency has not answered for, in the order of the chain. */
function pending(sql: Queries, after: number) {
  return sql
    .selectFrom('invoiceRecords as record')
    .leftJoin('recordAnswers', 'recordAnswers.position', 'record.position')
    .where('record.position', '>', after)
    .where('recordAnswers.position', 'is', null)
    .orderBy('record.position');
}

/** Where the first pending records stand in the chain, none of them up to `after`, none of these tax numbers. */
export async function listPendingPositions(
  sql: Queries,
  { after, limit, except }: { after: number; limit: number; except: readonly string[] },
): Promise<number[]> {
  const all = pending(sql, after).select('record.position').limit(limit);
  const others = () =>
    all
      .innerJoin('invoices', 'invoices.id', 'record.invoiceId')
      .where('invoices.issuerNif', 'not in', except);
  const rows = await (except.length === 0 ? all : others()).execute();
  return rows.map(({ position }) => position);
}

export type PendingRecord = Omit<SentRecord, 'isRepeat'> & {
  issuerName: string;
  generatedAt: number;
  xml: string;
};

/** The pending records of a part of the chain. */
export async function listPending(
  sql: Queries,
  { after, upTo }: { after: number; upTo: number },
): Promise<PendingRecord[]> {
  const rows = await pending(sql, after)
    .where('record.position', '<=', upTo)
    .innerJoin('invoices', 'invoices.id', 'record.invoiceId')
    // Records are made of invoices that have a tax identity.
    .where('issuerNif', 'is not', null)
    .select(['record.position', 'record.type', 'generatedAt', 'xml'])
    .select(['issuerName', 'issuerNif', 'code', 'issuedOn'])
    .select((is) =>
      is
        .exists(
          is
            .selectFrom('invoiceRecords as later')
            .select('later.position')
            .whereRef('later.invoiceId', '=', 'record.invoiceId')
            .whereRef('later.position', '>', 'record.position')
            .where('later.type', '=', 'annulment'),
        )
        .as('isAnnulledLater'),
    )
    .$narrowType<{ issuerNif: string; issuedOn: Day }>()
    .execute();
  return rows.map(({ issuerNif, code, issuedOn, isAnnulledLater, ...record }) => ({
    ...record,
    invoice: { issuerNif, code, issuedOn },
    isAnnulledLater: Boolean(isAnnulledLater),
  }));
}

/** Keeps what was answered; of a record that has been answered for, the first answer stays. */
export async function insertAnswers(
  { sql }: Transaction,
  outcomes: readonly RecordOutcome[],
  now: number,
): Promise<void> {
  if (outcomes.length === 0) return;
  await sql
    .insertInto('recordAnswers')
    .values(outcomes.map((outcome) => ({ ...outcome, answeredAt: now })))
    .onConflict((conflict) => conflict.column('position').doNothing())
    .execute();
}
