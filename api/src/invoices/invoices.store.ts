import { sql as raw, type Insertable, type Selectable } from 'kysely';
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type {
  CorrectionMethod,
  InvoiceKind,
} from '@brasa/core/invoices/records/numbering.rules.ts';
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { flag } from '../db/tables/columns.ts';
import { orRefuse } from '../failure.ts';
import type { InvoicesTable, InvoicesTables } from './invoices.tables.ts';

/** The row of an invoice with its lines and rates, as they were stored. */
export type StoredInvoice = Selectable<InvoicesTable> & {
  lines: Selectable<InvoicesTables['invoiceLines']>[];
  rates: Selectable<InvoicesTables['invoiceRates']>[];
};

/** Stores the invoice; answers its rows as the database has them. */
export async function insertInvoice(
  { sql }: Transaction,
  invoice: IssuedInvoice,
  { citesId, by }: { citesId: number | null; by: number },
): Promise<StoredInvoice> {
  const { id: invoiceId } = await sql
    .insertInto('invoices')
    .values(rowOf(invoice, { citesId, by }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = invoice.lines.map((line, at) => ({ invoiceId, position: at + 1, ...line }));
  const rates = invoice.rates.map((rate) => ({ invoiceId, ...rate }));
  await sql.insertInto('invoiceLines').values(lines).execute();
  await sql.insertInto('invoiceRates').values(rates).execute();
  return readInvoice(sql, invoiceId);
}

function rowOf(
  invoice: IssuedInvoice,
  { citesId, by }: { citesId: number | null; by: number },
): Insertable<InvoicesTable> {
  const {
    lines: _lines,
    rates: _rates,
    cites: _cites,
    series,
    issuer,
    recipient,
    ...own
  } = invoice;
  return {
    ...own,
    series: series?.name ?? null,
    number: series?.number ?? null,
    issuerBrand: issuer.brand,
    issuerName: issuer.name,
    issuerNif: issuer.nif,
    issuerAddress: issuer.address,
    issuerPhone: issuer.phone,
    issuerEmail: issuer.email,
    recipientName: recipient?.name ?? null,
    recipientNif: recipient?.nif ?? null,
    recipientAddress: recipient?.address ?? null,
    isVerifiable: flag(invoice.isVerifiable),
    citesId,
    issuedBy: by,
  };
}

/** Those of the ids that there are, by their ids. */
export async function findInvoices(sql: Queries, ids: readonly number[]): Promise<StoredInvoice[]> {
  if (ids.length === 0) return [];
  const [rows, lines, rates] = await Promise.all([
    sql.selectFrom('invoices').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    sql
      .selectFrom('invoiceLines')
      .selectAll()
      .where('invoiceId', 'in', ids)
      .orderBy('invoiceId')
      .orderBy('position')
      .execute(),
    sql
      .selectFrom('invoiceRates')
      .selectAll()
      .where('invoiceId', 'in', ids)
      .orderBy('invoiceId')
      .orderBy('rate')
      .execute(),
  ]);
  const linesOf = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  const ratesOf = Map.groupBy(rates, ({ invoiceId }) => invoiceId);
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.id) ?? [],
    rates: ratesOf.get(row.id) ?? [],
  }));
}

/** The codes of those that the invoices cite, by their ids. */
export async function citedCodes(
  sql: Queries,
  invoices: readonly Pick<StoredInvoice, 'citesId'>[],
): Promise<Map<number | null, string>> {
  const ids = invoices.flatMap(({ citesId }) => citesId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await sql
    .selectFrom('invoices')
    .select(['id', 'code'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Throws INVOICE_NOT_FOUND. */
export async function readInvoice(sql: Queries, id: number): Promise<StoredInvoice> {
  const [invoice] = await findInvoices(sql, [id]);
  return orRefuse(invoice, 'INVOICE_NOT_FOUND');
}

/** Of an invoice in any query: that it is not annulled. */
export const IS_STANDING = raw<boolean>`not exists (
  select 1 from invoice_records where invoice_records.invoice_id = invoices.id and type = 'annulment')`;

export type StandingInvoice = {
  id: number;
  kind: InvoiceKind;
  citesId: number | null;
  method: CorrectionMethod | null;
  series: string | null;
  code: string;
  total: Cents;
};

/**
 * An order's invoices that are not annulled, in the order in which they were made. What was settled when it was taken up again
 * holds it no more, and is left out.
 */
export function listHolding(
  sql: Queries,
  { id, settledInvoiceId }: { id: number; settledInvoiceId: number | null },
): Promise<StandingInvoice[]> {
  return selectStanding(sql)
    .where('orderId', '=', id)
    .where('id', '>', settledInvoiceId ?? 0)
    .execute();
}

/** A counter sale's invoices that are not annulled, in the order in which they were made. */
export function listStandingOfSale(sql: Queries, saleId: number): Promise<StandingInvoice[]> {
  return selectStanding(sql).where('saleId', '=', saleId).execute();
}

/** Those that cite the invoices and are not annulled. */
export async function listCiting(sql: Queries, ids: readonly number[]): Promise<StandingInvoice[]> {
  return ids.length === 0 ? [] : selectStanding(sql).where('citesId', 'in', ids).execute();
}

function selectStanding(sql: Queries) {
  return sql
    .selectFrom('invoices')
    .select(['id', 'kind', 'citesId', 'method', 'series', 'code', 'total'])
    .where(IS_STANDING)
    .orderBy('id');
}

/** The code of the last invoice of a tax number; undefined before its first. */
export async function lastCodeOf(sql: Queries, issuerNif: string): Promise<string | undefined> {
  const last = await sql
    .selectFrom('invoices')
    .select('code')
    .where('issuerNif', '=', issuerNif)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.code;
}

/** How many tax numbers have issued. */
export async function countIssuers(sql: Queries): Promise<number> {
  const { count } = await sql
    .selectFrom('invoices')
    .select((is) => is.fn.count<Sum>('issuerNif').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The last number of the series; 0 before the first. The caller holds the chain. */
export async function lastNumber(sql: Queries, series: string): Promise<number> {
  const { last } = await sql
    .selectFrom('invoices')
    .select((is) => is.fn.max<number | null>('number').as('last'))
    .where('series', '=', series)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
