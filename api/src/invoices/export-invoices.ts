// A period's invoices as files, made part by part so that a year of them takes no memory
// (docs/rules/invoices.md#exports).
import { bookHead, bookRows } from '@brasa/core/invoices/invoice-book.rules.ts';
import type { Period } from '@brasa/core/invoices/invoices.contract.ts';
import {
  MAX_RECORDS,
  submissionXml,
  xmlDocument,
} from '@brasa/core/invoices/records/record-xml.rules.ts';
import type { Queries } from '../db/database.ts';
import { Failure, orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { keyOf } from './issue/invoice-key.ts';
import { citedCodes, findInvoices, type StoredInvoice } from './invoices.store.ts';
import { listIdsAfter } from './invoices.report.ts';
import { recipientColumns } from './recorded-recipient.ts';
import { listRecordsOf, type RecordRow } from './records/records.store.ts';

const PART = 200;

async function* partsOf(sql: Queries, period: Period): AsyncGenerator<StoredInvoice[]> {
  for (let after = 0; ;) {
    const ids = await listIdsAfter(sql, period, { after, limit: PART });
    const last = ids.at(-1);
    if (last === undefined) return;
    yield findInvoices(sql, ids);
    after = last;
  }
}

/** The book of issued invoices as CSV, line by line. */
export async function* invoiceBook({ db }: Shop, period: Period): AsyncGenerator<string> {
  yield bookHead();
  for await (const invoices of partsOf(db.read, period)) {
    const ids = invoices.map(({ id }) => id);
    const records = await listRecordsOf(db.read, ids);
    const recordsOf = Map.groupBy(records, ({ invoiceId }) => invoiceId);
    const codes = await citedCodes(db.read, invoices);
    for (const invoice of invoices) {
      const own = recordsOf.get(invoice.id) ?? [];
      yield bookRows({
        ...invoice,
        ...recipientColumns(invoice, own),
        series: invoice.series ?? '',
        number: invoice.number ?? 0,
        cites: codes.get(invoice.citesId) ?? null,
        isAnnulled: own.some(({ type }) => type === 'annulment'),
        huella: own[0]?.huella ?? '',
      });
    }
  }
}

/**
 * The period's records in one document of the tax agency's form. Throws EXPORT_WITHOUT_RECORDS,
 * EXPORT_TOO_MANY_RECORDS, EXPORT_OF_TWO_ISSUERS.
 */
export async function exportRecords({ db }: Shop, period: Period): Promise<string> {
  const records: RecordRow[] = [];
  let sender: { name: string; nif: string } | null = null;
  for await (const invoices of partsOf(db.read, period)) {
    for (const invoice of invoices) {
      const { issuerNif: nif } = keyOf(invoice);
      if (sender && sender.nif !== nif) throw new Failure('EXPORT_OF_TWO_ISSUERS');
      sender = { name: invoice.issuerName, nif };
    }
    const ids = invoices.map(({ id }) => id);
    records.push(...(await listRecordsOf(db.read, ids)));
    if (records.length > MAX_RECORDS) throw new Failure('EXPORT_TOO_MANY_RECORDS');
  }
  const inOrder = records.sort((one, other) => one.position - other.position);
  const xml = inOrder.map((record) => record.xml);
  return xmlDocument(
    submissionXml(orRefuse(sender, 'EXPORT_WITHOUT_RECORDS'), xml, { isAfterOutage: false }),
  );
}
