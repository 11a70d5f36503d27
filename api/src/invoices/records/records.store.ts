import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import type { InvoiceRecordsTable, InvoicesTables } from '../invoices.tables.ts';

/** Until the transaction ends nobody else gives out a number, adds a record or changes who issues. */
export { lockIdentity as lockChain } from '../../settings/index.ts';

export type RecordRow = Selectable<InvoiceRecordsTable>;
type AnswerRow = Selectable<InvoicesTables['recordAnswers']>;
/** Null of a record that the tax agency has not answered for. */
export type AnsweredRecord = RecordRow & { answer: AnswerRow | null };

/** What an invoice is known by, as it is stored. */
export type KeyColumns = Pick<
  Selectable<InvoicesTables['invoices']>,
  'issuerNif' | 'code' | 'issuedOn'
>;

/** A record with what its invoice is known by. */
export type LinkedRecord = RecordRow & KeyColumns;

/** The last record of all; undefined before the first. */
export function lastRecord(sql: Queries): Promise<LinkedRecord | undefined> {
  return selectLast(sql).executeTakeFirst();
}

/** The codes of the last invoice of each series of the last one's year, the last first; none before the first record. */
export async function lastInvoiceCodes(sql: Queries): Promise<string[]> {
  const lastOfSeries = sql
    .selectFrom('invoices')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('series', 'is not', null)
    .groupBy('series');
  const invoices = await sql
    .selectFrom('invoices')
    .select(['code', 'issuedOn'])
    .where('id', 'in', lastOfSeries)
    .orderBy('id', 'desc')
    .execute();
  const year = invoices[0]?.issuedOn.slice(0, 4);
  return invoices.filter(({ issuedOn }) => issuedOn.slice(0, 4) === year).map(({ code }) => code);
}

/** The end of the chain of a tax number; undefined before its first record. */
export function lastRecordOf(sql: Queries, issuerNif: string): Promise<LinkedRecord | undefined> {
  return selectLast(sql).where('issuerNif', '=', issuerNif).executeTakeFirst();
}

function selectLast(sql: Queries) {
  return sql
    .selectFrom('invoiceRecords')
    .innerJoin('invoices', 'invoices.id', 'invoiceId')
    .selectAll('invoiceRecords')
    .select(['issuerNif', 'code', 'issuedOn'])
    .orderBy('position', 'desc')
    .limit(1);
}

export async function insertRecord({ sql }: Transaction, record: RecordRow): Promise<void> {
  await sql.insertInto('invoiceRecords').values(record).execute();
}

/** The records of the invoices with what was answered, in the order of the chain. */
export async function listRecordsOf(
  sql: Queries,
  invoiceIds: readonly number[],
): Promise<AnsweredRecord[]> {
  if (invoiceIds.length === 0) return [];
  const records = await sql
    .selectFrom('invoiceRecords')
    .selectAll()
    .where('invoiceId', 'in', invoiceIds)
    .orderBy('position')
    .execute();
  const answers = await sql
    .selectFrom('recordAnswers')
    .selectAll()
    .where('position', 'in', (within) =>
      within.selectFrom('invoiceRecords').select('position').where('invoiceId', 'in', invoiceIds),
    )
    .execute();
  const byPosition = new Map(answers.map((answer) => [answer.position, answer]));
  return records.map((record) => ({ ...record, answer: byPosition.get(record.position) ?? null }));
}
