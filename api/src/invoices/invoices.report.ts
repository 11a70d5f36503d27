// What the page of invoices and the book show of a period.
import { sql as raw } from 'kysely';
import type { Period } from '@brasa/core/invoices/invoices.contract.ts';
import type { RateAmount } from '@brasa/core/invoices/tax-split.rules.ts';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { MAX_ID } from '@brasa/core/kernel/fields.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Queries } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { IS_STANDING } from './invoices.store.ts';
import type { RecordRow } from './records/records.store.ts';

/** Before and after every day that an invoice can be of. */
const FIRST_DAY = '2000-01-01' as Day;
const LAST_DAY = '9999-12-31' as Day;

/** Those with a tax identity, issued from the one day to the other, both included. */
function invoicesOf(sql: Queries, { from = FIRST_DAY, to = LAST_DAY }: Period) {
  return sql
    .selectFrom('invoices')
    .where('series', 'is not', null)
    .where('issuedOn', '>=', from)
    .where('issuedOn', '<=', to);
}

/** The ids of a page of the period's invoices, newest first, and of one more where there is one. */
export async function listIds(
  sql: Queries,
  { before, limit, ...period }: Period & { before?: number | undefined; limit: number },
): Promise<number[]> {
  const rows = await invoicesOf(sql, period)
    .select('id')
    .where('id', before === undefined ? '<=' : '<', before ?? MAX_ID)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of a part of the period's invoices, in the order in which they were issued. */
export async function listIdsAfter(
  sql: Queries,
  period: Period,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await invoicesOf(sql, period)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** By rates what the period's invoices add, as countedRates() of each. */
export async function sumRates(sql: Queries, period: Period): Promise<RateAmount[]> {
  const rows = await standing(sql, period)
    .innerJoin('invoiceRates', 'invoiceRates.invoiceId', 'invoices.id')
    .select(['rate'])
    .select((is) => [
      is.fn.sum<Sum>(raw`invoice_rates.base - rectified_base`).as('base'),
      is.fn.sum<Sum>(raw`invoice_rates.tax - rectified_tax`).as('tax'),
    ])
    .groupBy('rate')
    .orderBy('rate')
    .execute();
  return rows.map(({ rate, ...sums }) => {
    const [base, tax] = [cents(Number(sums.base)), cents(Number(sums.tax))];
    return { rate, base, tax, total: cents(base + tax) };
  });
}

/** How many invoices the period has that are not annulled. */
export async function countInvoices(sql: Queries, period: Period): Promise<number> {
  const { count } = await standing(sql, period)
    .select((is) => is.fn.countAll<Sum>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const standing = (sql: Queries, period: Period) => invoicesOf(sql, period).where(IS_STANDING);

/** How many records the tax agency has not answered for, and how many last ones of an invoice it refused. */
export async function countUnsettled(sql: Queries): Promise<{ pending: number; rejected: number }> {
  const answered = raw`(select count(*) from record_answers)`;
  const { pending } = await sql
    .selectFrom('invoiceRecords')
    .select(raw<Sum>`count(*) - ${answered}`.as('pending'))
    .executeTakeFirstOrThrow();
  const { rejected } = await sql
    .selectFrom('recordAnswers')
    .innerJoin('invoiceRecords as record', 'record.position', 'recordAnswers.position')
    .select((is) => is.fn.countAll<Sum>().as('rejected'))
    .where('state', '=', 'rejected')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('invoiceRecords as later')
            .select('later.position')
            .whereRef('later.invoiceId', '=', 'record.invoiceId')
            .whereRef('later.position', '>', 'record.position'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return { pending: Number(pending), rejected: Number(rejected) };
}

/** A part of the chain, in its order. */
export function listChain(
  sql: Queries,
  { after, limit }: { after: number; limit: number },
): Promise<RecordRow[]> {
  return sql
    .selectFrom('invoiceRecords')
    .selectAll()
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** The series in which a number is missing. */
export function listGaps(sql: Queries): Promise<{ series: string }[]> {
  return sql
    .selectFrom('invoices')
    .select('series')
    .where('series', 'is not', null)
    .groupBy('series')
    .having(raw<boolean>`max(number) <> count(*)`)
    .$narrowType<{ series: string }>()
    .orderBy('series')
    .execute();
}

/** The invoices with a tax identity to which there is no record. */
export function listUnrecorded(sql: Queries): Promise<{ code: string }[]> {
  return sql
    .selectFrom('invoices')
    .leftJoin('invoiceRecords', 'invoiceRecords.invoiceId', 'invoices.id')
    .select('code')
    .where('series', 'is not', null)
    .where('position', 'is', null)
    .orderBy('invoices.id')
    .execute();
}

/** The orders, or the sales, that have to stay as an invoice says which there is not: the first of them. */
export function listLost(sql: Queries, table: 'orders' | 'sales'): Promise<{ id: number }[]> {
  const invoiced = table === 'orders' ? 'invoices.orderId' : 'invoices.saleId';
  return sql
    .selectFrom(table)
    .select(`${table}.id`)
    .where('invoicedTotal', 'is not', null)
    .where((is) =>
      is.not(
        is.exists(
          sql
            .selectFrom('invoices')
            .select('invoices.id')
            .where(invoiced, '=', is.ref(`${table}.id`))
            .where('series', 'is not', null),
        ),
      ),
    )
    .orderBy(`${table}.id`)
    .limit(1)
    .execute();
}
